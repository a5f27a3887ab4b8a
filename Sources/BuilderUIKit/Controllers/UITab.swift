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
    /// The place on iPad; without effect.
    open var preferredPlacement = Placement.automatic
    /// A Boolean value that indicates whether the tab is hidden; without effect.
    open var isHidden = false
    private let provider: ((UITab) -> UIViewController)?
    private var madeController: UIViewController?

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
    open var children: [UITab] = []
    /// The controller; without a provider that of the first tab in the group.
    open override var viewController: UIViewController? {
        super.viewController ?? children.lazy.compactMap(\.viewController).first
    }

    /// Creates a group.
    public convenience init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
    }
}

extension UITabBarController {
    /// The look of a tab bar controller on iPad.
    public enum Mode: Int, Hashable, Sendable {
        /// The system's, with a bar, or with a sidebar.
        case automatic, tabBar, tabSidebar
    }

    private struct Tabs {
        var tabs: [UITab] = []
        var mode = Mode.automatic
    }

    private var storedTabs: Tabs {
        get { attachments[ObjectIdentifier(Tabs.self)] as? Tabs ?? Tabs() }
        set { attachments[ObjectIdentifier(Tabs.self)] = newValue }
    }

    /// The tabs. Setting them makes their controllers.
    public var tabs: [UITab] {
        get { storedTabs.tabs }
        set {
            storedTabs.tabs = newValue
            viewControllers = newValue.compactMap(\.viewController)
        }
    }

    /// The look on iPad; without effect.
    public var mode: Mode {
        get { storedTabs.mode }
        set { storedTabs.mode = newValue }
    }

    /// The selected tab.
    public var selectedTab: UITab? {
        get {
            guard let selected = selectedViewController else { return nil }
            return tabs.first { $0.viewController === selected }
        }
        set { selectedViewController = newValue?.viewController ?? selectedViewController }
    }

    /// Sets the tabs; the change isn't animated.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// Returns the tab with an identifier.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
}
