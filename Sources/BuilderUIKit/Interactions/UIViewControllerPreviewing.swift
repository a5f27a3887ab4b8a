import Foundation

/// The context of a preview by pressure: what was registered for a source view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A gesture recognizer that others may wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The object that provides the controllers to preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the source view that stays sharp, in its coordinates, in points.
    var sourceRect: CGRect { get set }
}

/// The provider of controllers to preview. The devices have no 3D Touch, so nothing is asked of it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller to preview at a place in the source view, in points.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the previewed controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    /// Registers a source view for previews by pressure, which no device of ours has.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate: delegate, sourceView: sourceView)
    }
    /// Removes what `registerForPreviewing(with:sourceView:)` returned.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action, or a group of actions, below a preview by pressure.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action below a preview by pressure; kept, since no device of ours has such previews.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The look of an action.
    public enum Style: Int, Hashable, Sendable {
        /// A plain action, one that is on, or one that removes something.
        case `default`, selected, destructive
    }

    /// The title.
    public let title: String
    /// The look.
    public let style: Style
    /// The closure to call with the action and the previewed controller.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// A group of actions below a preview by pressure; kept, since no device of ours has such previews.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title.
    public let title: String
    /// The look.
    public let style: UIPreviewAction.Style
    /// The actions, which Apple's class doesn't reveal.
    let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    private weak var provider: (any UIViewControllerPreviewingDelegate)?
    let sourceView: UIView
    lazy var sourceRect = sourceView.bounds

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        provider = delegate
        self.sourceView = sourceView
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate { provider ?? NoPreviews() }
}

private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _: any UIViewControllerPreviewing, viewControllerForLocation _: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(_: any UIViewControllerPreviewing, commit _: UIViewController) {}
}
