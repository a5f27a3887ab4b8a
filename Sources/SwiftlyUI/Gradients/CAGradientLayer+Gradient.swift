import BuilderUIKit

extension CAGradientLayer {
    /// A gradient layer with evenly spaced colors. It has no frame yet, and doesn't follow a view's size.
    ///
    /// Dynamic colors are resolved now.
    public static func gradient(colors: [UIColor], direction: GradientDirection) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = UIColor.tosRGBCGColors(colors)
        (layer.startPoint, layer.endPoint) = direction.gradientPointsForLayer()
        return layer
    }
}

extension UIView {
    /// Creates a gradient layer, like `CAGradientLayer.gradient(colors:direction:)`. It isn't added to the view's
    /// layer, and has no frame.
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
