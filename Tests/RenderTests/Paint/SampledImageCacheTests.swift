import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Images that several pictures show are resampled once")
struct SampledImageCacheTests {
    private let cache = SampledImageCache()

    private func paint(_ bitmap: Bitmap, y: Double = 0, side: Double = 90, with cache: SampledImageCache) throws
        -> Bitmap
    {
        var layer = PaintFixture.box(0, 0, 100, 120)
        layer.contents = [
            .image(ImageContent(bitmap: bitmap, destination: CGRect(x: 3, y: y, width: side, height: side)))
        ]
        var painter = Painter()
        painter.caches.samples = cache
        return try painter.paint(layer, size: layer.bounds.size, scale: 1, background: .white)
    }

    @Test("the second picture keeps the pixels, later ones find them, and all are equal", arguments: [true, false])
    func pixelsAreFound(isOpaque: Bool) throws {
        let expected = try paint(PaintFixture.noise(200, 150, isOpaque: isOpaque), with: SampledImageCache())
        for (kept, found) in [(0, 0), (1, 0), (1, 1), (1, 2)] {
            // Each picture has a bitmap of its own.
            let picture = try paint(PaintFixture.noise(200, 150, isOpaque: isOpaque), with: cache)
            #expect(picture == expected)
            #expect(cache.statistics == SampledImageCache.Statistics(kept: kept, found: found))
        }
    }

    @Test("whole pixels apart, an image is the same; fractions, sizes and pixels are others")
    func otherSamples() throws {
        let noise = PaintFixture.noise(200, 150)
        let brighter = PaintFixture.bitmap(200, 150) { x, y in noise.pixel(x: x, y: y) ^ 1 }
        for _ in 0..<2 { _ = try paint(noise, with: cache) }
        let moved = try paint(noise, y: 7, with: cache)
        #expect(cache.statistics == SampledImageCache.Statistics(kept: 1, found: 1))
        #expect(try paint(noise, y: 7, with: SampledImageCache()) == moved)
        for (bitmap, y, side) in [(noise, 0.25, 90.0), (noise, 0, 80), (brighter, 0, 90)] {
            let picture = try paint(bitmap, y: y, side: side, with: cache)
            #expect(cache.statistics == SampledImageCache.Statistics(kept: 1, found: 1))
            #expect(try paint(bitmap, y: y, side: side, with: SampledImageCache()) == picture)
        }
    }

    @Test("small images are sampled each time, and what no picture shows any more is evicted")
    func limits() throws {
        for _ in 0..<3 { _ = try paint(PaintFixture.noise(100, 100), with: cache) }
        #expect(cache.statistics == SampledImageCache.Statistics())
        for _ in 0..<2 { _ = try paint(PaintFixture.noise(200, 150), with: cache) }
        for _ in 0..<80 { cache.imageEnded() }
        _ = try paint(PaintFixture.noise(200, 150), with: cache)
        #expect(cache.statistics == SampledImageCache.Statistics(kept: 1, found: 0))
    }
}
