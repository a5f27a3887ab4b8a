import Foundation

/// The maximum difference of two images that pass a comparison.
///
/// The measure applies to each pixel, `precision` to the number that must pass. By default both are exact.
///
/// ```swift
/// let tolerance = Tolerance(measure: .perceptual(precision: 0.98), precision: 0.999)
/// ```
public struct Tolerance: Hashable, Sendable, Codable {
    /// The measure that determines whether a single pixel passes.
    public enum Measure: Hashable, Sendable, Codable {
        /// All four channels are equal. Two fully transparent pixels are equal regardless of their hidden colors.
        case exact
        /// The distance ΔE of the colors (CIE76, in the Lab space of daylight, D65) is at most `(1 - precision) * 100`.
        /// 1 requires equal colors, 0.98 allows differences that are hardly visible, 0 allows a distance of 100, like
        /// that of black and white.
        ///
        /// Translucent pixels are composited on white and on black, and the greater distance counts.
        case perceptual(precision: Double)
        /// The distance in YIQ is at most `threshold`, 0…1, as defined by pixelmatch 7.2. Pixels above it that look
        /// like the smoothed edge of a shape are ignored unless `countsAntialiasing`.
        case yiq(threshold: Double, countsAntialiasing: Bool)
    }

    /// The measure of a single pixel.
    public var measure: Measure
    /// The share of the compared pixels that must pass, 0…1.
    public var precision: Double
    /// A Boolean value that indicates whether a pixel passes if it is found at most one pixel away, in any of eight
    /// directions, in both images: the drawn pixel beside its position in the recorded image, and vice versa. A
    /// hairline may then move by one pixel, but not vanish.
    public var allowsShift: Bool

    /// Creates a tolerance; by default nothing may differ.
    public init(measure: Measure = .exact, precision: Double = 1, allowsShift: Bool = false) {
        self.measure = measure
        self.precision = precision
        self.allowsShift = allowsShift
    }

    /// The tolerance that requires equality of every channel of every pixel.
    public static let exact = Tolerance()

    /// Validates the numbers.
    ///
    /// - Throws: `ComparisonError` for the first that isn't in 0…1.
    public func validate() throws(ComparisonError) {
        guard (0...1).contains(precision) else { throw .invalidPrecision(precision) }
        switch measure {
        case .exact: return
        case .perceptual(let precision):
            guard (0...1).contains(precision) else { throw .invalidPerceptualPrecision(precision) }
        case .yiq(let threshold, _):
            guard (0...1).contains(threshold) else { throw .invalidThreshold(threshold) }
        }
    }

    /// Returns the maximum number of the `compared` pixels that may fail: `precision` is their share, computed in
    /// doubles as in other tools.
    func allowedFailures(of compared: Int) -> Int {
        guard compared > 0 else { return 0 }
        var allowed = min(compared, max(0, Int((1 - precision) * Double(compared))))
        while allowed < compared, passes(failing: allowed + 1, of: compared) { allowed += 1 }
        while allowed > 0, !passes(failing: allowed, of: compared) { allowed -= 1 }
        return allowed
    }

    func passes(failing: Int, of compared: Int) -> Bool {
        guard compared > 0, failing > 0 else { return true }
        return Double(compared - failing) / Double(compared) >= precision
    }
}

extension Tolerance: CustomStringConvertible {
    /// The tolerance as text, such as `perceptualPrecision 0.98, precision 0.999`.
    public var description: String {
        var parts: [String] = []
        switch measure {
        case .exact: break
        case .perceptual(let precision): parts.append("perceptualPrecision \(precision)")
        case .yiq(let threshold, let countsAntialiasing):
            parts.append("threshold \(threshold)" + (countsAntialiasing ? " with anti-aliasing counted" : ""))
        }
        if precision != 1 { parts.append("precision \(precision)") }
        if allowsShift { parts.append("shifts of one pixel") }
        return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
    }
}

/// The loosest and strictest tolerances that would have let a comparison pass.
///
/// Each value assumes that everything else is as in the comparison.
public struct ToleranceSweep: Hashable, Sendable, Codable {
    /// The greatest passing precision (share of the pixels). Nil when none passes, as for images of different sizes.
    public var precision: Double?
    /// The greatest passing perceptual precision, to within 0.0001. Nil when none passes, and for a comparison by YIQ.
    public var perceptualPrecision: Double?
    /// The least passing YIQ threshold, to within 0.0001; only for a comparison by YIQ that failed.
    public var threshold: Double?

    /// Creates a sweep from the passing values; nil for a measure without one.
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
        // Below a half, almost any content passes, so there is no advice.
        if let perceptualPrecision, perceptualPrecision >= 0.5 { lines.append(perceptualLine(perceptualPrecision)) }
        if let threshold { lines.append(Self.thresholdLine(threshold)) }
        if let precision, precision >= 0.5 { lines.append(Self.precisionLine(precision)) }
        return lines.isEmpty ? "no reasonable tolerance would pass" : lines.joined(separator: "\n")
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
