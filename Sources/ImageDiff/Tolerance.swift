/// The maximum difference of two images that pass a comparison.
///
/// The measure judges each pixel, `precision` the number that must pass. By default both are exact.
///
/// ```swift
/// let tolerance = Tolerance(measure: .perceptual(precision: 0.98), precision: 0.999)
/// ```
public struct Tolerance: Hashable, Sendable, Codable {
    /// The measure that judges a single pixel.
    public enum Measure: Hashable, Sendable, Codable {
        /// All four channels are equal. Two fully transparent pixels are equal whatever their hidden colors.
        case exact
        /// The distance ΔE of the colors (CIE76, in the Lab space of daylight, D65) is at most `(1 - precision) * 100`.
        /// 1 requires equal colors, 0.98 allows differences that an attentive eye hardly sees, 0 a distance of 100, as
        /// of black and white.
        ///
        /// Translucent pixels are composited on white and on black, and the greater distance counts.
        case perceptual(precision: Double)
        /// The distance in YIQ is at most `threshold`, 0…1, as defined by pixelmatch 7.2. Pixels above it that look
        /// like the smoothed edge of a shape are left out unless `countsAntialiasing`.
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
