import Render
import Testing

@testable import BuilderUIKit

@Suite struct CGLayerTests {
    /// Draws a picture of whole points, one pixel each.
    private func draw(_ actions: (CGContext) throws -> Void) rethrows -> Bitmap? {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
        try actions(context)
        return context.makeImage()?.bitmap
    }

    private let red: UInt32 = 0xFFFF_0000

    @Test func layersAreDrawnSeveralTimes() throws {
        let bitmap = try draw { context in
            let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
            #expect(layer.size == CGSize(width: 4, height: 4))
            let own = try #require(layer.context)
            context.draw(layer, at: CGPoint(x: 10, y: 10))
            own.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            own.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.draw(layer, at: CGPoint(x: 1, y: 1))
            context.draw(layer, in: CGRect(x: 10, y: 0, width: 8, height: 12))
            // Later drawing doesn't appear.
            own.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        #expect(bitmap?.pixel(x: 1, y: 1) == red && bitmap?.pixel(x: 2, y: 2) == red)
        #expect(bitmap?.pixel(x: 3, y: 3) == 0 && bitmap?.pixel(x: 4, y: 4) == 0)
        #expect(bitmap?.pixel(x: 13, y: 5) == red && bitmap?.pixel(x: 14, y: 6) == 0)
        #expect(bitmap?.pixel(x: 11, y: 15) == 0)
    }

    @Test func layersHaveTheContextsStateWhenTheyAreDrawn() throws {
        let bitmap = try draw { context in
            let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
            layer.context?.fill(CGRect(x: -5, y: -5, width: 30, height: 30))
            context.setAlpha(0.5)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 5))
            context.translateBy(x: 2, y: 0)
            context.draw(layer, at: .zero)
        }
        #expect(bitmap?.pixel(x: 5, y: 2) == 0x8000_0000)
        #expect(bitmap?.pixel(x: 1, y: 2) == 0 && bitmap?.pixel(x: 13, y: 2) == 0 && bitmap?.pixel(x: 5, y: 8) == 0)
    }

    @Test func layersNeedASize() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
        #expect(CGLayer(context, size: CGSize(width: CGFloat.nan, height: 1), auxiliaryInfo: nil) == nil)
    }

    @Test func conicGradientsTurnAroundTheirCenter() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        let bitmap = try #require(
            draw { context in
                context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 18))
                context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: .pi / 2)
            })
        func red(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x: x, y: y) >> 16 & 0xFF) }
        // The first color lies below the center, and the others follow toward the left.
        #expect(red(9, 17) > 240 && red(10, 17) < 15)
        #expect(abs(red(1, 10) - 191) < 8)
        #expect(abs(red(10, 1) - 127) < 8)
        #expect(abs(red(18, 10) - 64) < 8)
        #expect(bitmap.pixel(x: 9, y: 19) == 0)
    }
}
