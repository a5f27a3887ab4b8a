import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Shadows are blurred once")
struct ShadowCacheTests {
    private static func thumb(_ x: Double, _ y: Double, radius: Double = 4, offset: Double = 3) -> Layer {
        var thumb = PaintFixture.box(x, y, 28, 28, .white)
        thumb.corners.radius = 14
        thumb.shadow = Layer.Shadow(
            color: .black, opacity: 0.3, radius: radius, offset: CGSize(width: 0, height: offset))
        return thumb
    }

    private static func paint(_ layers: [Layer], with shadows: ShadowCache, scale: Double = 3) throws -> Bitmap {
        var root = PaintFixture.box(0, 0, 100, 60, .white)
        root.sublayers = layers
        var painter = Painter()
        painter.caches.shadows = shadows
        return try painter.paint(root, size: root.bounds.size, scale: scale, background: nil)
    }

    @Test("equal boxes whole pixels apart share a shadow, in one image and in the next")
    func equalBoxes() throws {
        let shadows = ShadowCache()
        let layers = [Self.thumb(10, 10), Self.thumb(50 + 1 / 3.0, 20)]
        let first = try Self.paint(layers, with: shadows)
        #expect(shadows.statistics == ShadowCache.Statistics(blurred: 1, found: 1))
        #expect(try Self.paint(layers, with: shadows) == first)
        #expect(shadows.statistics == ShadowCache.Statistics(blurred: 1, found: 3))
        var colored = Self.thumb(20, 5)
        colored.shadow?.color = PaintFixture.red
        colored.shadow?.opacity = 1
        _ = try Self.paint([colored], with: shadows)
        #expect(shadows.statistics.blurred == 1, "colors don't change the coverage")
    }

    @Test("whatever changes the coverage is blurred anew")
    func differentShadows() throws {
        let shadows = ShadowCache()
        var square = Self.thumb(10, 10)
        square.corners.mask = .minXMinY
        var smooth = Self.thumb(10, 10)
        smooth.corners.radius = 10
        smooth.corners.curve = .continuous
        let layers = [
            Self.thumb(10, 10), Self.thumb(10, 10, radius: 5), Self.thumb(10, 10, offset: 3.1), square, smooth,
        ]
        for (index, layer) in layers.enumerated() {
            let image = try Self.paint([layer], with: shadows)
            #expect(shadows.statistics.blurred == index + 1)
            #expect(try Self.paint([layer], with: ShadowCache()) == image)
        }
        #expect(shadows.statistics.found == 0)
    }

    @Test("a shadow beyond the edges or a clip equals the one inside")
    func edges() throws {
        let shadows = ShadowCache()
        let whole = try Self.paint([Self.thumb(40, 20)], with: shadows)
        for (dx, dy) in [(-65, -35), (45, 0), (0, 30), (-40, 0)] {
            let moved = try Self.paint([Self.thumb(40 + Double(dx), 20 + Double(dy))], with: shadows)
            for y in max(0, 3 * dy)..<min(180, 180 + 3 * dy) {
                for x in max(0, 3 * dx)..<min(300, 300 + 3 * dx) {
                    guard moved.pixel(x: x, y: y) == whole.pixel(x: x - 3 * dx, y: y - 3 * dy) else {
                        Issue.record("differs at \(x), \(y) after moving by \(dx), \(dy)")
                        return
                    }
                }
            }
        }
        var clip = PaintFixture.box(0, 0, 100, 30)
        clip.masksToBounds = true
        clip.sublayers = [Self.thumb(40, 20)]
        let clipped = try Self.paint([clip], with: shadows)
        for y in 0..<180 {
            #expect(clipped.pixel(x: 162, y: y) == (y < 90 ? whole.pixel(x: 162, y: y) : 0xFFFF_FFFF))
        }
        #expect(shadows.statistics.blurred == 1)
    }

    @Test("large and transformed boxes aren't cached")
    func others() throws {
        let shadows = ShadowCache()
        var large = Self.thumb(0, 0)
        large.bounds.size = CGSize(width: 400, height: 400)
        var turned = Self.thumb(10, 10)
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        _ = try Self.paint([large, turned], with: shadows)
        #expect(shadows.statistics == ShadowCache.Statistics())
    }
}
