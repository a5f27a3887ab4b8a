import Foundation

/// A finder of links, telephone numbers, dates and addresses in text.
///
/// It isn't a regular expression, as on Apple's systems: `NSRegularExpression` can't be subclassed on Linux. Links are
/// addresses with a scheme, host names with a common ending, and mail addresses; telephone numbers are seven to
/// fifteen digits with the usual separators; dates are numeric ones and those with an English month; addresses are a
/// number and a street in American form, with or without a city, a state and a ZIP code. Flights aren't found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types that are searched for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of types: the raw values of `NSTextCheckingResult.CheckingType`.
    ///
    /// Throws an error if there is no type.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns the matches in a range, in their order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        // A date is no telephone number, even if only the latter are searched for.
        for pattern in DetectedPattern.all {
            for match in pattern.matches(in: string, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                found.append(match)
            }
        }
        return found.filter { checkingTypes & $0.resultType.rawValue != 0 }
            .sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first match in a range.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the count of matches in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the range of the first match; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each match until it sets its last argument.
    ///
    /// Lowered sources call it in place of `enumerateMatches(in:options:range:using:)`.
    public func enumerateMatches(
        within string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }

    /// Calls a closure with each match until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// A set of types of text checking.
public typealias NSTextCheckingTypes = UInt64
/// All types that the system finds.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// All types that apps find.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// All types.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes

extension NSTextCheckingResult {
    /// The location of a link; nil for another match.
    public var url: URL? { (self as? DetectedResult)?.detected.url }
    /// The number of a telephone; nil for another match.
    public var phoneNumber: String? { (self as? DetectedResult)?.detected.phoneNumber }
    /// The date; nil for another match.
    public var date: Date? { (self as? DetectedResult)?.detected.date }
    /// The time zone of a date, which isn't searched for: nil.
    public var timeZone: TimeZone? { nil }
    /// The length of a date's span, which isn't searched for: zero.
    public var duration: TimeInterval { 0 }
    /// The parts of an address; nil for another match.
    public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedResult)?.detected.address }
    /// The parts of a flight, which isn't searched for: nil.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Creates a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(range, .foundLink, DetectedValue(url: url))
    }

    /// Creates a telephone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(range, .foundPhoneNumber, DetectedValue(phoneNumber: phoneNumber))
    }

    /// Creates a date.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(range, .foundDate, DetectedValue(date: date))
    }

    /// Creates an address.
    public class func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedResult(range, .foundAddress, DetectedValue(address: components))
    }
}

/// The name of a part of an address or a flight.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// Foundation's constants for the types that are found. It marks them as deprecated, as it finds nothing itself, and their
/// bits differ from those on Apple's systems: apps name them, as in `NSTextCheckingResult.CheckingType.link.rawValue`.
package protocol DetectedTypes {
    static var date: Self { get }
    static var address: Self { get }
    static var link: Self { get }
    static var phoneNumber: Self { get }
}

extension NSTextCheckingResult.CheckingType: DetectedTypes {}

extension DetectedTypes {
    package static var foundDate: Self { date }
    package static var foundAddress: Self { address }
    package static var foundLink: Self { link }
    package static var foundPhoneNumber: Self { phoneNumber }
}

private struct DetectedValue {
    var url: URL?
    var phoneNumber: String?
    var date: Date?
    var address: [NSTextCheckingKey: String]?
}

private final class DetectedResult: NSTextCheckingResult {
    private let detectedRange: NSRange
    private let type: NSTextCheckingResult.CheckingType
    let detected: DetectedValue

    init(_ range: NSRange, _ type: NSTextCheckingResult.CheckingType, _ detected: DetectedValue) {
        detectedRange = range
        self.type = type
        self.detected = detected
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { detectedRange }
    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? detectedRange : NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A regular expression, and the value of its matches; nil for none.
private struct DetectedPattern: Sendable {
    var type: NSTextCheckingResult.CheckingType
    var expression: String
    var value: @Sendable (_ text: String) -> DetectedValue?

    func matches(in string: String, range: NSRange) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: expression, options: [.caseInsensitive]) else {
            return []
        }
        let text = string as NSString
        return expression.matches(in: string, options: [], range: range).compactMap { match in
            value(text.substring(with: match.range)).map { DetectedResult(match.range, type, $0) }
        }
    }

    static let all = [
        DetectedPattern(
            type: .foundLink, expression: #"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#,
            value: { text in URL(string: "mailto:" + text).map { DetectedValue(url: $0) } }),
        DetectedPattern(
            type: .foundLink, expression: #"\b[a-z][a-z0-9+.-]*://[^\s<>"'“”()]*[^\s<>"'“”().,;:!?]"#,
            value: { text in URL(string: text).map { DetectedValue(url: $0) } }),
        DetectedPattern(
            type: .foundLink,
            expression: #"\b(www\.[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}"#
                + #"|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|io|dev|app|edu|gov|info|co|me|tv|de|uk|fr|eu|jp|cn|ru))"#
                + #"(/[^\s<>"'“”()]*[^\s<>"'“”().,;:!?])?/?(?![\w@])"#,
            value: { text in URL(string: "http://" + text).map { DetectedValue(url: $0) } }),
        DetectedPattern(
            type: .foundDate, expression: #"\b\d{4}-\d{2}-\d{2}\b"#,
            value: { DetectedValue(date: $0, in: ["yyyy-MM-dd"]) }),
        DetectedPattern(
            type: .foundDate, expression: #"\b\d{1,2}/\d{1,2}/(\d{4}|\d{2})\b"#,
            value: { DetectedValue(date: $0, in: ["M/d/yyyy", "M/d/yy"]) }),
        DetectedPattern(
            type: .foundDate,
            expression: #"\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}\b"#,
            value: { text in
                DetectedValue(date: text.replacing(".", with: ""), in: ["MMMM d, yyyy", "MMM d, yyyy"])
            }),
        DetectedPattern(
            type: .foundAddress, expression: DetectedValue.addressPattern, value: { DetectedValue(addressText: $0) }),
        DetectedPattern(
            type: .foundPhoneNumber, expression: #"(?<![\w.+])(\+|\(|\d)[\d ()./-]{5,}\d(?!\w)"#,
            value: { text in
                (7...15).contains(text.count(where: \.isNumber)) ? DetectedValue(phoneNumber: text) : nil
            }),
    ]
}

extension DetectedValue {
    /// A number and a street, with or without a city, a state and a ZIP code.
    ///
    /// A city comes after a comma or a line break, and has a state: capitals after an address begin a sentence as well.
    /// Only a single word after a comma is a city without one.
    fileprivate static let addressPattern =
        #"\b(?-i:(\d{1,5} (?:[NSEW]\.? )?(?:[A-Z0-9][\w'’.-]* ){1,4}?"#
        + #"(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Square|Sq"#
        + #"|Loop|Parkway|Pkwy|Highway|Hwy|Terrace|Circle)\b\.?)"#
        + #"(?:(?:,\s*|\s*\n)([A-Z][\w'’.-]*(?: [A-Z][\w'’.-]*){0,2}),\s*([A-Z]{2})\b(?:\s+(\d{5}(?:-\d{4})?))?"#
        + #"|, *([A-Z][\w'’.-]*)(?! [A-Z]))?)\b"#

    /// An address of the pattern's parts.
    fileprivate init?(addressText text: String) {
        let whole = NSRange(location: 0, length: text.utf16.count)
        guard let expression = try? NSRegularExpression(pattern: Self.addressPattern),
            let match = expression.firstMatch(in: text, options: [], range: whole)
        else { return nil }
        let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip, .city]
        var parts: [NSTextCheckingKey: String] = [:]
        for (index, key) in keys.enumerated() where match.range(at: index + 1).location != NSNotFound {
            parts[key] = (text as NSString).substring(with: match.range(at: index + 1))
        }
        self.init(address: parts)
    }

    /// A date at noon, as the text has no time.
    fileprivate init?(date text: String, in formats: [String]) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        for format in formats {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) {
                self.init(date: date.addingTimeInterval(43_200))
                return
            }
        }
        return nil
    }
}
