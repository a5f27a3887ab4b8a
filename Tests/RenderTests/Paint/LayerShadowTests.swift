import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Shadows")
struct LayerShadowTests {
    /// Alphas outward from the edge of an opaque box, shadow radius 8, opacity 1: measured on iOS 17.
    private static let measured = [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0]

    private func shadowed(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
        var box = PaintFixture.box(30, 30, 60, 60, PaintFixture.green)
        box.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 8, offset: .zero)
        change(&box)
        return box
    }

    @Test("a box's shadow falls off as measured")
    func fallOff() throws {
        let picture = try PaintFixture.paint([shadowed()], 120, 120)
        for (distance, alpha) in Self.measured.enumerated() {
            #expect(abs(255 - picture.red(29 - distance, 60) - alpha) <= 1)
            #expect(abs(255 - picture.red(60, 90 + distance) - alpha) <= 1)
        }
        #expect(picture.pixel(x: 60, y: 60) == 0xFF00_FF00)
    }

    @Test("sublayers cast the shadow too; the quick way and the general one agree")
    func castByAll() throws {
        let quick = try PaintFixture.paint([shadowed()], 120, 120)
        let general = try PaintFixture.paint(
            [
                shadowed {
                    $0.background = nil
                    $0.sublayers = [
                        PaintFixture.box(0, 0, 30, 60, PaintFixture.green),
                        PaintFixture.box(30, 0, 30, 60, PaintFixture.green),
                    ]
                }
            ], 120, 120)
        #expect(PixelComparison(quick, general, tolerance: 1).areEqual)
    }

    @Test("a path casts exactly its own shadow")
    func shadowPath() throws {
        let path = Path([
            .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 0, y: 10)),
            .close,
        ])
        let picture = try PaintFixture.paint(
            [
                shadowed {
                    $0.background = nil
                    $0.shadow?.radius = 0
                    $0.shadow?.path = path
                }
            ], 120, 120)
        #expect(picture.red(35, 35) == 0)
        #expect(picture.red(41, 35) == 255)
        #expect(picture.red(60, 60) == 255)
    }

    @Test("offset and opacity")
    func offsetAndOpacity() throws {
        let picture = try PaintFixture.paint(
            [
                shadowed {
                    $0.shadow = Layer.Shadow(
                        color: .black, opacity: 0.5, radius: 0, offset: CGSize(width: 10, height: -5))
                }
            ], 120, 120)
        #expect(picture.red(95, 60) == 127)
        #expect(picture.red(95, 86) == 255)
        #expect(picture.red(60, 27) == 127)
    }

    @Test("half a pixel of offset moves the edge by half a pixel")
    func brokenOffset() throws {
        let picture = try PaintFixture.paint(
            [
                shadowed {
                    $0.shadow = .init(color: .black, opacity: 1, radius: 0, offset: CGSize(width: 2.5, height: 0))
                }
            ],
            120, 120)
        #expect(picture.red(91, 60) == 0)
        #expect(abs(picture.red(92, 60) - 127) <= 1)
        #expect(picture.red(93, 60) == 255)
    }

    @Test("a clipped layer has no shadow; a translucent layer shows its own")
    func clippedAndTranslucent() throws {
        let clipped = try PaintFixture.paint([shadowed { $0.masksToBounds = true }], 120, 120)
        #expect(clipped.red(28, 60) == 255)
        let translucent = try PaintFixture.paint(
            [
                shadowed {
                    $0.background = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
                    $0.shadow?.radius = 0
                }
            ], 120, 120)
        #expect(translucent.red(60, 60) < 240)
    }

    @Test("a blur keeps the sum and turns of masks are exact")
    func blur() {
        let mask = AlphaMask(rect: PixelRect(x: 3, y: 4, width: 41, height: 29))
        mask.bytes[20 * mask.bytesPerRow + 7] = 255
        let turned = mask.turned()
        #expect(turned.rect.width == 29)
        #expect(turned.bytes[7 * turned.bytesPerRow + 20] == 255)
        let back = turned.turned(rect: mask.rect)
        for y in 0..<29 {
            for x in 0..<41 { #expect(back.bytes[y * back.bytesPerRow + x] == mask.bytes[y * mask.bytesPerRow + x]) }
        }
        GaussianBlur(sigma: 1).blurRows(of: mask)
        let row = (0..<41).map { Int(mask.bytes[20 * mask.bytesPerRow + $0]) }
        #expect(abs(row.reduce(0, +) - 255) <= 3)
        #expect(row[4] == 0 && row[5] > 0 && row[5] == row[9])
    }

    @Test("a layer outside the picture still casts its shadow into it")
    func casterOutside() throws {
        var far = shadowed { $0.background = nil }
        far.sublayers = [PaintFixture.box(-40, 0, 5, 60, .black)]
        let picture = try PaintFixture.paint([far], 120, 120)
        // The bar lies at -10 … -5; its shadow reaches 16 pixels.
        #expect(picture.red(0, 60) < 255)
        #expect(picture.red(20, 60) == 255)
    }
}
