import Foundation

/// A context menu that is open.
///
/// A menu with a preview lies in front of the blurred window, beside the preview; one without is like that of a tap.
/// The window retains the view of an open menu, and this view the menu, so that views don't retain their own menus.
@MainActor
final class ContextMenu {
    let configuration: UIContextMenuConfiguration
    private(set) weak var menuView: MenuView?
    /// The menu's view before the menu is open.
    private var closedView: MenuView?
    /// The controller of the preview; nil if the preview is a picture of a view.
    let controller: UIViewController?
    let hasPreview: Bool
    /// A Boolean value that indicates whether the preview grows to the app's interface rather than returning to its
    /// view.
    var becomesInterface = false
    /// Called once, when the menu is closed.
    var didClose: (() -> Void)?
    /// The view that the preview is a picture of, which is invisible meanwhile, and its opacity before.
    private let source: (view: UIView, opacity: Float)?

    /// Creates the menu of a view; nil if there is nothing to show.
    ///
    /// - Parameters:
    ///   - preview: the view from which the preview grows; nil for a menu without one.
    ///   - location: the rectangle beside which a menu without a preview opens, in the view's coordinates; nil for the
    ///     view's bounds.
    init?(
        _ configuration: UIContextMenuConfiguration, of view: UIView, preview: UITargetedPreview?,
        location: CGRect? = nil
    ) {
        let menu = configuration.actionProvider?([])
        let preview = preview.flatMap { ContextMenuPreview(of: $0, controller: configuration.previewProvider?()) }
        guard menu?.providedChildren.isEmpty == false || preview?.controller != nil else { return nil }
        self.configuration = configuration
        controller = preview?.controller
        hasPreview = preview != nil
        source = preview?.source.map { ($0, $0.layer.opacity) }
        let menuView = MenuView(menu ?? UIMenu(), source: view, location: location, preview: preview)
        self.menuView = menuView
        closedView = menuView
        menuView.listsFirstElementNearest = configuration.preferredMenuElementOrder == .priority
        menuView.choose = { [weak view] in $0.perform(sender: view) }
    }

    func open(in window: UIWindow) {
        guard let menuView = closedView else { return }
        closedView = nil
        menuView.didClose = { self.end() }
        window.closeMenu()
        controller?.beginAppearanceTransition(true, animated: true)
        menuView.frame = window.bounds
        window.addSubview(menuView)
        menuView.layoutIfNeeded()
        source?.view.layer.opacity = 0
        controller?.endAppearanceTransition()
    }

    private func end() {
        controller?.beginAppearanceTransition(false, animated: true)
        controller?.endAppearanceTransition()
        if let source { source.view.layer.opacity = source.opacity }
        didClose?()
        didClose = nil
    }
}

/// The animations beside a menu's opening or closing, which are at their end at once.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ menu: ContextMenu) { previewViewController = menu.controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations, then the completions.
    func run() {
        for animation in animations { animation() }
        for completion in completions { completion() }
    }
}
