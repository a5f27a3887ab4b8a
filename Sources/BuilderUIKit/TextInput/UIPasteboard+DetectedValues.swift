import Foundation

// The matches of the framework DataDetection, which a pasteboard finds.

/// A part of a text that has a meaning.
open class DDMatch: NSObject, @unchecked Sendable {
    /// The part of the text.
    public let matchedString: String
    fileprivate init(_ text: String) { matchedString = text }
}

/// A web address in a text.
public final class DDMatchLink: DDMatch, @unchecked Sendable {
    /// The address.
    public let url: URL
    fileprivate init?(text: String) {
        guard let url = URL(string: text.contains("://") ? text : "http://" + text) else { return nil }
        self.url = url
        super.init(text)
    }
}

/// A phone number in a text.
public final class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number.
    public var phoneNumber: String { matchedString }
    /// The kind of the number, such as mobile; isn't detected.
    public var label: String? { nil }
}

/// A mail address in a text.
public final class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    /// The address.
    public var emailAddress: String { matchedString }
    /// The kind of the address, such as home; isn't detected.
    public var label: String? { nil }
}

/// A postal address in a text; isn't detected.
public final class DDMatchPostalAddress: DDMatch, @unchecked Sendable {
    /// The street.
    public var street: String? { nil }
    /// The city.
    public var city: String? { nil }
    /// The state.
    public var state: String? { nil }
    /// The postal code.
    public var postalCode: String? { nil }
    /// The country.
    public var country: String? { nil }
}

/// A date in a text; isn't detected.
public final class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {
    /// A Boolean value that indicates whether the event has no times.
    public var isAllDay: Bool { false }
    /// The beginning.
    public var startDate: Date? { nil }
    /// The time zone of the beginning.
    public var startTimeZone: TimeZone? { nil }
    /// The end.
    public var endDate: Date? { nil }
    /// The time zone of the end.
    public var endTimeZone: TimeZone? { nil }
}

/// The number of a parcel in a text; isn't detected.
public final class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {
    /// The carrier.
    public var carrier: String { "" }
    /// The number.
    public var trackingNumber: String { matchedString }
}

/// The number of a flight in a text; isn't detected.
public final class DDMatchFlightNumber: DDMatch, @unchecked Sendable {
    /// The airline.
    public var airline: String { "" }
    /// The number.
    public var flightNumber: String { matchedString }
}

/// An amount of money in a text.
public final class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    private static let codes: [Character: String] = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"]
    /// The code of the currency, by its sign.
    public var currency: String { matchedString.lazy.compactMap { Self.codes[$0] }.first ?? "" }
    /// The amount, with commas between thousands.
    public var amount: Double { Double(matchedString.filter { $0.isASCII && $0.isNumber || $0 == "." }) ?? 0 }
}

extension UIPasteboard {
    /// Values that are found in a text; the paths of its properties name patterns.
    public struct DetectedValues: @unchecked Sendable {
        /// The paths of the values that were found.
        public private(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// A text that is a web address.
        public private(set) var probableWebURL = ""
        /// A text that could be searched for in the web.
        public private(set) var probableWebSearch = ""
        /// A text that is a number.
        public private(set) var number: Double?
        /// The web addresses in a text.
        public private(set) var links: [DDMatchLink] = []
        /// The phone numbers in a text.
        public private(set) var phoneNumbers: [DDMatchPhoneNumber] = []
        /// The mail addresses in a text.
        public private(set) var emailAddresses: [DDMatchEmailAddress] = []
        /// The postal addresses in a text; none.
        public private(set) var postalAddresses: [DDMatchPostalAddress] = []
        /// The dates in a text; none.
        public private(set) var calendarEvents: [DDMatchCalendarEvent] = []
        /// The numbers of parcels in a text; none.
        public private(set) var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
        /// The numbers of flights in a text; none.
        public private(set) var flightNumbers: [DDMatchFlightNumber] = []
        /// The amounts of money in a text.
        public private(set) var moneyAmounts: [DDMatchMoneyAmount] = []

        /// The paths of the properties, with their patterns.
        static var patternsByPath: [PartialKeyPath<DetectedValues>: DetectionPattern] {
            [
                \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch, \.number: .number,
                \.links: .link, \.phoneNumbers: .phoneNumber, \.emailAddresses: .emailAddress,
                \.postalAddresses: .postalAddress, \.calendarEvents: .calendarEvent,
                \.shipmentTrackingNumbers: .shipmentTrackingNumber, \.flightNumbers: .flightNumber,
                \.moneyAmounts: .moneyAmount,
            ]
        }

        /// Adds the value of a path whose pattern was found in a text.
        mutating func add(_ text: String, at path: PartialKeyPath<DetectedValues>) {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            switch path {
            case \.probableWebURL: probableWebURL = trimmed
            case \.probableWebSearch: probableWebSearch = trimmed
            case \.number: number = Double(trimmed.filter { $0 != "," })
            case \.links: DDMatchLink(text: trimmed).map { links.append($0) }
            case \.phoneNumbers: phoneNumbers.append(DDMatchPhoneNumber(trimmed))
            case \.emailAddresses: emailAddresses.append(DDMatchEmailAddress(trimmed))
            case \.moneyAmounts: moneyAmounts.append(DDMatchMoneyAmount(trimmed))
            default: return
            }
            patterns.insert(path)
        }
    }
}
