import Measuring

/// What was measured as a table that people read.
struct MarkdownTable {
    private let measurements: [Measurement]

    init(_ measurements: [Measurement]) {
        self.measurements = measurements
    }

    var text: String {
        let head = ["| What | Ours | Other | Ratio | Promise | Kept |", "|---|---:|---:|---:|---:|:---:|"]
        return (head + measurements.map(row)).joined(separator: "\n")
    }

    private func row(_ measurement: Measurement) -> String {
        let unit = measurement.unit.isEmpty ? "" : " \(measurement.unit)"
        let promise = measurement.limit.map { "≤ \(Self.short($0))\(unit)" } ?? ""
        let kept = measurement.limit.map { measurement.value <= $0 ? "yes" : "no" } ?? ""
        let value = measurement.value.text(unit.isEmpty ? 2 : 1) + unit
        return "| \(measurement.what) | \(measurement.ours) | \(measurement.other) | \(value) | \(promise) | \(kept) |"
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? value.text(0) : "\(value)"
    }
}
