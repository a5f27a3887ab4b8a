import BuilderUIKit

/// A controller with a view of SwiftUI, in whose place a placeholder is drawn.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content
    /// The lengths that follow the view's; without effect.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The regions of the safe area that the view keeps free; without effect.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// Creates a controller with a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Returns nil: there is no view.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        loadPlaceholder(name: "UIHostingController", detail: shortName(of: Content.self))
    }

    /// Returns a size for the view: the proposed one, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The lengths of a controller that follow its view's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic size of the view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The content of a cell, in whose place a placeholder is drawn.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private init() {}

    /// Creates a configuration with content that a closure returns.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { _ = content() }

    public func makeContentView() -> UIView & UIContentView {
        HostedContentView(self, detail: shortName(of: Content.self))
    }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// Returns a configuration with a background, which isn't drawn.
    public func background<V: View>(@ViewBuilder _ background: () -> V) -> UIHostingConfiguration<Content, V> {
        UIHostingConfiguration<Content, V>()
    }
    /// Returns a configuration with a background, which isn't drawn.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, AnyView> {
        UIHostingConfiguration<Content, AnyView>()
    }
    /// Returns a configuration with margins, which have no effect.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    /// Returns a configuration with margins, which have no effect.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    /// Returns a configuration with a least size, which has no effect.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

/// The placeholder of a cell's content, 44 points high.
@MainActor
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, detail: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        layer.placeholder = Placeholder("UIHostingConfiguration", detail: detail)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// Returns the name of a view's type without its parameters, which hold the types of all views within.
private func shortName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
