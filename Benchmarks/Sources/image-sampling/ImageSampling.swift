import Foundation
import Measuring
import Render

/// Measures the decoding of the card's photo, and images that are reduced, enlarged, and turned.
///
///     image-sampling [--repeat N] [--photo FILE]
///
/// The time of each image is that of a whole painted bitmap of its size, which includes clearing and compositing it.
@main
struct ImageSampling {
    private let repeats: Int

    static func main() throws {
        let options = Options()
        let path = options.text("photo") ?? "Sources/Screens/Resources/portraits/danielle-garcia.jpg"
        let photo = try Data(contentsOf: URL(fileURLWithPath: path))
        let benchmark = ImageSampling(repeats: options.count("repeat", default: 50))
        let decoded = try ImageDecoder.decode(photo)
        let card = CGSize(width: 480, height: 343)
        let decoding = try benchmark.median { _ = try ImageDecoder.decode(photo) }
        let reduction = try benchmark.painting(decoded, card)
        benchmark.report("decoding \(decoded.width) × \(decoded.height)", decoding)
        benchmark.report("reducing to 480 × 343", reduction)
        benchmark.report("both", decoding + reduction, limit: 5)
        let megapixel = CGSize(width: 1_000, height: 1_000)
        for isOpaque in [true, false] {
            let kind = isOpaque ? "opaque" : "translucent"
            for (width, height, size) in [
                (500, 500, megapixel), (1_000, 500, CGSize(width: 600, height: 1_000)),
                (1_000, 1_000, CGSize(width: 600, height: 600)), (1_000, 1_000, CGSize(width: 505, height: 505)),
            ] {
                let noise = Self.noise(width, height, isOpaque: isOpaque)
                benchmark.report(
                    "\(width) × \(height) to \(Int(size.width)) × \(Int(size.height)), \(kind)",
                    try benchmark.painting(noise, size), limit: limit)
            }
            let noise = Self.noise(1_000, 1_000, isOpaque: isOpaque)
            benchmark.report(
                "1000 × 1000 turned by 37°, \(kind)", try benchmark.painting(noise, megapixel, angle: 0.646))
            benchmark.report("1000 × 1000 copied, \(kind)", try benchmark.painting(noise, megapixel))
        }
    }

    /// The promised milliseconds for one megapixel.
    private static var limit: Double {
        #if DEBUG
        60
        #else
        6
        #endif
    }

    private func painting(_ bitmap: Bitmap, _ size: CGSize, angle: CGFloat = 0) throws -> Double {
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.transform = CGAffineTransform(rotationAngle: angle)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds))]
        let painter = Painter()
        return try median { _ = try painter.paint(layer, size: size, scale: 1, background: .white) }
    }

    private func median(_ work: () throws -> Void) rethrows -> Double {
        var times: [Double] = []
        for _ in 0...repeats {
            let start = ContinuousClock.now
            try work()
            times.append(Stopwatch.milliseconds(since: start))
        }
        return times.dropFirst().median
    }

    private func report(_ what: String, _ milliseconds: Double, limit: Double? = nil) {
        let promise = limit.map { "  (at most \($0.text(0)))" } ?? ""
        print("\(what): \(milliseconds.text(2)) ms\(promise)")
    }

    private static func noise(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
        Bitmap(width: width, height: height, isOpaque: isOpaque) { pixels, bytesPerRow in
            var state: UInt64 = 88_172_645_463_325_252
            for offset in stride(from: 0, to: bytesPerRow * height, by: 4) {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                let alpha = isOpaque ? 255 : UInt32(state >> 40 & 255)
                let color = UInt32(state >> 16 & 255) * alpha / 255
                pixels.storeBytes(
                    of: alpha << 24 | color << 16 | color << 8 | color, toByteOffset: offset, as: UInt32.self)
            }
        }
    }
}
