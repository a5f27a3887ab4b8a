import Foundation

@testable import Render

/// A generator of the same numbers in each run.
struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 2_685_821_657_736_338_717 >> 16
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() % 1_000_000) / 1_000_000 * (range.upperBound - range.lowerBound)
    }
}

/// The contents of sampled pixels.
enum PixelPattern: CaseIterable {
    case noise, extremes, gradient

    /// Returns premultiplied pixels; "opaque" ones have alphas that must be ignored.
    func pixels(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64, isAtEnd: Bool) -> GuardedPixels {
        var random = Random(state: seed &* 7_919 &+ 88_172_645_463_325_252)
        return GuardedPixels(width: width, height: height, isAtEnd: isAtEnd) { x, y in
            var channels = (0..<4).map { _ in UInt32(random.next() & 255) }
            switch self {
            case .noise: break
            case .extremes: channels = channels.map { $0 < 128 ? 0 : 255 }
            case .gradient:
                channels = [255 - UInt32(y % 100), UInt32(x * 2 % 256), UInt32((x + y) % 256), UInt32(y * 3 % 256)]
            }
            let alpha = channels[0]
            let limit = isOpaque ? 255 : alpha
            return alpha << 24 | min(limit, channels[1]) << 16 | min(limit, channels[2]) << 8
                | min(limit, channels[3])
        }
    }
}

/// The same filters in floating point: slow and straightforward.
struct ReferenceResampler {
    var width: Int
    var height: Int
    /// Red, green, blue and alpha of each pixel, whole numbers.
    var channels: [[Double]]
    var isOpaque: Bool

    init(_ source: GuardedPixels, isOpaque: Bool) {
        width = source.width
        height = source.height
        self.isOpaque = isOpaque
        channels = source.allPixels.map { pixel in
            [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, isOpaque ? 255 : pixel >> 24].map(Double.init)
        }
    }

    var pixels: [UInt32] {
        channels.map { UInt32($0[3]) << 24 | UInt32($0[0]) << 16 | UInt32($0[1]) << 8 | UInt32($0[2]) }
    }

    private func at(_ x: Int, _ y: Int) -> [Double] {
        channels[max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))]
    }

    private func sum(_ parts: [(Double, [Double])]) -> [Double] {
        (0..<4).map { channel in
            let sum = parts.reduce(0) { $0 + $1.0 * $1.1[channel] }
            // Halves are rounded up in spite of the sum's own error.
            return max(0, min(255, (sum + 0.5 + 1e-9).rounded(.down)))
        }
    }

    private func made(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [Double]) -> ReferenceResampler {
        var result = self
        result.width = width
        result.height = height
        result.channels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        return result
    }

    func halved(x: Bool, y: Bool) -> ReferenceResampler {
        made(x ? (width + 1) / 2 : width, y ? (height + 1) / 2 : height) { column, row in
            let left = x ? 2 * column : column
            let top = y ? 2 * row : row
            let right = x ? min(left + 1, width - 1) : left
            let bottom = y ? min(top + 1, height - 1) : top
            return sum([(left, top), (right, top), (left, bottom), (right, bottom)].map { (0.25, at($0.0, $0.1)) })
        }
    }

    func halved(stepX: Double, stepY: Double) -> (ReferenceResampler, x: Double, y: Double) {
        var result = self
        var x = 1.0
        var y = 1.0
        while true {
            let halvesX = abs(stepX) / x >= 2 && result.width > 1
            let halvesY = abs(stepY) / y >= 2 && result.height > 1
            guard halvesX || halvesY else { return (result, x, y) }
            result = result.halved(x: halvesX, y: halvesY)
            x *= halvesX ? 2 : 1
            y *= halvesY ? 2 : 1
        }
    }

    private func weights(_ step: Double, _ center: Double) -> [(Int, Double)] {
        // A single pixel is left for larger steps.
        let scale = max(1, min(4, abs(step)))
        func kernel(_ x: Double) -> Double {
            guard isOpaque, scale > 1 else { return max(0, 1 - abs(x)) }
            func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
            return abs(x) < 2 ? sinc(x) * sinc(x / 2) : 0
        }
        let middle = Int(max(-1e6, min(1e6, center)).rounded(.down))
        let near = max(-1e6, min(1e6, center))
        let all = (middle - 10...middle + 10).map { ($0, kernel((Double($0) + 0.5 - near) / scale)) }
            .filter { $0.1 != 0 }
        let total = all.reduce(0) { $0 + $1.1 }
        return all.map { ($0.0, $0.1 / total) }
    }

    func upright(x: UprightResampler.Axis, y: UprightResampler.Axis, width: Int, height: Int) -> ReferenceResampler {
        let (source, byX, byY) = halved(stepX: x.step, stepY: y.step)
        let weightsX = (0..<width).map { weights(x.step / byX, (x.start + (Double($0) + 0.5) * x.step) / byX) }
        let weightsY = (0..<height).map { weights(y.step / byY, (y.start + (Double($0) + 0.5) * y.step) / byY) }
        let columns = source.made(width, source.height) { column, row in
            sum(weightsX[column].map { ($0.1, source.at($0.0, row)) })
        }
        return columns.made(width, height) { column, row in
            sum(weightsY[row].map { ($0.1, columns.at(column, $0.0)) })
        }
    }

    func transformed(_ m: CGAffineTransform, left: Int, top: Int, width: Int, height: Int) -> ReferenceResampler {
        let area = abs(m.a * m.d - m.b * m.c)
        let (source, byX, byY) = halved(stepX: area / hypot(m.d, m.b), stepY: area / hypot(m.a, m.c))
        return source.made(width, height) { column, row in
            let x = Double(left + column) + 0.5
            let y = Double(top + row) + 0.5
            let sourceX = max(-1e6, min(1e6, (m.a * x + m.c * y + m.tx) / byX - 0.5))
            let sourceY = max(-1e6, min(1e6, (m.b * x + m.d * y + m.ty) / byY - 0.5))
            let firstX = sourceX.rounded(.down)
            let firstY = sourceY.rounded(.down)
            let right = sourceX - firstX
            let below = sourceY - firstY
            return sum([
                ((1 - right) * (1 - below), source.at(Int(firstX), Int(firstY))),
                (right * (1 - below), source.at(Int(firstX) + 1, Int(firstY))),
                ((1 - right) * below, source.at(Int(firstX), Int(firstY) + 1)),
                (right * below, source.at(Int(firstX) + 1, Int(firstY) + 1)),
            ])
        }
    }
}

/// Returns how often channels differ by 0, 1, 2 …
func differences(_ one: [UInt32], _ two: [UInt32]) -> [Int] {
    var result = [Int](repeating: 0, count: 256)
    for (a, b) in zip(one, two) {
        for shift in [0, 8, 16, 24] as [UInt32] {
            result[abs(Int(a >> shift & 255) - Int(b >> shift & 255))] += 1
        }
    }
    while result.count > 1, result.last == 0 { result.removeLast() }
    return result
}
