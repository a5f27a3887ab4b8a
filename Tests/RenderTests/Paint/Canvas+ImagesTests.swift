import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Painting pictures")
struct CanvasImagesTests {
    private func paint(
        _ content: ImageContent, _ width: Double, _ height: Double, scale: Double = 1, background: Color? = .white
    ) throws -> Bitmap {
        var layer = PaintFixture.box(0, 0, width, height)
        layer.contents = [.image(content)]
        return try PaintFixture.paint([layer], width, height, scale: scale, background: background)
    }

    @Test("one pixel for one pixel is exact", arguments: [1.0, 2, 3])
    func exact(scale: Double) throws {
        let noise = PaintFixture.noise(60, 30)
        let size = CGSize(width: 60 / scale, height: 30 / scale)
        let picture = try paint(
            ImageContent(bitmap: noise, destination: CGRect(origin: .zero, size: size)), size.width, size.height,
            scale: scale)
        #expect(picture == noise)
        let clear = PaintFixture.noise(60, 30, isOpaque: false)
        let translucent = try paint(
            ImageContent(bitmap: clear, destination: CGRect(origin: .zero, size: size)), size.width, size.height,
            scale: scale, background: nil)
        #expect(translucent == clear)
    }

    @Test("a flat picture stays flat at every size", arguments: [3.0, 7.5, 16, 20, 33, 64, 100])
    func flat(side: Double) throws {
        let gray = PaintFixture.bitmap(33, 33) { _, _ in 0xFF80_4020 }
        let picture = try paint(
            ImageContent(bitmap: gray, destination: CGRect(x: 0, y: 0, width: side, height: side)), 100, 100)
        let end = Int((side + 0.5).rounded(.down))
        for place in 0..<end { #expect(picture.pixel(x: place, y: place) == 0xFF80_4020) }
        if end < 100 { #expect(picture.pixel(x: end, y: end) == 0xFFFF_FFFF) }
    }

    @Test("a great reduction is the mean of all pixels")
    func reduction() throws {
        let noise = PaintFixture.noise(512, 512)
        var sum = 0
        for y in 0..<512 { for x in 0..<512 { sum += noise.green(x, y) } }
        let mean = sum / (512 * 512)
        let picture = try paint(
            ImageContent(bitmap: noise, destination: CGRect(x: 0, y: 0, width: 8, height: 8)), 8, 8)
        for y in 0..<8 { for x in 0..<8 { #expect(abs(picture.green(x, y) - mean) < 12) } }
    }

    @Test("a step stays where it is when reduced, at any clip")
    func stepPlace() throws {
        let step = PaintFixture.bitmap(100, 10) { x, _ in x < 50 ? 0xFF00_0000 : 0xFFFF_FFFF }
        for clip in [nil, CGRect(x: 10, y: 0, width: 20, height: 10)] {
            let picture = try paint(
                ImageContent(bitmap: step, destination: CGRect(x: 0, y: 0, width: 40, height: 10), clip: clip), 40, 10,
                background: PaintFixture.red)
            #expect(picture.green(18, 5) < 8)
            #expect(picture.green(21, 5) > 247)
            if clip != nil { #expect(picture.pixel(x: 9, y: 5) == 0xFFFF_0000) }
        }
    }

    @Test("only the source rectangle is drawn")
    func sourceRect() throws {
        let step = PaintFixture.bitmap(20, 20) { x, _ in x < 10 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let picture = try paint(
            ImageContent(
                bitmap: step, destination: CGRect(x: 0, y: 0, width: 30, height: 30),
                sourceRect: CGRect(x: 0, y: 0, width: 10, height: 20)), 30, 30)
        #expect(picture.green(29, 15) == 0)
    }

    @Test("a picture longer than cairo's limit is copied and reduced")
    func long() throws {
        let stripes = PaintFixture.bitmap(40_000, 2) { x, _ in x < 20_000 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let copied = try paint(
            ImageContent(bitmap: stripes, destination: CGRect(x: -19_990, y: 0, width: 40_000, height: 2)), 20, 2)
        #expect((0..<20).allSatisfy { copied.green($0, 1) == ($0 < 10 ? 0 : 255) })
        let reduced = try paint(
            ImageContent(bitmap: stripes, destination: CGRect(x: 0, y: 0, width: 40, height: 2)), 40, 2)
        #expect(reduced.green(17, 0) < 8 && reduced.green(22, 0) > 247)
    }

    @Test("a tint fills the alpha")
    func tint() throws {
        let shape = PaintFixture.bitmap(4, 1, isOpaque: false) { x, _ in [0, 0xFF00_00FF, 0x8000_0000, 0xFFFF_FFFF][x] }
        let picture = try paint(
            ImageContent(
                bitmap: shape, destination: CGRect(x: 0, y: 0, width: 4, height: 1), tint: PaintFixture.red), 4, 1)
        #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(picture.pixel(x: 1, y: 0) == 0xFFFF_0000)
        #expect(abs(picture.green(2, 0) - 127) <= 1)
        #expect(picture.pixel(x: 3, y: 0) == 0xFFFF_0000)
    }

    @Test("a picture in a round clip is faded and turned as a whole")
    func roundAndTurned() throws {
        let gray = PaintFixture.bitmap(40, 40) { _, _ in 0xFF00_0000 }
        var layer = PaintFixture.box(10, 10, 40, 40)
        layer.contents = [.image(ImageContent(bitmap: gray, destination: CGRect(x: 0, y: 0, width: 40, height: 40)))]
        layer.masksToBounds = true
        layer.corners.radius = 20
        let upright = try PaintFixture.paint([layer], 60, 60)
        #expect(abs(Double(upright.ink) / 255 - .pi * 400) < 12)
        layer.transform = CGAffineTransform(rotationAngle: 0.4)
        let turned = try PaintFixture.paint([layer], 60, 60)
        #expect(abs(Double(turned.ink) / 255 - .pi * 400) < 12)
    }
}
