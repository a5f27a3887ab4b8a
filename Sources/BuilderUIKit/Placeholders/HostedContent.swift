import Foundation

// Places for SwiftUI's views, which don't exist on Linux: a labeled placeholder is drawn. The content can be of any type.

/// A controller in whose place a placeholder is drawn, with the type of its content.
@preconcurrency @MainActor
open class UIHostingController<Content>: UIViewController {
    /// The content.
    open var rootView: Content
    /// The lengths that follow the content's; without effect.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The regions of the safe area that the content keeps free; without effect.
    open var safeAreaRegions = 0

    /// Creates a controller with content.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with content.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Returns nil: there is no content.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        loadPlaceholder(name: "UIHostingController", detail: "\(type(of: rootView))")
    }

    /// Returns a size for the content: the proposed one, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The lengths of a controller that follow its content's.
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
public struct UIHostingConfiguration<Content>: UIContentConfiguration {
    private let content: Content

    /// Creates a configuration with content that a closure returns.
    public init(content: () -> Content) { self.content = content() }

    public func makeContentView() -> UIView & UIContentView { HostedContentView(self, describe: "\(Content.self)") }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// Returns a configuration with a background, which isn't drawn.
    public func background<Background>(_ background: () -> Background) -> Self { self }
    /// Returns a configuration with margins, which have no effect.
    public func margins(_ edges: Int = 0, _ length: CGFloat) -> Self { self }
    /// Returns a configuration with a least size, which has no effect.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

/// The placeholder of a cell's content, 44 points high.
@MainActor
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, describe detail: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        layer.placeholder = Placeholder("UIHostingConfiguration", detail: detail)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A view of UIKit's within SwiftUI, which isn't drawn there; its view can be made.
@preconcurrency @MainActor
public protocol UIViewRepresentable {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The object that the view notifies.
    associatedtype Coordinator = Void
    /// The values with which a view is made.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Creates the object that the view notifies.
    func makeCoordinator() -> Coordinator
    /// Removes what the view holds.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    public static func dismantleUIView(_: UIViewType, coordinator _: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// UIKit's `makeCoordinator()`.
    public func makeCoordinator() {}
}

/// The values with which a view is made.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the view notifies.
    public let coordinator: Representable.Coordinator

    /// Creates a context for a view outside of SwiftUI.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A controller of UIKit's within SwiftUI, which isn't drawn there; it can be made.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The object that the controller notifies.
    associatedtype Coordinator = Void
    /// The values with which a controller is made.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Creates the object that the controller notifies.
    func makeCoordinator() -> Coordinator
    /// Removes what the controller holds.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_: UIViewControllerType, coordinator _: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// UIKit's `makeCoordinator()`.
    public func makeCoordinator() {}
}

/// The values with which a controller is made.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the controller notifies.
    public let coordinator: Representable.Coordinator

    /// Creates a context for a controller outside of SwiftUI.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}
