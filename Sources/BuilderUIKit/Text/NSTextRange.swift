import Foundation

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of two places of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place that is a distance from the text's beginning.
final class TextOffset: NSObject, NSTextLocation, Sendable {
    /// The distance in UTF-16 units.
    let value: Int

    init(_ value: Int) { self.value = value }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? TextOffset)?.value ?? value
        return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value.hashValue }
    override var description: String { "\(value)" }
}

/// A part of a text between two places.
open class NSTextRange: NSObject {
    /// The place of the beginning.
    public let location: any NSTextLocation
    /// The place after the last character.
    public let endLocation: any NSTextLocation

    /// Creates a range between two places; an empty one without an end, and nil if the end comes first.
    public init?(location: any NSTextLocation, end: (any NSTextLocation)?) {
        guard end.map({ location.compare($0) != .orderedDescending }) ?? true else { return nil }
        self.location = location
        endLocation = end ?? location
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    init(_ range: NSRange) {
        location = TextOffset(range.location)
        endLocation = TextOffset(range.upperBound)
        super.init()
    }

    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns a Boolean value that indicates whether a place is in the range.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns a Boolean value that indicates whether another range is in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns a Boolean value that indicates whether two ranges have characters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

    /// Returns the common part of two ranges; nil if there is none.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }

    /// Returns the smallest range that contains two.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) ?? self
    }

    /// Returns a Boolean value that indicates whether two ranges have the same places.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { location.hash }

    /// The range in UTF-16 units; nil for places of another kind.
    var offsets: NSRange? {
        guard let start = location as? TextOffset, let end = endLocation as? TextOffset else { return nil }
        return NSRange(location: start.value, length: end.value - start.value)
    }
}
