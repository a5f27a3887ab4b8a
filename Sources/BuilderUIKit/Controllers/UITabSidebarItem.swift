import Foundation

/// An item of a tab bar controller's sidebar, which isn't shown: apps make it for delegates and keep it.
@preconcurrency @MainActor
open class UITabSidebarItem: _MainActorObject {
    /// The tab or the action that an item is of.
    @preconcurrency @MainActor
    public struct Request {
        /// The tab; nil for an action's item.
        public let tab: UITab?
        /// The action; nil for a tab's item.
        public let action: UIAction?

        /// Creates the request of a tab's item.
        public init(tab: UITab) { (self.tab, action) = (tab, nil) }
        /// Creates the request of an action's item.
        public init(action: UIAction) { (tab, self.action) = (nil, action) }
    }

    /// The tab; nil for an action's item.
    public let tab: UITab?
    /// The action; nil for a tab's item.
    public let action: UIAction?
    /// The content; that of ``defaultContentConfiguration()`` unless another is set.
    open lazy var contentConfiguration: any UIContentConfiguration = defaultContentConfiguration()
    /// The background; that of rows in sidebars unless another is set.
    open var backgroundConfiguration: UIBackgroundConfiguration = .listSidebarCell()
    /// The accessories.
    open var accessories: [UICellAccessory] = []

    /// Creates the item that a request describes.
    public init(request: Request) {
        tab = request.tab
        action = request.action
        super.init(_responder: ())
    }

    /// Returns the content of a row with the title, subtitle and image of the tab, or those of the action.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = tab?.title ?? action?.title
        content.secondaryText = tab?.subtitle ?? action?.subtitle
        content.image = tab?.image ?? action?.image
        return content
    }
}

/// The methods of a sidebar's delegate; none is called, because the sidebar isn't shown.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
    /// Tells the delegate that the sidebar comes or goes.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating)
    /// Returns the item for a request.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// Returns an item for a new state.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updatedItem item: UITabSidebarItem
    ) -> UITabSidebarItem
    /// Tells the delegate that an item is about to appear.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab)
    /// Tells the delegate that an item has disappeared.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab)
    /// Returns the actions of a swipe from the leading side.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions of a swipe from the trailing side.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the menu of a long press.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// Returns the items of a drag.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning session: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
}

extension UITabBarControllerSidebarDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updatedItem item: UITabSidebarItem
    ) -> UITabSidebarItem { item }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning session: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }
}

/// The animations alongside a sidebar that comes or goes.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: AnyObject {
    /// Adds changes that are animated alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}
