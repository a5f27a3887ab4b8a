import BuilderUIKit

/// A controller's view embedded in other content.
///
/// While it is shown, the controller is a child of the controller of the surrounding view.
public struct ViewControllerHostView: ModifiableView {
    /// The view that contains the controller's view.
    public let modifiableView: BuilderInternalViewControllerHostView

    /// Shows a controller.
    public init(_ viewController: UIViewController) {
        modifiableView = BuilderInternalViewControllerHostView()
        modifiableView.host(viewController)
    }
}

/// The view of a ``ViewControllerHostView``.
open class BuilderInternalViewControllerHostView: UIView {
    private var hosted: UIViewController?

    /// Creates a view without a controller.
    public convenience init() {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// Hosts a controller.
    func host(_ viewController: UIViewController) { hosted = viewController }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let hosted else { return }
        if window == nil {
            guard hosted.parent != nil else { return }
            hosted.willMove(toParent: nil)
            hosted.removeFromParent()
        } else if hosted.parent == nil {
            let parent = parentViewController
            parent?.addChild(hosted)
            if hosted.view.superview !== self { embed(hosted.view) }
            if let parent { hosted.didMove(toParent: parent) }
        }
    }
}

extension UIView {
    /// Fades in a controller's view over the previous subviews, then removes them.
    ///
    /// The controller becomes a child of the controller of this view.
    ///
    /// - Parameter delay: the duration of the fade, in seconds.
    public func transition(to viewController: UIViewController, delay: Double = 0.2) {
        transition(to: ViewControllerHostView(viewController), delay: delay)
    }
}
