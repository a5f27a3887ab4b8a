import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Corners and borders")
struct PainterCornerTests {
    /// The red channel of a blue box on white with corner radius 10, as iOS 17 draws it at 1x.
    private static let measured: [[Int]] = [
        [255, 255, 255, 255, 255, 250, 170, 90, 31, 6, 0],
        [255, 255, 255, 255, 174, 35, 0],
        [255, 255, 253, 117, 0],
        [255, 255, 117, 0],
    ]

    @Test("a circular corner has the pixels that were measured, in all four corners")
    func circularCorner() throws {
        var box = PaintFixture.box(0, 0, 100, 100, PaintFixture.blue)
        box.corners.radius = 10
        let picture = try PaintFixture.paint([box], 100, 100)
        for (y, row) in Self.measured.enumerated() {
            for (x, value) in row.enumerated() {
                #expect(abs(picture.red(x, y) - value) <= 2)
                #expect(abs(picture.red(y, x) - value) <= 2)
                #expect(abs(picture.red(99 - x, y) - value) <= 2)
                #expect(abs(picture.red(x, 99 - y) - value) <= 2)
                #expect(abs(picture.red(99 - x, 99 - y) - value) <= 2)
            }
        }
    }

    @Test("corners that are left out stay square")
    func partlyRounded() throws {
        var box = PaintFixture.box(0, 0, 40, 40, .black)
        box.corners = Layer.Corners(radius: 12, mask: [.minXMinY, .maxXMaxY])
        let picture = try PaintFixture.paint([box], 40, 40)
        #expect(picture.red(0, 0) == 255)
        #expect(picture.red(39, 39) == 255)
        #expect(picture.red(39, 0) == 0)
        #expect(picture.red(0, 39) == 0)
    }

    @Test(
        "a radius over half the shorter side is drawn as that half",
        arguments: [Layer.Corners.Curve.circular, .continuous])
    func radiusIsLimited(curve: Layer.Corners.Curve) throws {
        var box = PaintFixture.box(0, 0, 60, 20, .black)
        box.corners = Layer.Corners(radius: 500, curve: curve)
        var capsule = box
        capsule.corners.radius = 10
        #expect(try PaintFixture.paint([box], 60, 20) == PaintFixture.paint([capsule], 60, 20))
    }

    @Test("a continuous corner begins to bend farther out than a circle, and bends into the corner less")
    func continuousCorner() throws {
        var box = PaintFixture.box(0, 0, 200, 200, .black)
        box.corners.radius = 40
        let circle = try PaintFixture.paint([box], 200, 200)
        box.corners.curve = .continuous
        let smooth = try PaintFixture.paint([box], 200, 200)
        // Beyond 40 points along the edge the circle is straight, the smooth corner is not until 61.
        #expect(circle.red(42, 0) == 0)
        #expect(smooth.red(42, 0) > 0)
        #expect(smooth.red(62, 0) == 0)
        // Both are symmetric about the diagonal.
        for place in 0..<60 { #expect(abs(smooth.red(place, 3) - smooth.red(3, place)) <= 6) }
    }

    @Test("a continuous corner without room is a circle")
    func continuousCapsule() throws {
        var box = PaintFixture.box(0, 0, 80, 80, .black)
        box.corners.radius = 40
        let circle = try PaintFixture.paint([box], 80, 80)
        box.corners.curve = .continuous
        let smooth = try PaintFixture.paint([box], 80, 80)
        #expect(PixelComparison(circle, smooth, tolerance: 12).areEqual)
    }

    @Test("a border lies inside the bounds and over the sublayers")
    func border() throws {
        var box = PaintFixture.box(10, 10, 40, 40, .white)
        box.sublayers = [PaintFixture.box(-5, 0, 50, 40, PaintFixture.green)]
        box.border = Layer.Border(width: 2, color: PaintFixture.red)
        let picture = try PaintFixture.paint([box], 60, 60)
        #expect(picture.pixel(x: 10, y: 30) == 0xFFFF_0000)
        #expect(picture.pixel(x: 11, y: 30) == 0xFFFF_0000)
        #expect(picture.pixel(x: 12, y: 30) == 0xFF00_FF00)
        // The sublayer overflows; the border does not.
        #expect(picture.pixel(x: 9, y: 30) == 0xFF00_FF00)
        #expect(picture.pixel(x: 30, y: 9) == 0xFFFF_FFFF)
    }

    @Test("a border's inner corner has the radius less the width, and none when it is wider")
    func innerCorner() throws {
        var box = PaintFixture.box(0, 0, 60, 60, .white)
        box.corners.radius = 10
        box.border = Layer.Border(width: 20, color: .black)
        let picture = try PaintFixture.paint([box], 60, 60)
        #expect(picture.red(19, 30) == 0)
        #expect(picture.red(20, 20) == 255)
        #expect(picture.red(39, 39) == 255)
        #expect(picture.red(0, 0) == 255)
    }
}
