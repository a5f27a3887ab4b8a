import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Images and gradients that several pictures show are made once")
struct PixelCacheTests {
    private let cache = PixelCache()

    private func paint(_ bitmap: Bitmap, y: Double = 0, side: Double = 90, with cache: PixelCache) throws
        -> Bitmap
    {
        var layer = PaintFixture.box(0, 0, 100, 120)
        layer.contents = [
            .image(ImageContent(bitmap: bitmap, destination: CGRect(x: 3, y: y, width: side, height: side)))
        ]
        var painter = Painter()
        painter.caches.pixels = cache
        return try painter.paint(layer, size: layer.bounds.size, scale: 1, background: .white)
    }

    @Test("the second picture keeps the pixels, later ones find them, and all are equal", arguments: [true, false])
    func pixelsAreFound(isOpaque: Bool) throws {
        let expected = try paint(PaintFixture.noise(200, 150, isOpaque: isOpaque), with: PixelCache())
        for (kept, found) in [(0, 0), (1, 0), (1, 1), (1, 2)] {
            // Each picture has a bitmap of its own.
            let picture = try paint(PaintFixture.noise(200, 150, isOpaque: isOpaque), with: cache)
            #expect(picture == expected)
            #expect(cache.statistics == PixelCache.Statistics(kept: kept, found: found))
        }
    }

    @Test("whole pixels apart, an image is the same; fractions, sizes and pixels are others")
    func otherSamples() throws {
        let noise = PaintFixture.noise(200, 150)
        let brighter = PaintFixture.bitmap(200, 150) { x, y in noise.pixel(x: x, y: y) ^ 1 }
        for _ in 0..<2 { _ = try paint(noise, with: cache) }
        let moved = try paint(noise, y: 7, with: cache)
        #expect(cache.statistics == PixelCache.Statistics(kept: 1, found: 1))
        #expect(try paint(noise, y: 7, with: PixelCache()) == moved)
        for (bitmap, y, side) in [(noise, 0.25, 90.0), (noise, 0, 80), (brighter, 0, 90)] {
            let picture = try paint(bitmap, y: y, side: side, with: cache)
            #expect(cache.statistics == PixelCache.Statistics(kept: 1, found: 1))
            #expect(try paint(bitmap, y: y, side: side, with: PixelCache()) == picture)
        }
    }

    @Test("small images are sampled each time, and what no picture shows any more is evicted")
    func limits() throws {
        for _ in 0..<3 { _ = try paint(PaintFixture.noise(100, 100), with: cache) }
        #expect(cache.statistics == PixelCache.Statistics())
        for _ in 0..<2 { _ = try paint(PaintFixture.noise(200, 150), with: cache) }
        for _ in 0..<80 { cache.imageEnded() }
        _ = try paint(PaintFixture.noise(200, 150), with: cache)
        #expect(cache.statistics == PixelCache.Statistics(kept: 1, found: 0))
    }

    private func paint(
        _ kind: GradientContent.Kind, _ color: Color, in frame: CGRect, opacity: Double = 1, clips: Bool = false,
        with cache: PixelCache
    ) throws -> Bitmap {
        let stops = [(0, Color(red: 0.1, green: 0.8, blue: 0.9, alpha: 1)), (0.3, color), (1, color)]
        var layer = PaintFixture.box(0, 0, 400, 330)
        layer.corners = Layer.Corners(radius: clips ? 20 : 0)
        layer.masksToBounds = clips
        var filled = PaintFixture.box(frame.minX, frame.minY, frame.width, frame.height)
        filled.opacity = opacity
        filled.contents = [
            .gradient(
                GradientContent(
                    kind: kind, stops: stops.map { .init(location: $0, color: $1) }, start: CGPoint(x: 0.1, y: 0.2),
                    end: CGPoint(x: 0.9, y: 0.7)))
        ]
        layer.sublayers = [filled]
        var painter = Painter()
        painter.caches.pixels = cache
        return try painter.paint(layer, size: layer.bounds.size, scale: 2, background: .white)
    }

    @Test(
        "a gradient's pixels are the same when they are found",
        arguments: [GradientContent.Kind.linear, .radial],
        [Color.black, Color(red: 0.9, green: 0.2, blue: 0, alpha: 0.4)])
    func gradientsAreFound(kind: GradientContent.Kind, color: Color) throws {
        for frame in [
            CGRect(x: 0, y: 0, width: 400, height: 330), CGRect(x: -37, y: 20.5, width: 300, height: 500),
            CGRect(x: 11, y: 3, width: 211.5, height: 97),
        ] {
            for (opacity, clips) in [(1, false), (0.7, false), (1, true)] {
                let cache = PixelCache()
                let expected = try paint(
                    kind, color, in: frame, opacity: opacity, clips: clips, with: PixelCache())
                for (kept, found) in [(0, 0), (1, 0), (1, 1)] {
                    let picture = try paint(kind, color, in: frame, opacity: opacity, clips: clips, with: cache)
                    #expect(picture == expected)
                    #expect(cache.statistics == PixelCache.Statistics(kept: kept, found: found))
                }
            }
        }
    }

    @Test("a gradient in other places, or of other colors, is another")
    func otherGradients() throws {
        let frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        for _ in 0..<2 { _ = try paint(.linear, .black, in: frame, with: cache) }
        for (kind, color, dx) in [
            (GradientContent.Kind.radial, Color.black, 0.0), (.linear, .white, 0), (.linear, .black, 1),
        ] {
            let picture = try paint(kind, color, in: frame.offsetBy(dx: dx, dy: 0), with: cache)
            #expect(cache.statistics == PixelCache.Statistics(kept: 1, found: 0))
            #expect(
                try paint(kind, color, in: frame.offsetBy(dx: dx, dy: 0), with: PixelCache()) == picture)
        }
    }
}
