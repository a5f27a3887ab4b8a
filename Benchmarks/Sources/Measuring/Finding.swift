import Foundation

/// A measurement.
///
/// Programs print it as tab-separated fields, which `bench-table` parses.
public struct Finding: Hashable, Sendable {
    public var what: String
    /// The measured values, with their units.
    public var ours: String
    public var other: String
    /// The value to compare with `limit`, and its unit, which is empty for a ratio.
    public var value: Double
    public var unit: String
    /// The upper bound of `value`; nil if none is promised.
    public var limit: Double?

    /// A Boolean value that indicates whether `value` is within its limit, if there is one.
    public var isKept: Bool { limit.map { value <= $0 } ?? true }

    public init(
        _ what: String, ours: String, other: String, value: Double, unit: String = "", limit: Double? = nil
    ) {
        self.what = what
        self.ours = ours
        self.other = other
        self.value = value
        self.unit = unit
        self.limit = limit
    }

    /// Parses the output of `line`.
    ///
    /// - Returns: nil for any other text.
    public init?(line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 7, fields[0] == Self.mark, let value = Double(fields[4]) else { return nil }
        self.init(
            fields[1], ours: fields[2], other: fields[3], value: value, unit: fields[5], limit: Double(fields[6]))
    }

    public var line: String {
        [Self.mark, what, ours, other, "\(value)", unit, limit.map { "\($0)" } ?? "-"].joined(separator: "\t")
    }

    private static let mark = "measured"
}

extension Double {
    /// Returns the number with a fixed number of fraction digits.
    public func text(_ places: Int) -> String { String(format: "%.\(places)f", self) }
}
