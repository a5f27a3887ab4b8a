import BuilderUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view drawn alone at its size, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The view drawn alone, clear where it draws nothing, when all of its work is done
    /// (Documentation/Settling.md).
    ///
    /// ```swift
    /// assertSnapshot(of: BadgeView(count: 3), as: .image(size: CGSize(width: 60, height: 60)))
    /// ```
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Accepted without effect: views are always drawn in a key window of their own.
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - size: The size in points; nil for the view's own.
    ///   - traits: The traits that override the standard device's.
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
    ///   - size: The size in points; nil for the view's own.
    ///   - traits: The traits that override the standard device's.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .describing(ViewDrawing(size: size, traits: traits), reading: { ViewDescription.text(of: $0) }, as: { $0 })
    }
}
