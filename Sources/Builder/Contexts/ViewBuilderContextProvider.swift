import BuilderUIKit

/// The context of a handler: the view of the event, and access from it to the app.
@preconcurrency @MainActor
public protocol ViewBuilderContextProvider {
    /// The class of the view.
    associatedtype Base: UIView

    /// The view of the event.
    var view: Base { get }
}

/// The context of a handler whose event has a value.
@preconcurrency @MainActor
public protocol ViewBuilderContextValueProvider: ViewBuilderContextProvider {
    /// The type of the value.
    associatedtype Value

    /// The value.
    var value: Value { get }
}

extension ViewBuilderContextProvider {
    /// The controller that the view belongs to.
    public var viewController: UIViewController? { view.parentViewController }

    /// The navigation controller of the view's controller.
    public var navigationController: UINavigationController? { viewController?.navigationController }

    /// The navigation item of the view's controller.
    public var navigationItem: UINavigationItem? { viewController?.navigationItem }

    /// Ends editing in the field that is being edited in the view's hierarchy.
    public func endEditing() { _ = view.rootview.endEditing(true) }
}
