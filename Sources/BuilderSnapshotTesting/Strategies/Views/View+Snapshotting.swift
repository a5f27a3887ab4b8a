import Builder
import BuilderUIKit

/// The size at which a definition is drawn.
public enum SwiftUISnapshotLayout: Sendable {
    /// A device's whole screen, in a window with its safe area.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that fits the content.
    case sizeThatFits

    fileprivate func drawing(_ traits: UITraitCollection) -> ViewDrawing {
        switch self {
        case .device(let config): ViewDrawing(config: config, traits: traits)
        case .fixed(let width, let height): ViewDrawing(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits: ViewDrawing(traits: traits)
        }
    }

    /// Returns the definition, which on a device fills a controller's view, as in an app.
    @MainActor fileprivate func source(_ view: View) -> any RenderSource {
        if case .device = self { return DefinitionScreen.controller(of: view) }
        return view
    }
}

extension Snapshotting where Value == any View, Format == UIImage {
    /// The definition's view at the size that fits it, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The definition's view, once it is idle.
    ///
    /// ```swift
    /// assertSnapshot(of: DetailCardView(user: .sample), as: .image(layout: .device(config: .iPhone13)))
    /// ```
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Accepted without effect: views are always drawn in a key window of their own.
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - layout: The size at which it is drawn.
    ///   - traits: The traits that override the screen's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawn(
            layout.drawing(traits), precision: precision, perceptualPrecision: perceptualPrecision,
            as: { layout.source($0) })
    }

    /// The definition's view on a device's screen.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config),
            traits: traits)
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The definition's view at the size that fits it, compared pixel by pixel.
    @_disfavoredOverload
    public static var image: Snapshotting { .image() }

    /// The definition's view, once it is idle; the parameters are those of the strategy for `any View`.
    @_disfavoredOverload
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawn(
            layout.drawing(traits), precision: precision, perceptualPrecision: perceptualPrecision,
            as: { layout.source($0) })
    }

    /// The definition's view on a device's screen.
    @_disfavoredOverload
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config),
            traits: traits)
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The definition's views as UIKit describes them after layout, without addresses.
    @_disfavoredOverload
    public static var recursiveDescription: Snapshotting {
        .describing(ViewDrawing(), reading: { ViewDescription.text(of: $0) }, as: { $0 })
    }
}

extension Snapshotting where Value == any View, Format == String {
    /// The definition's views as UIKit describes them after layout, without addresses.
    public static var recursiveDescription: Snapshotting {
        .describing(ViewDrawing(), reading: { ViewDescription.text(of: $0) }, as: { $0 })
    }
}

@MainActor
private enum DefinitionScreen {
    static func controller(of definition: View) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let view = definition.build()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        return controller
    }
}
