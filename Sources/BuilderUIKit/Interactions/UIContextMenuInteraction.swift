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

/// A menu that a long press on a view opens.
///
/// The menu of a control's own interaction is like that of a tap; that of another one lies in front of the blurred
/// window, beside a preview: a picture of the view, or the view of the configuration's controller. A press of half a
/// second opens it:
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// view.simulateLongPress()
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UIStoredInteraction {
    /// The form of a menu.
    public enum Appearance: Int, Hashable, Sendable {
        /// No menu is open.
        case unknown
        /// With a preview, or a list of its own.
        case rich, compact
    }

    /// The delegate.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let recognizer = ContextMenuRecognizer()
    private weak var openMenu: ContextMenu?
    private var preparedConfiguration: UIContextMenuConfiguration?
    /// The place of the last press in the view's coordinates, in points.
    private var pressLocation = CGPoint.zero

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init(_responder: ())
        recognizer.interaction = self
    }

    open override func didMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        super.didMove(to: view)
        view?.addGestureRecognizer(recognizer)
    }

    /// The form of the open menu.
    open var menuAppearance: Appearance {
        openMenu.map { $0.hasPreview ? .rich : .compact } ?? .unknown
    }

    /// Returns the location of the last press in a view's coordinates, in points.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(pressLocation, to: view) ?? pressLocation
    }

    /// Replaces the open menu, or the open submenu of it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { openMenu?.menuView?.updateMenu(block) }

    /// Closes the menu.
    open func dismissMenu() { openMenu?.menuView?.close() }

    /// Requests the menu at a location in the view; returns false if there is none.
    func prepareMenu(at location: CGPoint) -> Bool {
        pressLocation = location
        let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        preparedConfiguration = configuration is ShownElementMenu ? nil : configuration
        return configuration != nil
    }

    /// Opens the menu that was requested.
    func showPreparedMenu() {
        guard let configuration = preparedConfiguration, let view, let window = view.window else { return }
        preparedConfiguration = nil
        let location = CGRect(origin: pressLocation, size: .zero)
        guard
            let menu = ContextMenu(
                configuration, of: view, preview: preview(for: configuration), location: isOfList ? location : nil)
        else { return }
        menu.didClose = { [weak self, weak menu] in if let menu { self?.didClose(menu) } }
        menu.menuView?.didTapPreview = { [weak self, weak menu] in if let menu { self?.didTapPreview(of: menu) } }
        let animator = ContextMenuAnimator(menu)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        menu.open(in: window)
        openMenu = menu
        animator.run()
    }

    /// A Boolean value that indicates whether the menus are those of a list's elements.
    private var isOfList: Bool { (view as? _ListView)?.contextMenuInteraction === self }

    /// Returns the preview of a menu; nil for those of a control and of the space between a list's elements.
    private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let view, (view as? UIControl)?.contextMenuInteraction !== self else { return nil }
        let preview = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        return preview ?? (isOfList ? nil : UITargetedPreview(view: view))
    }

    private func didClose(_ menu: ContextMenu) {
        if openMenu === menu { openMenu = nil }
        if menu.hasPreview, !menu.becomesInterface {
            _ = delegate?.contextMenuInteraction(
                self, configuration: menu.configuration,
                dismissalPreviewForItemWithIdentifier: menu.configuration.identifier)
        }
        let animator = ContextMenuAnimator(menu)
        delegate?.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
        animator.run()
    }

    private func didTapPreview(of menu: ContextMenu) {
        let animator = ContextMenuAnimator(menu)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
        menu.becomesInterface = animator.preferredCommitStyle == .pop
        menu.menuView?.close()
        animator.run()
    }
}

/// The press of a finger that opens a context menu, if there is one at its location.
@MainActor
final class ContextMenuRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    init() { super.init(_recognizer: ()) }

    override func deadlinePassed() {
        let isMenu = !touches.isEmpty && interaction?.prepareMenu(at: location(in: view)) ?? false
        state = isMenu ? .began : .failed
    }

    override func callHandlers() {
        if state == .began { interaction?.showPreparedMenu() }
        super.callHandlers()
    }
}

/// Methods that provide a view's menu, and its preview. Those with defaults are optional.
///
/// The previews of the dismissal are requested, before `willEndFor` (the order isn't measured), and not shown: there
/// are no intermediate frames.
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
