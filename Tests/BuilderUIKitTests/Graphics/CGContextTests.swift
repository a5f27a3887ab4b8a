import Render
import Testing

@testable import BuilderUIKit

@Suite struct CGContextTests {
    /// Draws a picture of whole points, one pixel each.
    private func draw(
        _ width: CGFloat = 20, _ height: CGFloat = 20, opaque: Bool = false, _ actions: (CGContext) -> Void
    ) -> Bitmap? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return renderer.image { actions($0.cgContext) }.cgImage?.bitmap
    }

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    @Test func theOldFunctionsMakePictures() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 4, height: 4) && image?.cgImage?.width == 8)
        #expect(image?.cgImage?.bitmap.pixel(x: 7, y: 7) == red)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func statesAreSavedAndRestored() {
        let bitmap = draw { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 10, y: 10)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
        }
        #expect(bitmap?.pixel(x: 12, y: 12) == blue && bitmap?.pixel(x: 2, y: 2) == red)
        #expect(bitmap?.pixel(x: 8, y: 8) == 0)
    }

    /// A view that saves the state, moves and clips, and restores another number of times.
    private final class Unbalanced: UIView {
        var restores = 0
        override func draw(_ rect: CGRect) {
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            context?.translateBy(x: 5, y: 5)
            context?.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            for _ in 0..<restores { context?.restoreGState() }
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test(arguments: [0, 1, 5])
    @MainActor func unbalancedSavesEndWithTheirView(restores: Int) throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let first = Unbalanced(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.restores = restores
        let second = Unbalanced(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        second.restores = 1
        parent.addSubview(first)
        parent.addSubview(second)
        let context = CGContext(bounds: parent.bounds, scale: 1)
        parent.layer.render(in: context)
        let bitmap = try #require(context.makeImage()).bitmap
        #expect(bitmap.pixel(x: 6, y: 6) == red)
        #expect(bitmap.pixel(x: 1, y: 1) == (restores == 0 ? 0 : red))
        #expect(bitmap.pixel(x: 11, y: 1) == red && bitmap.pixel(x: 19, y: 9) == red)
    }

    @Test func strokedPathsAreFilled() {
        let bitmap = draw { context in
            context.scaleBy(x: 2, y: 1)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 1, y: 10))
            context.addLine(to: CGPoint(x: 8, y: 10))
            context.replacePathWithStrokedPath()
            context.clip()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(bitmap?.pixel(x: 2, y: 8) == red && bitmap?.pixel(x: 15, y: 11) == red)
        #expect(bitmap?.pixel(x: 1, y: 10) == 0 && bitmap?.pixel(x: 16, y: 10) == 0 && bitmap?.pixel(x: 9, y: 7) == 0)
    }

    @Test func clipsNarrow() {
        let bitmap = draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(bitmap?.pixel(x: 7, y: 10) == red)
        #expect(bitmap?.pixel(x: 12, y: 10) == 0 && bitmap?.pixel(x: 7, y: 2) == 0 && bitmap?.pixel(x: 2, y: 10) == 0)
    }

    @Test func clearingTakesAway() {
        let bitmap = draw { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 8, y: 8, width: 2, height: 2))
        }
        #expect(bitmap?.pixel(x: 1, y: 1) == red && bitmap?.pixel(x: 6, y: 6) == 0 && bitmap?.pixel(x: 9, y: 9) == blue)
    }

    @Test func filledRectanglesReplaceWhatWasThere() {
        let bitmap = draw { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.blue.withAlphaComponent(0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIRectFillUsingBlendMode(CGRect(x: 10, y: 0, width: 10, height: 20), .normal)
        }
        #expect(bitmap?.pixel(x: 5, y: 5) == 0x8000_0080)
        #expect((bitmap?.pixel(x: 15, y: 5) ?? 0) >> 24 == 255)
    }

    @Test func templatesAreTintedBySourceIn() throws {
        let dot = try #require(
            draw { _ in
                UIColor.black.setFill()
                UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
            })
        let image = UIImage(cgImage: CGImage(dot))
        let bitmap = draw { context in
            image.draw(at: .zero)
            context.setBlendMode(.sourceIn)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(bitmap?.pixel(x: 10, y: 10) == red && bitmap?.pixel(x: 1, y: 1) == 0)
        let masked = draw { context in
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: CGImage(dot))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(masked?.pixel(x: 10, y: 10) == blue && masked?.pixel(x: 1, y: 1) == 0)
    }

    @Test func coreGraphicsPicturesAreUpsideDown() throws {
        let half = try #require(
            draw { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            })
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let turned = draw { $0.draw(CGImage(half), in: rect) }
        #expect(turned?.pixel(x: 10, y: 15) == red && turned?.pixel(x: 10, y: 5) == 0)
        let upright = draw { _ in UIImage(cgImage: CGImage(half)).draw(in: rect) }
        #expect(upright?.pixel(x: 10, y: 5) == red && upright?.pixel(x: 10, y: 15) == 0)
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(CGImage(half), in: rect)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let made = context.makeImage()?.bitmap
        #expect(made?.pixel(x: 10, y: 5) == red && made?.pixel(x: 2, y: 18) == blue)
    }

    @Test func transparencyLayersFadeOnce() {
        let bitmap = draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
        }
        let alpha = (bitmap?.pixel(x: 5, y: 5) ?? 0) >> 24
        #expect((127...128).contains(alpha))
    }

    @Test func gradientsExtendBeyondTheirEndsOnlyWithDrawingOptions() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        func paint(_ options: CGGradientDrawingOptions) -> Bitmap? {
            draw { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            }
        }
        let open = paint([])
        #expect(open?.pixel(x: 2, y: 10) == 0 && open?.pixel(x: 18, y: 10) == 0)
        #expect((open?.pixel(x: 10, y: 10) ?? 0) >> 24 == 255)
        let whole = paint([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(whole?.pixel(x: 2, y: 10) == red && whole?.pixel(x: 18, y: 10) == blue)
        let radial = draw { context in
            let middle = CGPoint(x: 10, y: 10)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 8, options: [])
        }
        #expect(radial?.pixel(x: 0, y: 0) == 0)
        #expect(((radial?.pixel(x: 10, y: 10) ?? 0) >> 16 & 255) > 200)
    }

    @Test func linesScaleWithTheirCoordinates() {
        let bitmap = draw { context in
            context.scaleBy(x: 4, y: 1)
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(2)
            context.move(to: CGPoint(x: 2.5, y: 0))
            context.addLine(to: CGPoint(x: 2.5, y: 20))
            context.strokePath()
        }
        // Two points wide, four times as wide across: 6…14.
        #expect(bitmap?.pixel(x: 7, y: 10) == red && bitmap?.pixel(x: 13, y: 10) == red)
        #expect(bitmap?.pixel(x: 4, y: 10) == 0 && bitmap?.pixel(x: 16, y: 10) == 0)
    }

    @Test func textIsDrawnWhereItIsPut() {
        let bitmap = draw(60, 30) { _ in
            "III".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
        var columns: Set<Int> = []
        for x in 0..<60 {
            for y in 0..<30 where (bitmap?.pixel(x: x, y: y) ?? 0) >> 24 > 60 { columns.insert(x) }
        }
        #expect((columns.min() ?? 0) >= 10 && (columns.min() ?? 60) <= 13 && (columns.max() ?? 60) < 30)
    }

    @Test func opaquePicturesBeginBlack() {
        #expect(draw(opaque: true) { _ in }?.pixel(x: 3, y: 3) == 0xFF00_0000)
        #expect(draw { _ in }?.pixel(x: 3, y: 3) == 0)
    }

    @Test func patternsAreTiled() {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: oneToOne).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        let bitmap = draw { context in
            UIColor(patternImage: tile).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(bitmap?.pixel(x: 9, y: 9) == red && bitmap?.pixel(x: 11, y: 9) == 0)
    }

    private var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test func boundsMoveTheOrigin() {
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 100, y: 50, width: 10, height: 10), format: oneToOne)
        let bitmap = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 100, y: 50, width: 5, height: 10))
        }.cgImage?.bitmap
        #expect(bitmap?.width == 10 && bitmap?.pixel(x: 1, y: 1) == red && bitmap?.pixel(x: 8, y: 1) == 0)
    }
}
