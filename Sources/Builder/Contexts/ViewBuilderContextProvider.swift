import BuilderRxSwift
import BuilderUIKit

/// The context of a handler: the view of the event, and the ways from there into the app.
@preconcurrency @MainActor
public protocol ViewBuilderContextProvider {
    /// The class of the view.
    associatedtype Base: UIView

    /// The view that something happened to.
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

    /// The navigation controller that the view's controller is in.
    public var navigationController: UINavigationController? { viewController?.navigationController }

    /// The item in the navigation bar of the view's controller.
    public var navigationItem: UINavigationItem? { viewController?.navigationItem }

    /// The view's bag: subscriptions in it end with the view.
    public var disposeBag: DisposeBag { view.rxDisposeBag }

    /// Takes the cursor out of whatever field of the screen has it.
    public func endEditing() { _ = view.rootview.endEditing(true) }
}
