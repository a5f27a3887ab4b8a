import BuilderUIKit

/// A controller's view as a part of other content.
///
/// The controller becomes a child of the one whose view it is shown in, for as long as it is shown.
public struct ViewControllerHostView: ModifiableView {
    /// The view around the controller's.
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

    /// Makes a view that hosts nothing yet.
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
