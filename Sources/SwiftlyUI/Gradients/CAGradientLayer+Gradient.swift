import BuilderUIKit

extension CAGradientLayer {
    /// A layer with a gradient, its colors at even distances. It has no frame yet, and follows no view.
    ///
    /// Colors that follow light and dark are taken as they are now.
    public static func gradient(colors: [UIColor], direction: GradientDirection) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = UIColor.tosRGBCGColors(colors)
        (layer.startPoint, layer.endPoint) = direction.gradientPointsForLayer()
        return layer
    }
}

extension UIView {
    /// A layer with a gradient, as `CAGradientLayer.gradient(colors:direction:)` makes it. It is not added to the
    /// view's layer, and has no frame.
    ///
    /// ```swift
    /// let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    /// let gradient = card.createGradientLayer(colors: [.systemBlue, .systemTeal], direction: .leftToRight)
    /// gradient.frame = card.bounds
    /// card.layer.addSublayer(gradient)
    /// ```
    public func createGradientLayer(colors: [UIColor], direction: GradientDirection) -> CAGradientLayer {
        CAGradientLayer.gradient(colors: colors, direction: direction)
    }
}
