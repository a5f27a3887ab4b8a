/// A tolerance's measure, prepared for judging many pixels.
struct PixelMeasure {
    private enum Kind {
        case exact
        case perceptual
        case yiq
    }

    private let kind: Kind
    let isExact: Bool
    let isPerceptual: Bool
    let isYIQ: Bool
    /// The greatest difference that passes.
    let limit: Double
    /// A Boolean value that indicates whether pixels that smooth an edge are ignored.
    let ignoresAntialiasing: Bool
    let lab = LabDistance()

    init(_ measure: Tolerance.Measure) {
        switch measure {
        case .exact:
            kind = .exact
            limit = 0
            ignoresAntialiasing = false
        case .perceptual(let precision):
            kind = .perceptual
            limit = Self.perceptualLimit(precision)
            ignoresAntialiasing = false
        case .yiq(let threshold, let countsAntialiasing):
            kind = .yiq
            limit = YIQ.limit(threshold)
            ignoresAntialiasing = !countsAntialiasing
        }
        isExact = kind == .exact
        isPerceptual = kind == .perceptual
        isYIQ = kind == .yiq
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

    /// Returns a difference in the unit of `BitmapComparison.greatestDifference`.
    func reported(_ difference: Double) -> Double {
        switch kind {
        case .exact, .perceptual: return difference
        case .yiq: return YIQ.threshold(of: difference)
        }
    }

    /// Returns the greatest difference of the four channels of straight pixels, 0…255; hidden colors are ignored.
    static func greatestChannel(_ a: UInt32, _ b: UInt32) -> Int {
        a < 0x0100_0000 && b < 0x0100_0000 ? 0 : PixelDifference.greatest(a, b)
    }
}

/// The difference of two pixels.
enum PixelDifference {
    /// Returns the greatest difference of the four channels, 0…255.
    static func greatest(_ a: UInt32, _ b: UInt32) -> Int {
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

/// Searches for pixels at adjacent positions.
struct PixelShifts {
    let recorded: PixelGrid
    let drawn: PixelGrid
    /// The measure of ΔE.
    let perceptual = PixelMeasure(.perceptual(precision: 1))

    /// Returns the remaining difference if each of the two pixels may be found one pixel away in the other image: the
    /// greater of both.
    func difference(x: Int, recordedY: Int, drawnY: Int, by measure: PixelMeasure) -> Double {
        let index = drawnY &* drawn.width &+ x
        let new = nearest(to: drawn.row(drawnY)[x], in: recorded, x, recordedY, index, measure)
        let old = nearest(to: recorded.row(recordedY)[x], in: drawn, x, drawnY, index, measure)
        return new > old ? new : old
    }

    private func nearest(
        to pixel: UInt32, in picture: PixelGrid, _ x: Int, _ y: Int, _ index: Int, _ measure: PixelMeasure
    ) -> Double {
        var least = Double.infinity
        var line = y > 0 ? y &- 1 : 0
        while line <= y &+ 1, line < picture.height {
            let row = picture.row(line)
            var column = x > 0 ? x &- 1 : 0
            while column <= x &+ 1, column < picture.width {
                if row[column] == pixel { return 0 }
                let difference = measure.difference(pixel, row[column], at: index)
                if difference < least { least = difference }
                column = column &+ 1
            }
            line = line &+ 1
        }
        return least
    }
}
