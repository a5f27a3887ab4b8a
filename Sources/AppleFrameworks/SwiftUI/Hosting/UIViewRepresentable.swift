import BuilderUIKit

/// A view of UIKit's within SwiftUI, which isn't drawn there; its view can be made.
@preconcurrency @MainActor
public protocol UIViewRepresentable: _PrimitiveView {
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
    /// The values that views further out pass.
    public var environment: EnvironmentValues { EnvironmentValues() }
    /// The change of state that is taking place.
    public var transaction: Transaction { Transaction() }

    /// Creates a context for a view outside of SwiftUI.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A controller of UIKit's within SwiftUI, which isn't drawn there; it can be made.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _PrimitiveView {
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
    /// The values that views further out pass.
    public var environment: EnvironmentValues { EnvironmentValues() }
    /// The change of state that is taking place.
    public var transaction: Transaction { Transaction() }

    /// Creates a context for a controller outside of SwiftUI.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}
