import SwiftlyUI
import Testing

extension FluentEffects {
    private static let size = CGSize(width: 8, height: 6)

    /// The red parts at the top left and the bottom right corner of a picture from red to blue.
    private static func redCorners(_ direction: GradientDirection) -> (first: Int, last: Int) {
        let image = UIImage.gradient(colors: [.red, .blue], direction: direction, size: size)
        guard let pixels = image?.cgImage else { return (0, 0) }
        return (
            Pixel.redPart(Pixel.of(image, 0, 0)), Pixel.redPart(Pixel.of(image, pixels.width - 1, pixels.height - 1))
        )
    }

    @MainActor private static func points(_ layer: CAGradientLayer) -> [CGPoint] { [layer.startPoint, layer.endPoint] }

    static let gradients: [FluentEffect] = [
        .init("UIImage.gradient(colors:direction:size:)") {
            let image = UIImage.gradient(colors: [.red, .blue], direction: .leftToRight, size: size)
            let corners = redCorners(.leftToRight)
            return image?.size == size && corners.first > 200 && corners.last < 55
        },
        .init("CAGradientLayer.gradient(colors:direction:)") {
            let layer = CAGradientLayer.gradient(colors: [.red, .blue], direction: .rightToLeft)
            return layer.colors?.count == 2 && points(layer) == [CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5)]
        },
        .init("UIView.createGradientLayer(colors:direction:)") {
            let view = UIView()
            let layer = view.createGradientLayer(colors: [.red, .blue], direction: .upleftToLowright)
            return points(layer) == [.zero, CGPoint(x: 1, y: 1)] && layer.superlayer == nil && layer.frame == .zero
        },
        .init("GradientDirection.gradientPointsForLayer()") {
            let points = GradientDirection.bottomToTop.gradientPointsForLayer()
            return points.start == CGPoint(x: 0.5, y: 1) && points.end == CGPoint(x: 0.5, y: 0)
        },
        .init("GradientDirection.gradientPointsForImage(size:)") {
            let points = GradientDirection.uprightToLowleft.gradientPointsForImage(size: size)
            return points.start == CGPoint(x: 8, y: 0) && points.end == CGPoint(x: 0, y: 6)
        },
        .init("GradientDirection.topToBottom") { redCorners(.topToBottom).first > redCorners(.topToBottom).last },
        .init("GradientDirection.bottomToTop") { redCorners(.bottomToTop).first < redCorners(.bottomToTop).last },
        .init("GradientDirection.leftToRight") { redCorners(.leftToRight).first > redCorners(.leftToRight).last },
        .init("GradientDirection.rightToLeft") { redCorners(.rightToLeft).first < redCorners(.rightToLeft).last },
        .init("GradientDirection.upleftToLowright") {
            redCorners(.upleftToLowright).first > redCorners(.upleftToLowright).last
        },
        .init("GradientDirection.uprightToLowleft") {
            let image = UIImage.gradient(colors: [.red, .blue], direction: .uprightToLowleft, size: size)
            let width = image?.cgImage?.width ?? 0
            return Pixel.redPart(Pixel.of(image, width - 1, 0)) > 200
                && (90...170).contains(redCorners(.uprightToLowleft).first)
        },
    ]
}

@MainActor
@Suite struct GradientEffectTests {
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
