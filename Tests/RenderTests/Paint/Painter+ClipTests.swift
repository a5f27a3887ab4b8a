import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Clips, masks and groups")
struct PainterClipTests {
    @Test("a rounded clip cuts everything as one, without seams of what lies below")
    func roundedClip() throws {
        var plain = PaintFixture.box(5, 5, 50, 50, PaintFixture.red)
        plain.corners.radius = 15
        var clipped = plain
        clipped.background = PaintFixture.blue
        clipped.masksToBounds = true
        clipped.sublayers = [
            PaintFixture.box(-10, -10, 100, 100, .black), PaintFixture.box(-5, -5, 90, 90, PaintFixture.red),
        ]
        let expected = try PaintFixture.paint([plain], 60, 60)
        let picture = try PaintFixture.paint([clipped], 60, 60)
        #expect(PixelComparison(expected, picture, tolerance: 1).areEqual)
    }

    @Test("nested clips intersect")
    func nestedClips() throws {
        var inner = PaintFixture.box(20, 0, 40, 40)
        inner.masksToBounds = true
        inner.corners.radius = 20
        inner.sublayers = [PaintFixture.box(-50, -50, 200, 200, .black)]
        var outer = PaintFixture.box(0, 0, 40, 40)
        outer.masksToBounds = true
        outer.corners.radius = 20
        outer.sublayers = [inner]
        let picture = try PaintFixture.paint([outer], 60, 40)
        #expect(picture.red(30, 20) == 0)
        #expect(picture.red(10, 20) == 255)
        #expect(picture.red(45, 20) == 255)
        #expect(picture.red(38, 2) == 255)
    }

    @Test("a clip of a turned layer cuts along its edges")
    func turnedClip() throws {
        var box = PaintFixture.box(10, 10, 20, 20)
        box.masksToBounds = true
        box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        box.sublayers = [PaintFixture.box(-50, -50, 100, 100, .black)]
        let picture = try PaintFixture.paint([box], 40, 40)
        #expect(abs(Double(picture.ink) / 255 - 400) < 2)
        #expect(picture.red(11, 11) == 255)
    }

    @Test("a faded group is flattened first")
    func groupOpacity() throws {
        var group = PaintFixture.box(0, 0, 30, 10)
        group.opacity = 0.5
        group.sublayers = [PaintFixture.box(0, 0, 20, 10, .black), PaintFixture.box(10, 0, 20, 10, .black)]
        let picture = try PaintFixture.paint([group], 30, 10)
        for x in [5, 15, 25] { #expect(abs(picture.red(x, 5) - 127) <= 1) }
    }

    @Test("fading one thing is the same with and without a group")
    func fadingOneThing() throws {
        var single = PaintFixture.box(3, 3, 20, 20, PaintFixture.blue)
        single.corners.radius = 6
        single.opacity = 0.3
        var grouped = single
        grouped.sublayers = [PaintFixture.box(10, 10, 1, 1, PaintFixture.blue)]
        let one = try PaintFixture.paint([single], 26, 26)
        let other = try PaintFixture.paint([grouped], 26, 26)
        #expect(PixelComparison(one, other, tolerance: 1).areEqual)
    }

    @Test("a mask's alpha multiplies, in the layer's coordinates")
    func mask() throws {
        var box = PaintFixture.box(10, 10, 20, 20, .black)
        box.mask = [PaintFixture.box(5, 5, 10, 100, Color(white: 1, alpha: 0.5))]
        let picture = try PaintFixture.paint([box], 40, 40)
        #expect(abs(picture.red(20, 20) - 127) <= 1)
        #expect(picture.red(12, 20) == 255)
        #expect(picture.red(20, 12) == 255)
        #expect(picture.red(20, 31) == 255)
    }

    @Test("nothing is drawn at opacity 0")
    func invisible() throws {
        var box = PaintFixture.box(0, 0, 10, 10, .black)
        box.opacity = 0
        #expect(try PaintFixture.paint([box], 10, 10).ink == 0)
    }

    @Test("gradients follow the bounds and their rounded corners")
    func gradients() throws {
        let stops = [GradientContent.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
        var box = PaintFixture.box(0, 0, 100, 20)
        box.corners.radius = 10
        box.contents = [
            .gradient(
                GradientContent(kind: .linear, stops: stops, start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
        ]
        let picture = try PaintFixture.paint([box], 100, 20, background: PaintFixture.red)
        #expect(abs(picture.green(50, 10) - 128) <= 3)
        #expect(abs(picture.green(25, 10) - 64) <= 3)
        #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_0000)
        box.corners.radius = 0
        box.contents = [
            .gradient(
                GradientContent(kind: .radial, stops: stops, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1)))
        ]
        let ellipse = try PaintFixture.paint([box], 100, 20)
        #expect(ellipse.green(50, 10) < 20)
        #expect(abs(ellipse.green(75, 10) - ellipse.green(50, 15)) <= 12)
        #expect(ellipse.green(0, 0) == 255)
    }
}
