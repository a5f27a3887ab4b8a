/// How much two pictures may differ and still pass.
///
/// The measure decides on each pixel, `precision` on how many must pass. What is not asked for is exact.
///
/// ```swift
/// let tolerance = Tolerance(measure: .perceptual(precision: 0.98), precision: 0.999)
/// ```
public struct Tolerance: Hashable, Sendable, Codable {
    /// What decides whether one pixel passes.
    public enum Measure: Hashable, Sendable, Codable {
        /// All four channels are equal. Two wholly transparent pixels are equal whatever colours they hide.
        case exact
        /// The colours look alike: their distance ΔE (CIE76, in the Lab space of daylight, D65) is at most
        /// `(1 - precision) * 100`. 1 asks for equal colours, 0.98 lets pass what an attentive eye hardly sees, 0 a
        /// distance of 100, as of black and white.
        ///
        /// Translucent pixels are laid on white and on black, and the greater distance counts.
        case perceptual(precision: Double)
        /// The distance in YIQ is at most `threshold`, 0…1, as pixelmatch 7.2 measures it. Pixels above it that look like
        /// the smoothed edge of a shape are left out unless `countsAntialiasing`.
        case yiq(threshold: Double, countsAntialiasing: Bool)
    }

    /// When a single pixel passes.
    public var measure: Measure
    /// The share of the compared pixels that must pass, 0…1.
    public var precision: Double
    /// Lets a pixel pass that is found one pixel further, in any of eight directions, in both pictures: what the drawn
    /// picture shows was recorded beside it, and what was recorded is drawn beside it. So a hairline may move by one pixel
    /// and may not vanish.
    public var allowsShift: Bool

    /// Nothing may differ, unless told otherwise.
    public init(measure: Measure = .exact, precision: Double = 1, allowsShift: Bool = false) {
        self.measure = measure
        self.precision = precision
        self.allowsShift = allowsShift
    }

    /// Every channel of every pixel.
    public static let exact = Tolerance()

    /// Checks the numbers.
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

    /// The most pixels of `compared` that may fail: `precision` is their share, computed in doubles as everybody does.
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
    /// Such as `perceptualPrecision 0.98, precision 0.999`.
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
