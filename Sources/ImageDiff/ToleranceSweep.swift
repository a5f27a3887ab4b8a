import Foundation

/// Which tolerances would have let a comparison pass, and which would not.
///
/// Each value is for itself, with everything else as it was in the comparison.
public struct ToleranceSweep: Hashable, Sendable, Codable {
    /// The greatest precision (share of the pixels) that passes. Nil when none does, as for pictures of different sizes.
    public var precision: Double?
    /// The greatest perceptual precision that passes, to within 0.0001. Nil when none does, and in a comparison by YIQ.
    public var perceptualPrecision: Double?
    /// The least YIQ threshold that passes, to within 0.0001; only of a comparison by YIQ that failed.
    public var threshold: Double?

    /// What would pass, by each measure; nil where a measure has no answer.
    public init(precision: Double? = nil, perceptualPrecision: Double? = nil, threshold: Double? = nil) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.threshold = threshold
    }

    /// Equal pictures.
    static func everything(measure: Tolerance.Measure) -> ToleranceSweep {
        if case .yiq = measure { return ToleranceSweep(precision: 1) }
        return ToleranceSweep(precision: 1, perceptualPrecision: 1)
    }

    /// The perceptual precision whose ΔE just is `distance`; nil beyond 100.
    static func perceptualPrecision(_ distance: Double) -> Double? {
        guard distance <= 100 else { return nil }
        var precision = 1 - distance / 100
        while precision > 0, PixelMeasure.perceptualLimit(precision) < distance { precision = precision.nextDown }
        return max(0, precision)
    }
}

extension ToleranceSweep: CustomStringConvertible {
    /// Such as `passes at perceptualPrecision 0.98; 0.99 fails`, in steps of a hundredth, one line for each value.
    public var description: String {
        var lines: [String] = []
        // Below a half whatever is drawn passes for something else: no advice.
        if let perceptualPrecision, perceptualPrecision >= 0.5 { lines.append(perceptualLine(perceptualPrecision)) }
        if let threshold { lines.append(Self.thresholdLine(threshold)) }
        if let precision, precision >= 0.5 { lines.append(Self.precisionLine(precision)) }
        return lines.isEmpty ? "no tolerance that makes sense lets these pictures pass" : lines.joined(separator: "\n")
    }

    private func perceptualLine(_ exact: Double) -> String {
        if exact >= 1 { return "passes at perceptualPrecision 1" }
        let steps = Self.steps(below: exact, of: 100)
        return
            "passes at perceptualPrecision \(Self.decimal(steps, of: 100)); \(Self.decimal(steps + 1, of: 100)) fails"
    }

    private static func thresholdLine(_ exact: Double) -> String {
        let below = steps(below: exact, of: 100)
        let steps = Double(below) / 100 < exact ? below + 1 : below
        guard steps > 0 else { return "passes at threshold 0" }
        return "passes at threshold \(decimal(steps, of: 100)); \(decimal(steps - 1, of: 100)) fails"
    }

    /// Ten-thousandths, because a small view is less than a hundredth of a screen.
    private static func precisionLine(_ exact: Double) -> String {
        if exact >= 1 { return "passes at precision 1" }
        let steps = steps(below: exact, of: 10_000)
        return "passes at precision \(decimal(steps, of: 10_000)); \(decimal(steps + 1, of: 10_000)) fails"
    }

    /// The most steps that are no more than `exact`, by the value that the text will show.
    private static func steps(below exact: Double, of whole: Int) -> Int {
        let steps = Int(exact * Double(whole))
        return Double(steps + 1) / Double(whole) <= exact ? steps + 1 : steps
    }

    /// Without zeros at the end: `0.98`, `0.9`, `1`.
    private static func decimal(_ steps: Int, of whole: Int) -> String {
        if steps % whole == 0 { return "\(steps / whole)" }
        return "\(Double(steps) / Double(whole))"
    }
}
