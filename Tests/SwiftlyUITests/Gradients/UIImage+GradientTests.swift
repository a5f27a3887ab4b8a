import SwiftlyUI
import Testing

@MainActor
@Suite struct UIImageGradientTests {
    private let size = CGSize(width: 20, height: 10)

    @Test func anImageGoesThroughAllItsColorsAtEvenDistances() throws {
        let image = UIImage.gradient(colors: [.red, .black, .blue], direction: .leftToRight, size: size)
        let width = try #require(image?.cgImage?.width)
        func red(_ x: Int) -> Int { Pixel.redPart(Pixel.of(image, x, 3)) }
        func blue(_ x: Int) -> Int { Pixel.bluePart(Pixel.of(image, x, 3)) }
        #expect(red(0) > 220 && red(width / 2) < 20 && red(width - 1) == 0)
        #expect(blue(0) == 0 && blue(width / 2) < 20 && blue(width - 1) > 220)
        #expect(abs(red(width / 4) - 128) < 24)
    }

    @Test func whatColorsLetThroughIsTransparent() {
        let image = UIImage.gradient(colors: [.clear, .red], direction: .topToBottom, size: size)
        #expect(Pixel.alphaPart(Pixel.of(image, 0, 0)) < 40)
        #expect(Pixel.alphaPart(Pixel.of(image, 0, (image?.cgImage?.height ?? 0) - 1)) > 200)
    }

    @Test func oneColorFillsTheImage() {
        let image = UIImage.gradient(colors: [.red], direction: .upleftToLowright, size: size)
        #expect(Pixel.of(image, 0, 0) == Pixel.red && Pixel.of(image, 5, 5) == Pixel.red)
    }

    @Test func itHasTheScaleOfTheScreen() throws {
        let renderer = Renderer(scale: 3)
        let image = try renderer.layOut(
            UIView(), width: 10, height: 10,
            reading: { _ in
                UIImage.gradient(colors: [.red], direction: .leftToRight, size: CGSize(width: 4, height: 4))
            }
        ).value
        #expect(image?.scale == 3 && image?.cgImage?.width == 12)
    }

    @Test func withoutColorsOrSizeThereIsNone() {
        #expect(UIImage.gradient(colors: [], direction: .leftToRight, size: size) == nil)
        for side in [0, -1, CGFloat.nan, .infinity] {
            let bad = CGSize(width: 5, height: side)
            #expect(UIImage.gradient(colors: [.red], direction: .leftToRight, size: bad) == nil)
        }
        #expect(CAGradientLayer.gradient(colors: [], direction: .leftToRight).colors?.isEmpty == true)
    }

    @Test func aLayerIsDrawnWhereItIsPut() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let gradient = view.createGradientLayer(colors: [.red, .blue], direction: .leftToRight)
        gradient.frame = view.bounds
        view.layer.addSublayer(gradient)
        let picture = try Renderer().layOut(view, width: 20, height: 10, scale: 1).bitmap()
        #expect(Pixel.redPart(picture.pixel(x: 0, y: 5)) > 220 && Pixel.redPart(picture.pixel(x: 19, y: 5)) < 30)
        #expect(Pixel.bluePart(picture.pixel(x: 19, y: 5)) > 220)
    }
}
