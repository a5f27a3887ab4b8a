/// A tolerance's measure, prepared for judging many pixels.
struct PixelMeasure {
    private enum Kind {
        case exact
        case perceptual
        case yiq
    }

    private let kind: Kind
    /// The greatest difference that passes.
    let limit: Double
    /// A Boolean value that indicates whether pixels that smooth an edge are left out.
    let leavesOutSmoothing: Bool
    let lab = LabDistance()

    init(_ measure: Tolerance.Measure) {
        switch measure {
        case .exact:
            kind = .exact
            limit = 0
            leavesOutSmoothing = false
        case .perceptual(let precision):
            kind = .perceptual
            limit = Self.perceptualLimit(precision)
            leavesOutSmoothing = false
        case .yiq(let threshold, let countsAntialiasing):
            kind = .yiq
            limit = YIQ.limit(threshold)
            leavesOutSmoothing = !countsAntialiasing
        }
    }

    /// Returns the greatest ΔE that passes at a perceptual precision.
    static func perceptualLimit(_ precision: Double) -> Double { (1 - precision) * 100 }

    /// Returns the difference of two straight pixels: in 1…255 of a channel, as ΔE, or as the squared distance in YIQ.
    ///
    /// - Parameter index: The pixel's index in the image, counted row by row.
    func difference(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
        switch kind {
        case .exact: return Double(Self.greatestChannel(a, b))
        case .perceptual: return lab.distance(a, b)
        case .yiq: return YIQ.distance(a, b, at: index)
        }
    }

    var isPerceptual: Bool {
        switch kind {
        case .perceptual: return true
        case .exact, .yiq: return false
        }
    }

    var isYIQ: Bool {
        switch kind {
        case .yiq: return true
        case .exact, .perceptual: return false
        }
    }

    /// Returns a difference in the unit of `BitmapComparison.greatestDifference`.
    func told(_ difference: Double) -> Double {
        switch kind {
        case .exact, .perceptual: return difference
        case .yiq: return YIQ.threshold(of: difference)
        }
    }

    private static func greatestChannel(_ a: UInt32, _ b: UInt32) -> Int {
        if a < 0x0100_0000, b < 0x0100_0000 { return 0 }
        let blue = distance(Int(a & 255), Int(b & 255))
        let green = distance(Int((a &>> 8) & 255), Int((b &>> 8) & 255))
        let red = distance(Int((a &>> 16) & 255), Int((b &>> 16) & 255))
        let alpha = distance(Int(a &>> 24), Int(b &>> 24))
        let first = blue > green ? blue : green
        let second = red > alpha ? red : alpha
        return first > second ? first : second
    }

    private static func distance(_ a: Int, _ b: Int) -> Int { a > b ? a &- b : b &- a }
}
