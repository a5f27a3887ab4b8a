import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Colors and places")
struct PainterTests {
    @Test("components are rounded to the nearest step, half up")
    func steps() throws {
        let cases: [(Double, Int)] = [(0.5, 128), (0.1, 26), (0.3, 77), (1, 255), (-1, 0), (2, 255), (0.998, 254)]
        for (value, step) in cases {
            let picture = try PaintFixture.paint([PaintFixture.box(0, 0, 2, 2, Color(white: value))], 2, 2)
            #expect(picture.red(1, 1) == step)
            #expect(picture.alpha(1, 1) == 255)
        }
        let exact = try PaintFixture.paint([], 1, 1, background: Color(red: 17 / 255, green: 0.5, blue: 1))
        #expect(exact.pixel(x: 0, y: 0) == 0xFF11_80FF)
    }

    @Test("a clear picture keeps alpha, premultiplied")
    func clearBackground() throws {
        let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = try PaintFixture.paint([PaintFixture.box(0, 0, 1, 1, half)], 2, 1, background: nil)
        #expect(picture.pixel(x: 0, y: 0) == 0x8080_0000)
        #expect(picture.pixel(x: 1, y: 0) == 0)
        #expect(!picture.isOpaque)
    }

    @Test("edges between pixels go to the nearest, and neighbors meet")
    func snapping() throws {
        let left = PaintFixture.box(0, 0, 10.4, 4, PaintFixture.red)
        let right = PaintFixture.box(10.4, 0, 9.6, 4, PaintFixture.blue)
        let picture = try PaintFixture.paint([left, right], 20, 4)
        #expect(picture.pixel(x: 9, y: 0) == 0xFFFF_0000)
        #expect(picture.pixel(x: 10, y: 0) == 0xFF00_00FF)
        let half = try PaintFixture.paint([PaintFixture.box(0.5, 0, 2, 1, .black)], 4, 1)
        #expect((0..<4).map { half.red($0, 0) } == [255, 0, 0, 255])
    }

    @Test("edges of transformed layers are smooth")
    func transformedEdges() throws {
        var box = PaintFixture.box(10, 10, 20, 20, .black)
        box.transform = CGAffineTransform(rotationAngle: .pi / 6)
        let picture = try PaintFixture.paint([box], 40, 40)
        let partly = (0..<40).filter { (1..<255).contains(picture.red($0, 12)) }
        #expect(!partly.isEmpty)
        // The area is kept: 400 pixels of black.
        #expect(abs(Double(picture.ink) / 255 - 400) < 2)
    }

    @Test("a transform turns about the anchor point")
    func anchorPoint() throws {
        var box = PaintFixture.box(0, 0, 10, 4, .black)
        box.anchorPoint = CGPoint(x: 0, y: 0)
        box.position = CGPoint(x: 10, y: 10)
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let picture = try PaintFixture.paint([box], 20, 24)
        #expect(picture.red(8, 15) == 0)
        #expect(picture.red(11, 11) == 255)
    }

    @Test("bounds with an origin scroll what lies inside")
    func scrolledBounds() throws {
        var scroll = PaintFixture.box(0, 0, 10, 10)
        scroll.bounds.origin.y = 100
        scroll.masksToBounds = true
        scroll.sublayers = [PaintFixture.box(0, 98, 10, 4, .black), PaintFixture.box(0, 109, 10, 4, PaintFixture.red)]
        let picture = try PaintFixture.paint([scroll], 10, 12)
        #expect((0..<12).map { picture.green(5, $0) } == [0, 0, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255])
    }

    @Test("sizes are whole pixels, rounding errors apart")
    func pixelSizes() throws {
        let picture = try Painter().paint(
            Layer(frame: .zero), size: CGSize(width: 200, height: 267.667), scale: 3, background: .white)
        #expect(picture.width == 600)
        #expect(picture.height == 803)
        let broken = try Painter().paint(
            Layer(frame: .zero), size: CGSize(width: 10.5, height: 0.2), scale: 1, background: .white)
        #expect(broken.width == 11)
        #expect(broken.height == 1)
    }
}
