import Foundation

/// One line of what was measured. Programs print it as fields with tabs between them; `bench-table` reads them.
public struct Finding: Hashable, Sendable {
    public var what: String
    /// With their units.
    public var ours: String
    public var other: String
    /// What is compared with `limit`, and its unit: a ratio has none.
    public var value: Double
    public var unit: String
    /// The most that `value` may be; nil where nothing was promised.
    public var limit: Double?

    /// Whether the promise is kept, if there is one.
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

    /// Reads what `line` wrote; nil for any other text.
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
    /// With so many places after the point.
    public func text(_ places: Int) -> String { String(format: "%.\(places)f", self) }
}
