import Foundation

/// The item of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item that the system defines, with a title and an image.
    public enum SystemItem: Int, Hashable, Sendable {
        /// More controllers.
        case more = 0
        /// Items with the title that matches the case's name.
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// The most viewed content.
        case mostViewed
    }

    public override init(_barItem: Void) {
        super.init(_barItem: ())
        takeTabAppearance()
    }

    public override init() {
        super.init()
        takeTabAppearance()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeTabAppearance()
    }

    /// The image of the selected item, or nil for the regular image.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text of the badge, or nil for none.
    open var badgeValue: String? { didSet { changed() } }
    /// The color of the badge, or nil for the default.
    open var badgeColor: UIColor? { didSet { changed() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the badge's text in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// Returns the attributes of the badge's text in a state; nil for none.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The appearance of the bar in place of its own while the item is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// The scroll edge appearance of the bar in place of its own while the item is selected.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(_barItem: ())
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an image and an image for the selected item.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(_barItem: ())
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item with a tag.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(_barItem: ())
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbolName)
        self.tag = tag
    }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of the titles of new tab bar items.
    public class func appearance() -> UITabBarItem {
        AppearanceProxies.proxy(of: UITabBarItem.self) { UITabBarItem(_barItem: ()) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem {
        AppearanceProxies.warnOfContainers("UITabBarItem")
        return UITabBarItem(_barItem: ())
    }

    /// Logs a warning: proxies for certain traits have no effect.
    public class func appearance(for trait: UITraitCollection) -> UITabBarItem {
        WarningLog.add("UITabBarItem.appearance(for:) is not supported: set the appearance of these items directly")
        return UITabBarItem(_barItem: ())
    }

    func takeTabAppearance() {
        guard let proxy = AppearanceProxies.known(UITabBarItem.self) else { return }
        takeTitleAttributes(of: proxy)
        titlePositionAdjustment = proxy.titlePositionAdjustment
        badgeColor = proxy.badgeColor
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String { SystemWord.text(of: englishTitle) }

    private var englishTitle: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    fileprivate var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star"
        case .contacts: "person.circle"
        case .search: "magnifyingglass"
        case .recents, .history, .mostRecent: "clock"
        case .bookmarks: "book"
        case .downloads: "arrow.down.circle"
        case .mostViewed: "list.bullet"
        }
    }
}
