import Foundation

/// The loosest and strictest tolerances that would have let a comparison pass.
///
/// Each value stands alone, with everything else as in the comparison.
public struct ToleranceSweep: Hashable, Sendable, Codable {
    /// The greatest passing precision (share of the pixels). Nil when none passes, as for images of different sizes.
    public var precision: Double?
    /// The greatest passing perceptual precision, to within 0.0001. Nil when none passes, and in a comparison by YIQ.
    public var perceptualPrecision: Double?
    /// The least passing YIQ threshold, to within 0.0001; only of a comparison by YIQ that failed.
    public var threshold: Double?

    /// Creates a sweep from the passing values; nil where a measure has none.
    public init(precision: Double? = nil, perceptualPrecision: Double? = nil, threshold: Double? = nil) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.threshold = threshold
    }

    /// Returns the sweep of equal images.
    static func everything(measure: Tolerance.Measure) -> ToleranceSweep {
        if case .yiq = measure { return ToleranceSweep(precision: 1) }
        return ToleranceSweep(precision: 1, perceptualPrecision: 1)
    }

    /// Returns the perceptual precision that just allows a ΔE of `distance`, or nil beyond 100.
    static func perceptualPrecision(_ distance: Double) -> Double? {
        guard distance <= 100 else { return nil }
        var precision = 1 - distance / 100
        while precision > 0, PixelMeasure.perceptualLimit(precision) < distance { precision = precision.nextDown }
        return max(0, precision)
    }
}

extension ToleranceSweep: CustomStringConvertible {
    /// The values in words, such as `passes at perceptualPrecision 0.98; 0.99 fails`, in steps of a hundredth, one line
    /// each.
    public var description: String {
        var lines: [String] = []
        // Below a half almost any content passes: no advice.
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

    /// Returns the line in ten-thousandths, because a small view is less than a hundredth of a screen.
    private static func precisionLine(_ exact: Double) -> String {
        if exact >= 1 { return "passes at precision 1" }
        let steps = steps(below: exact, of: 10_000)
        return "passes at precision \(decimal(steps, of: 10_000)); \(decimal(steps + 1, of: 10_000)) fails"
    }

    /// Returns the greatest number of steps that is at most `exact`, by the value shown in the text.
    private static func steps(below exact: Double, of whole: Int) -> Int {
        let steps = Int(exact * Double(whole))
        return Double(steps + 1) / Double(whole) <= exact ? steps + 1 : steps
    }

    /// Returns a decimal without trailing zeros: `0.98`, `0.9`, `1`.
    private static func decimal(_ steps: Int, of whole: Int) -> String {
        if steps % whole == 0 { return "\(steps / whole)" }
        return "\(Double(steps) / Double(whole))"
    }
}
