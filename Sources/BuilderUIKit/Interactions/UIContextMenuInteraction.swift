import Foundation

/// Animations that run beside an interaction's, and closures that run after it. There are no intermediate frames.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Runs an animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way a preview becomes the app's interface.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
    /// The preview disappears, or it grows.
    case dismiss, pop
}

/// The animation with which a preview becomes the app's interface.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// A menu that a long press on a view opens, which doesn't open here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UIStoredInteraction {
    /// The form of a menu.
    public enum Appearance: Int, Hashable, Sendable {
        /// Not known.
        case unknown
        /// With a preview, or a list of its own.
        case rich, compact
    }

    /// The delegate.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The form of the menu; not known.
    open var menuAppearance: Appearance { .unknown }

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    /// Returns the location of the press in a view's coordinates; the view's origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Updates the shown menu; none is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    /// Closes the menu; none is shown.
    open func dismissMenu() {}
}

/// Methods that provide a view's menu. Those with defaults are optional; none is called.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a location.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the view from which the preview of an item grows; by default, that of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the view to which the preview of an item returns; by default, that of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the view from which a preview grows.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the view to which a preview returns.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview is tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu is closed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier _: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier _: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _: UIContextMenuInteraction, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator _: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _: UIContextMenuInteraction, willEndFor _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
}
