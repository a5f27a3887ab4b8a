import Foundation

// Creation of controllers of classes that are determined at run time; `ReusableViewFactory` describes the technique.

/// The counterpart of `UIViewController` with a required initializer.
@preconcurrency @MainActor
open class _UIViewControllerFactory: UIViewController {
    /// Creates a controller.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    fileprivate static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        let factory = unsafeBitCast(type as UIViewController.Type, to: _UIViewControllerFactory.Type.self)
        let controller: _UIViewControllerFactory = factory.init(nibName: nibName, bundle: bundle)
        return unsafeBitCast(controller, to: Controller.self)
    }
}

/// Creates a controller of a class that is determined at run time, as `Controller(nibName:bundle:)` of a generic
/// parameter does on iOS.
///
/// Lowered files call it, since Swift permits that only where the initializer is `required`.
@preconcurrency @MainActor
public func _makeController<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Controller { _UIViewControllerFactory.make(type, nibName: nibName, bundle: bundle) }
