import BuilderUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view drawn alone at its size, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The view drawn alone, clear where it draws nothing, when everything is done that it asked for (Documentation/Settling.md).
    ///
    /// ```swift
    /// assertSnapshot(of: BadgeView(count: 3), as: .image(size: CGSize(width: 60, height: 60)))
    /// ```
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: accepted; what is drawn always is in a key window of its own.
    ///   - precision: the share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: how near a pixel's colour must be to pass, 0…1.
    ///   - size: points; nil for the view's own. A view that has none gets the one that its content asks for.
    ///   - traits: laid over the standard device's; a display scale among them is the picture's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawn(
            ViewDrawing(size: size, traits: traits), precision: precision, perceptualPrecision: perceptualPrecision,
            as: { $0 })
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and those below it as UIKit describes them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and those below it as UIKit describes them after layout, without addresses.
    /// - Parameters:
    ///   - size: points; nil for the view's own.
    ///   - traits: laid over the standard device's.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .told(ViewDrawing(size: size, traits: traits), reading: { ViewDescription.text(of: $0) }, as: { $0 })
    }
}
