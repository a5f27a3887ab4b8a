import Foundation

/// A tab of a tab bar controller. Its controller is made when the tab is set.
@preconcurrency @MainActor
open class UITab: _MainActorObject {
    /// The place of a tab on iPad.
    public enum Placement: Int, Hashable, Sendable {
        /// The system's, or one of the bar and of the sidebar.
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// The title.
    open var title: String { didSet { madeController?.tabBarItem.title = title } }
    /// The image.
    open var image: UIImage? { didSet { madeController?.tabBarItem.image = image } }
    /// The second line, which isn't shown.
    open var subtitle: String?
    /// The identifier.
    public let identifier: String
    /// The text of the badge; nil for none.
    open var badgeValue: String? { didSet { madeController?.tabBarItem.badgeValue = badgeValue } }
    /// A value of the app.
    open var userInfo: Any?
    /// The place on iPad: tabs that are in the sidebar only, or at first, aren't in the bar.
    open var preferredPlacement = Placement.automatic { didSet { owner?.updateShownTabs() } }
    /// A Boolean value that indicates whether the tab is hidden; false by default.
    open var isHidden = false { didSet { owner?.updateShownTabs() } }
    /// A Boolean value that indicates whether the tab is hidden until the user shows it; without effect.
    open var isHiddenByDefault = false
    /// A Boolean value that indicates whether the user may hide the tab, which isn't possible here.
    open var allowsHiding = false
    /// The group that contains the tab; nil for none.
    open internal(set) weak var parent: UITabGroup?
    /// The nearest group around the tab that manages a navigation controller; nil for none.
    open var managingTabGroup: UITabGroup? {
        guard let parent else { return nil }
        return parent.managingNavigationController == nil ? parent.managingTabGroup : parent
    }
    /// A Boolean value that indicates whether the tab bar, or its More list, shows the tab: not while it is hidden, nor
    /// in a group, whose tabs only a sidebar shows.
    open var hasVisiblePlacement: Bool { owner?.showsInBar(self) ?? false }
    /// The tab bar controller that shows the tab, or the group that contains it; nil for none.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    weak var owner: UITabBarController?
    /// The controller that the tab bar controller shows for the tab.
    weak var shownController: UIViewController?
    private let provider: ((UITab) -> UIViewController)?
    private(set) var madeController: UIViewController?

    /// Creates a tab.
    ///
    /// - Parameter viewControllerProvider: The closure that makes the controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init(_responder: ())
    }

    /// The controller, made at the first access; nil without a provider.
    open var viewController: UIViewController? {
        if madeController == nil, let controller = provider?(self) {
            controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
            controller.tabBarItem.badgeValue = badgeValue
            madeController = controller
        }
        return madeController
    }
}

/// The tab of the search.
open class UISearchTab: UITab {
    /// A Boolean value that indicates whether the search begins with the tab; without effect.
    open var automaticallyActivatesSearch = false

    /// Creates the tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}

/// A tab with other tabs in the sidebar, which isn't shown.
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] = [] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            for tab in children { tab.parent = self }
        }
    }
    /// The identifier of the tab that is selected at first; nil for the group itself.
    open var defaultChildIdentifier: String?
    /// The selected tab; nil for the group itself. Tabs of other groups are ignored.
    open weak var selectedChild: UITab? {
        get { chosen ?? children.first { $0.identifier == defaultChildIdentifier && !$0.isHidden } }
        set { if newValue.map({ $0.parent === self }) ?? true { chosen = newValue } }
    }
    private weak var chosen: UITab?
    /// Returns the group's tab, or that of a group in it, with an identifier; nil for none.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(forIdentifier: identifier) }
    /// The places of a group's tabs in a sidebar.
    public enum SidebarAppearance: Int, Hashable, Sendable {
        /// The system's choice, the tabs among those of the sidebar, or a section of its own.
        case automatic = 0, inline = 1, rootSection = 2
    }
    /// The place of the tabs in the sidebar, which isn't shown.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// A Boolean value that indicates whether the user may reorder the tabs, which isn't possible here.
    open var allowsReordering = false
    /// The identifiers of the tabs in the user's order, which is that of ``children``.
    open var displayOrderIdentifiers: [String] = []
    /// The tabs in the user's order; those without an identifier in ``displayOrderIdentifiers`` are last.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }
    /// The navigation controller whose stack has the controllers of the group and of its selected tab; nil for none.
    open var managingNavigationController: UINavigationController?
    /// The actions below the tabs in the sidebar, which isn't shown.
    open var sidebarActions: [UIAction] = []

    /// The controller: the managing navigation controller, the provider's, or that of the selected or the first tab.
    open override var viewController: UIViewController? {
        let selected = selectedChild?.viewController
        guard let navigation = managingNavigationController else {
            return super.viewController ?? selected
                ?? children.lazy.filter { !$0.isHidden }.compactMap(\.viewController).first
        }
        let stack = [super.viewController, selected].compactMap(\.self)
        if navigation.viewControllers.isEmpty { navigation.setViewControllers(stack, animated: false) }
        return navigation
    }

    /// Creates a group.
    public convenience init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        show(children)
    }

    /// Sets the tabs with their observer, which initializers don't call.
    private func show(_ tabs: [UITab]) { children = tabs }
}

@MainActor
extension [UITab] {
    /// Returns the tab with an identifier, also one in a group; nil for none.
    func tab(forIdentifier identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
