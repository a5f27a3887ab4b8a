import Foundation

/// The menu of edit actions beside a rectangle, before iOS 16; see ``UIEditMenuInteraction``.
///
/// It shows the standard edit actions and the items that the first responder, or the target view, can perform, and
/// isn't shown if there are none.
@preconcurrency @MainActor
open class UIMenuController: _MainActorObject {
    /// The side to which the arrow points.
    public enum ArrowDirection: Int, Hashable, Sendable {
        /// The system's choice.
        case `default`
        /// Up, down, to the left, to the right.
        case up, down, left, right
    }

    /// The app's menu.
    public static let shared = UIMenuController(_responder: ())

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var menu: EditMenu?

    /// A Boolean value that indicates whether the menu is shown.
    open var isMenuVisible: Bool {
        get { menu?.isOpen ?? false }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The items after the standard ones.
    open var menuItems: [UIMenuItem]?
    /// The side to which the arrow points.
    open var arrowDirection = ArrowDirection.default
    /// The frame in the screen's coordinates, in points; empty while the menu isn't shown.
    open var menuFrame: CGRect { isMenuVisible ? menu?.frame ?? .zero : .zero }

    /// Shows or hides the menu beside the target rectangle.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hideMenu() } }
    /// Sets the rectangle beside which the menu is shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
        menu?.move(to: targetRect)
    }
    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        if menu?.source !== targetView { hideMenu() }
        self.targetView = targetView
        self.targetRect = targetRect
        show()
    }
    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if menu?.source === targetView { hideMenu() } }
    /// Hides the menu.
    open func hideMenu() { menu?.close() }

    /// Updates the items.
    open func update() {
        guard let menu, let targetView else { return }
        menu.update(UIMenu(children: EditMenu.suggestedActions(for: targetView, sender: self)), target: targetRect)
    }

    private func show() {
        if let menu, menu.isOpen, menu.source === targetView {
            menu.move(to: targetRect)
            return update()
        }
        if isMenuVisible { hideMenu() }
        // The window of an earlier menu, such as another screen's, may be gone.
        menu = nil
        guard let view = targetView, let window = view.window,
            let menu = EditMenu(
                UIMenu(children: EditMenu.suggestedActions(for: view, sender: self)), target: targetRect, of: view,
                arrowDirection: direction, sender: self)
        else { return }
        menu.willClose = { [weak self] in self?.post(Self.willHideMenuNotification) }
        menu.didClose = { [weak self, weak menu] in
            if self?.menu === menu { self?.menu = nil }
            self?.post(Self.didHideMenuNotification)
        }
        post(Self.willShowMenuNotification)
        self.menu = menu
        menu.open(in: window)
        post(Self.didShowMenuNotification)
    }

    private var direction: UIEditMenuArrowDirection {
        switch arrowDirection {
        case .default: .automatic
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The notification that the menu is about to be shown; the others are posted after it was, before and after it is
    /// hidden, and when its frame changes (that one isn't posted).
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// UIKit's `didShowMenuNotification`.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// UIKit's `willHideMenuNotification`.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// UIKit's `didHideMenuNotification`.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// UIKit's `menuFrameDidChangeNotification`.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the menu of edit actions.
@preconcurrency @MainActor
open class UIMenuItem: _MainActorObject {
    /// The title.
    open var title: String
    /// The name of the method that the first responder performs.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(_responder: ())
    }
}
