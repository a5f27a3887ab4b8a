/// The weights of one axis: for each new pixel, the first of the source pixels it consists of, and their shares.
///
/// Shares are whole 4,096ths that add up to 4,096 exactly, so flat colors stay the same. They are computed with
/// operations that IEEE 754 defines to the last bit, so every processor gets the same ones.
final class AxisWeights {
    /// The number of weights per new pixel, a multiple of two; the last may be 0 and stand for a pixel beyond the end.
    let taps: Int
    /// The first source pixel of each new pixel.
    let firsts: UnsafeMutablePointer<Int>
    /// The weights, `taps` for each new pixel; negative ones are two's complements.
    let weights: UnsafeMutablePointer<UInt64>
    /// The source pixels between the first and the last that any new pixel has a share of.
    let range: Range<Int>

    /// The number of bits of a weight's fraction.
    static let bits = 12

    /// Creates the weights for `count` new pixels from `length` source pixels; pixels beyond the ends are like those
    /// at the ends.
    ///
    /// - Parameter isSharp: A Boolean value that indicates whether a reduction uses Lanczos' filter with two lobes,
    ///   which can overshoot, rather than a triangle.
    init(_ axis: UprightResampler.Axis, count: Int, length: Int, isSharp: Bool) {
        // A reduction by two or more is left only of single pixels: then the filter's width doesn't matter.
        let scale = max(1, min(2, abs(axis.step)))
        let isShift = abs(axis.step) == 1 && axis.start == axis.start.rounded(.down)
        let usesLanczos = isSharp && scale > 1
        let radius = isShift ? 0.5 : usesLanczos ? 2 * scale : scale
        let reach = Int((2 * radius).rounded(.up))
        let used = min(reach, length)
        taps = (used + 1) & ~1
        firsts = .allocate(capacity: max(1, count))
        weights = .allocate(capacity: max(1, count * taps))
        weights.initialize(repeating: 0, count: max(1, count * taps))
        let kernel = UnsafeMutablePointer<Double>.allocate(capacity: reach)
        defer { kernel.deallocate() }
        var lower = length
        var upper = 0
        var index = 0
        while index < count {
            let center = axis.start + (Double(index) + 0.5) * axis.step
            let position = max(-radius - 1, min(Double(length) + radius + 1, center))
            let start = Int((position - radius - 0.5).rounded(.down)) + 1
            var total = 0.0
            var tap = 0
            while tap < reach {
                let distance = abs(Double(start + tap) + 0.5 - position) / scale
                let value = usesLanczos ? Self.lanczos(distance) : max(0, 1 - distance)
                kernel[tap] = value
                total += value
                tap += 1
            }
            let first = max(0, min(start, length - used))
            firsts[index] = first
            lower = min(lower, first)
            upper = max(upper, first + used)
            // Each weight is the difference of two rounded sums: that way all add up to 1.
            let shares = weights + index * taps
            var sum = 0.0
            var previous = 0
            tap = 0
            while tap < reach {
                sum += kernel[tap]
                let next = tap == reach - 1 ? 1 << Self.bits : Int((sum / total * 4_096).rounded())
                let slot = max(0, min(start + tap, length - 1)) - first
                shares[slot] = shares[slot] &+ UInt64(bitPattern: Int64(next - previous))
                previous = next
                tap += 1
            }
            index += 1
        }
        range = min(lower, upper)..<upper
    }

    deinit {
        firsts.deallocate()
        weights.deallocate()
    }

    /// Returns sinc(x) · sinc(x / 2) for x ≥ 0, and 0 for x ≥ 2, with an error below 0.000002.
    ///
    /// The zeros at 1 and 2 are split off; a polynomial of x² approximates the rest.
    static func lanczos(_ x: Double) -> Double {
        guard x < 2 else { return 0 }
        let t = x * x
        let edge = 1 - t / 4
        let rest =
            ((((-0.000110638 * t + 0.002176716) * t - 0.021992919) * t + 0.141938087) * t - 0.556127259) * t + 1
        return (1 - t) * edge * edge * rest
    }
}
