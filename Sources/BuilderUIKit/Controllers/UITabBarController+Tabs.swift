import Foundation

extension UITabBarController {
    /// The look of a tab bar controller on iPad.
    public enum Mode: Int, Hashable, Sendable {
        /// The system's, with a bar, or with a sidebar.
        case automatic, tabBar, tabSidebar
    }

    struct StoredTabs {
        var tabs: [UITab] = []
        var mode = Mode.automatic
        var customizationIdentifier: String?
        var compactTabIdentifiers: [String]?
        var sidebar: Sidebar?
        var minimizeBehavior = MinimizeBehavior.automatic
        var customizable: [UIViewController]?
    }

    var storedTabs: StoredTabs {
        get { attachments[ObjectIdentifier(StoredTabs.self)] as? StoredTabs ?? StoredTabs() }
        set { attachments[ObjectIdentifier(StoredTabs.self)] = newValue }
    }

    /// Creates a controller with tabs, whose controllers are made.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    func replaceTabs(with tabs: [UITab]) {
        for tab in storedTabs.tabs { tab.owner = nil }
        storedTabs.tabs = tabs
        for tab in tabs {
            tab.owner = self
            tab.shownController = showsInBar(tab) ? tab.viewController : nil
        }
        viewControllers = tabs.compactMap(\.shownController)
    }

    /// Returns a Boolean value that indicates whether the bar, or its More list, shows a tab: not a hidden one, in
    /// compact environments those of ``compactTabIdentifiers``, and on iPads not those of the sidebar.
    func showsInBar(_ tab: UITab) -> Bool {
        guard !tab.isHidden else { return false }
        let traits = traitCollection
        guard traits.horizontalSizeClass == .regular else {
            return compactTabIdentifiers?.contains(tab.identifier) ?? true
        }
        return traits.userInterfaceIdiom != .pad || ![.sidebarOnly, .optional].contains(tab.preferredPlacement)
    }

    /// Shows the controllers of the tabs that are in the bar now, before those that belong to no tab.
    func updateShownTabs() {
        let shown = tabs.filter { showsInBar($0) && $0.viewController != nil }
        let isUpToDate = tabs.allSatisfy { tab in
            (tab.shownController != nil) == shown.contains { $0 === tab }
        }
        guard !isUpToDate else { return }
        let known = tabs.compactMap(\.shownController)
        let others = controllers.filter { controller in !known.contains { $0 === controller } }
        for tab in tabs { tab.shownController = nil }
        for tab in shown { tab.shownController = tab.viewController }
        viewControllers = shown.compactMap(\.shownController) + others
    }

    /// Removes the tabs of controllers that have left.
    func removeTabs(of controllers: [UIViewController]) {
        let removed = storedTabs.tabs.filter { tab in controllers.contains { $0 === tab.shownController } }
        guard !removed.isEmpty else { return }
        for tab in removed { tab.owner = nil }
        storedTabs.tabs.removeAll { tab in removed.contains { $0 === tab } }
    }

    /// The value of ``sidebar``.
    var storedSidebar: Sidebar {
        if let known = storedTabs.sidebar { return known }
        let made = Sidebar(_responder: ())
        storedTabs.sidebar = made
        return made
    }

    /// The sidebar of a tab bar controller, which isn't shown.
    @preconcurrency @MainActor
    open class Sidebar: _MainActorObject {
        /// The arrangement of a sidebar and the content.
        public enum Layout: Int, Hashable, Sendable {
            /// The system's, over the content, or beside it.
            case automatic, overlap, tile
        }

        /// A Boolean value that indicates whether the sidebar is hidden; true by default, as on phones.
        open var isHidden = true
        /// The arrangement that the app prefers.
        open var preferredLayout = Layout.automatic
        /// The content above the tabs; nil for none.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// The content below the tabs; nil for none.
        open var footerContentConfiguration: (any UIContentConfiguration)?
        /// The view at the bottom; nil for none.
        open var bottomBarView: UIView?
        /// The elements of the menu that the sidebar's navigation bar has for what doesn't fit; nil for none.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// The object that is asked for the sidebar's items, which isn't called.
        open weak var delegate: (any Delegate)?

        override init(_responder: Void) { super.init(_responder: ()) }

        /// Scrolls to a tab; does nothing.
        open func scrollToTab(_ tab: UITab, animated: Bool) {}
        /// Requests the items of tabs anew; does nothing.
        open func reconfigureItem(for tab: UITab) {}

        /// The methods of a sidebar's delegate; none is called.
        public typealias Delegate = UITabBarControllerSidebarDelegate
        /// The animations alongside a sidebar that comes or goes.
        public typealias Animating = UITabBarControllerSidebarAnimating
    }

    /// The way in which a tab bar becomes smaller while content scrolls (iOS 26).
    public enum MinimizeBehavior: Int, Hashable, Sendable {
        /// The system's, never, when content scrolls down, or when it scrolls up.
        case automatic, never, onScrollDown, onScrollUp
    }
}

extension UIViewController {
    /// The tab that shows the controller or a container of it; nil for none.
    public var tab: UITab? {
        for controller in sequence(first: self, next: \.parent) {
            if let tab = controller.tabBarController?.tabs.tab(showing: controller) { return tab }
        }
        return nil
    }
}

@MainActor
extension [UITab] {
    /// Returns the tab whose controller is a given one, also one in a group; nil for none.
    fileprivate func tab(showing controller: UIViewController) -> UITab? {
        for tab in self {
            if tab.madeController === controller { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(showing: controller) { return found }
        }
        return nil
    }
}
