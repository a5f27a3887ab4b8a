/// A Markdown table of measurements.
public struct MarkdownTable {
    private let findings: [Finding]

    public init(_ findings: [Finding]) {
        self.findings = findings
    }

    public var text: String {
        let head = ["| What | Ours | Other | Ratio | Promise | Kept |", "|---|---:|---:|---:|---:|:---:|"]
        return (head + findings.map(row)).joined(separator: "\n")
    }

    private func row(_ finding: Finding) -> String {
        let unit = finding.unit.isEmpty ? "" : " \(finding.unit)"
        let promise = finding.limit.map { "≤ \(Self.short($0))\(unit)" } ?? ""
        let kept = finding.limit == nil ? "" : finding.isKept ? "yes" : "no"
        let value = finding.value.text(unit.isEmpty ? 2 : 1) + unit
        return "| \(finding.what) | \(finding.ours) | \(finding.other) | \(value) | \(promise) | \(kept) |"
    }

    private static func short(_ value: Double) -> String {
        // At most three fraction digits, without trailing zeros.
        value == value.rounded() ? value.text(0) : "\((value * 1000).rounded() / 1000)"
    }
}
