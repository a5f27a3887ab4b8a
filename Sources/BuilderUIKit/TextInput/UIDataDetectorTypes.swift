import Foundation

/// The kinds of data that a text view detects in its text and makes links of.
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
    /// Shipment numbers.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Words to look up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
