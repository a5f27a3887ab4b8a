import SwiftlyUI

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
