import BuilderUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view drawn alone at its size, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The view drawn alone, clear where it draws nothing, once it is idle (Documentation/Settling.md).
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
    /// The view and its descendants as UIKit describes them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and its descendants as UIKit describes them after layout, without addresses.
    /// - Parameters:
    ///   - size: The size in points; nil for the view's own.
    ///   - traits: The traits that override the standard device's.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .describing(ViewDrawing(size: size, traits: traits), reading: { ViewDescription.text(of: $0) }, as: { $0 })
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view at its size, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The controller's view on a device's screen, once it is idle (Documentation/Settling.md).
    ///
    /// ```swift
    /// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13))
    /// ```
    /// - Parameters:
    ///   - config: The screen.
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - size: The size in points; nil for the screen's.
    ///   - traits: The traits that override the screen's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawn(
            ViewDrawing(config: config, size: size, traits: traits), precision: precision,
            perceptualPrecision: perceptualPrecision, as: { $0 })
    }

    /// The controller's view at its size, which is the standard device's screen unless another was set.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: A Boolean value that indicates whether the whole window is drawn, with presented
    ///     controllers.
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - size: The size in points; nil for the view's own.
    ///   - traits: The traits that override the standard device's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawn(
            ViewDrawing(size: size, traits: traits, drawsWindow: drawHierarchyInKeyWindow), precision: precision,
            perceptualPrecision: perceptualPrecision, as: { $0 })
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controllers, their views' classes and their visibility: the controller, its children and the controllers
    /// that it presents.
    public static var hierarchy: Snapshotting {
        .describing(ViewDrawing(), reading: { ControllerDescription.text(of: $0) }, as: { $0 })
    }

    /// The controller's view and its descendants as UIKit describes them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view and its descendants as UIKit describes them after layout, without addresses.
    /// - Parameters:
    ///   - config: The screen.
    ///   - size: The size in points; nil for the screen's.
    ///   - traits: The traits that override the screen's.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .describing(
            ViewDrawing(config: config, size: size, traits: traits), reading: { ViewDescription.text(of: $0) },
            as: { $0 })
    }
}
