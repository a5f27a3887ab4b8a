import Foundation

/// The kinds of data that a text view detects in its text and converts to links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates of events.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Shipment numbers; none are detected.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Flight numbers; none are detected.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Words to look up; none are detected.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// The types that a detector searches for; nil for none.
    fileprivate var checkingTypes: NSTextCheckingTypes? {
        let pairs: [(UIDataDetectorTypes, NSTextCheckingResult.CheckingType)] = [
            (.calendarEvent, .foundDate), (.address, .foundAddress), (.link, .foundLink),
            (.phoneNumber, .foundPhoneNumber),
        ]
        let types = pairs.reduce(0) { contains($1.0) ? $0 | $1.1.rawValue : $0 }
        return types == 0 ? nil : types
    }
}

/// Data in a text, such as a phone number, that is drawn as a link.
struct DetectedLink: Equatable {
    /// The characters, in UTF-16 units.
    let range: NSRange
    /// The link: of a phone number `tel:`, of addresses and dates `x-apple-data-detectors:` with their index.
    let url: URL
}

extension UITextView {
    /// The data of `dataDetectorTypes` in a text that can be selected, but not edited; links that the text has itself
    /// take precedence.
    var detectedLinks: [DetectedLink] {
        guard !isEditable, isSelectable, let types = dataDetectorTypes.checkingTypes, let text = label.attributedText,
            let detector = try? NSDataDetector(types: types)
        else { return [] }
        let matches = detector.matches(in: text.string, range: NSRange(location: 0, length: text.length))
        return matches.enumerated().compactMap { index, match in
            guard !text.hasLink(in: match.range) else { return nil }
            return Self.url(of: match, index: index).map { DetectedLink(range: match.range, url: $0) }
        }
    }

    private static func url(of match: NSTextCheckingResult, index: Int) -> URL? {
        if let url = match.url { return url }
        guard let number = match.phoneNumber else { return URL(string: "x-apple-data-detectors://\(index)") }
        return URL(string: "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
    }
}

extension NSAttributedString {
    fileprivate func hasLink(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.link, in: range, options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}
