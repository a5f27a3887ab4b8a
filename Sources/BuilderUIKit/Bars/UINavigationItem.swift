import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// The display of a large title.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// The mode of the item below on the stack.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
        /// Inside the bar; here the same as ``never``.
        case inline = 3
    }

    /// The content of the back button.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// The title, a generic one if it doesn't fit, or the chevron alone.
        case `default` = 0
        /// "Back" in place of the title.
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// The purposes of a bar.
    public enum ItemStyle: Int, Hashable, Sendable {
        /// The title in the center, with a way back.
        case navigator = 0
        /// The title at the leading side on iPads, which leaves the center to ``UINavigationItem/centerItemGroups``.
        case browser = 1
        /// The same as ``browser``.
        case editor = 2
    }

    /// The places of a search bar.
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Beside the title; here the same as ``stacked``.
        case inline = 1
        /// Below the title.
        case stacked = 2
        /// In the toolbar on phones, from iOS 26; otherwise the same as ``stacked``.
        case integrated = 3
        /// The same as ``integrated``.
        case integratedCentered = 4
        /// The same as ``integrated``.
        case integratedButton = 5
    }

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Creates an empty item, because archives don't exist on Linux.
    public init?(coder: NSCoder) { super.init() }

    weak var controller: UIViewController?
    /// The bar that shows the item and is laid out again when the item changes.
    weak var bar: UINavigationBar?

    func changed() {
        bar?.setNeedsLayout()
        controller?.navigationController?.outermost.storedView?.setNeedsLayout()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if let old, old !== new {
            old.removeFromSuperview()
            adoptedSizes.removeAll { $0.isOf(old) }
        }
        changed()
    }

    /// The sizes of the views in place of the title and the subtitles. The item keeps them, since it outlasts the bars
    /// and the times in which it is on top.
    private var adoptedSizes: [AdoptedViewSize] = []

    /// Returns the present size of a view in place of the title or of a subtitle, which its bar places by its frame.
    func adoptedSize(of view: UIView) -> CGSize {
        if let known = adoptedSizes.first(where: { $0.isOf(view) }) { return known.size }
        let size = AdoptedViewSize(of: view)
        adoptedSizes.append(size)
        return size.size
    }

    /// The title.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The view in place of the title.
    open var titleView: UIView? { didSet { replace(oldValue, with: titleView) } }
    /// A line of text above the title in the bar of a navigation controller, which it makes higher.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The line of text below the title in the look of iOS 26.
    open var subtitle: String? { didSet { changed() } }
    /// The attributed title in place of the title in the look of iOS 26; a large title has none.
    open var attributedTitle: AttributedString? { didSet { changed() } }
    /// The attributed line of text below the title, in place of the subtitle.
    open var attributedSubtitle: AttributedString? { didSet { changed() } }
    /// The view in place of the subtitle in the look of iOS 26.
    open var subtitleView: UIView? { didSet { replace(oldValue, with: subtitleView) } }
    /// The large title in place of the title in the look of iOS 26.
    open var largeTitle: String? { didSet { changed() } }
    /// The line of text below the large title in the look of iOS 26, or nil for ``subtitle``.
    open var largeSubtitle: String? { didSet { changed() } }
    /// The view below the large title in the look of iOS 26, in place of the line.
    open var largeSubtitleView: UIView? { didSet { replace(oldValue, with: largeSubtitleView) } }
    /// A Boolean value that indicates whether a toolbar may show the search bar (iOS 26); true by default.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// A Boolean value that indicates whether a tab bar or a split view may show the search bar (iOS 26); without
    /// effect.
    open var searchBarPlacementAllowsExternalIntegration = false
    /// The item at whose place a toolbar shows the search bar (iOS 26): here a button that begins the search.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "", image: UIImage(systemName: "magnifyingglass")) { [weak self] _ in
                self?.searchController?.isActive = true
            })
        item.accessibilityLabel = SystemWord.search.text
        return item
    }()
    /// The display of the large title.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    /// The purpose of the bar, which has an effect on iPads.
    open var style: ItemStyle = .navigator { didSet { changed() } }
    /// The name under which UIKit stores the user's customization; stored without effect.
    open var customizationIdentifier: String?
    /// The menu of a tap on the title, made from suggested elements: renaming, and the commands for documents that the
    /// responder chain implements. Without one, the title of a document has a menu of the suggested elements.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// The elements that a menu of what doesn't fit lists, too; stored without effect.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// The action of the back button, in place of popping the controller.
    open var backAction: UIAction? { didSet { changed() } }

    /// The back button that the next item's bar displays to return to this item's controller.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The title of the back button that returns to this item's controller, or nil for the item's title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The content of the back button that returns to this item's controller.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// A Boolean value that indicates whether the back button is hidden.
    open var hidesBackButton = false { didSet { changed() } }
    /// A Boolean value that indicates whether the back button stays beside the left items.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// The groups of items at the leading edge, from leading to trailing. They are the groups of
    /// ``leftBarButtonItems``, too: what is set last holds.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue, leadingItemGroups) } }
    /// The groups of items in the center, from leading to trailing. Only the bars of iPads show them, in the styles that
    /// leave the center to them and where they fit. (UIKit's bars have a menu of those that don't.)
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue, centerItemGroups) } }
    /// The groups of items at the trailing edge, from leading to trailing. They are the groups of
    /// ``rightBarButtonItems``, too: what is set last holds.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue, trailingItemGroups) } }
    /// The group of items at the trailing edge, beyond the other groups.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsChanged([oldValue].compactMap(\.self), [pinnedTrailingGroup].compactMap(\.self)) }
    }

    /// The items at the leading edge, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingItemGroups.isEmpty ? nil : leadingItemGroups.flatMap(\.barButtonItems) }
        set { leadingItemGroups = newValue.map { [.fixedGroup(items: $0)] } ?? [] }
    }
    /// The items at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailingItemGroups.isEmpty ? nil : trailingItemGroups.flatMap(\.barButtonItems).reversed() }
        set { trailingItemGroups = newValue.map { [.fixedGroup(items: $0.reversed())] } ?? [] }
    }
    /// The visible items at the leading edge, from the edge inward.
    var shownLeadingItems: [UIBarButtonItem] { Self.shownItems(leadingItemGroups) }
    /// The visible items in the center, from leading to trailing.
    var shownCenterItems: [UIBarButtonItem] { Self.shownItems(centerItemGroups) }
    /// The visible items at the trailing edge, from the edge inward.
    var shownTrailingItems: [UIBarButtonItem] {
        Self.shownItems(trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)).reversed()
    }

    private static func shownItems(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }
    /// The outermost leading item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost trailing item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The controller whose search bar the navigation bar shows.
    open var searchController: UISearchController? {
        didSet {
            guard oldValue !== searchController else { return }
            oldValue?.ownerItem = nil
            searchController?.ownerItem = self
            changed()
        }
    }
    /// A Boolean value that indicates whether the search bar is hidden while the content isn't at its beginning.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// The object that renames the document, which the title's menu begins. Nil by default.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }
    /// The properties of the document, whose name begins the title's menu. Nil by default.
    open var documentProperties: UIDocumentProperties? { didSet { changed() } }
    /// The place of the search bar that the app prefers.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { changed() } }
    /// The place of the search bar: `integrated` while it floats at the bottom, otherwise `stacked`.
    open var searchBarPlacement: SearchBarPlacement {
        guard let host = controller?.navigationController?.outermost, searchController != nil else { return .stacked }
        return host.floatsSearchBar ? .integrated : .stacked
    }

    /// The appearance while content is behind the bar, in place of the bar's.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance in compact height environments, in place of the bar's.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance while the content is at its beginning, in place of the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance at the scroll edge in compact height environments, in place of the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    private func groupsChanged(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
        for group in old {
            group.owner = nil
            for item in group.barButtonItems { item.bar = nil }
        }
        // A group may have moved from one side to the other.
        let pinned = [pinnedTrailingGroup].compactMap(\.self)
        for group in leadingItemGroups + centerItemGroups + trailingItemGroups + pinned + new { group.owner = self }
        changed()
    }

    /// Sets the leading item; the change isn't animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the trailing item; the change isn't animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the leading items; the change isn't animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the trailing items; the change isn't animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the back button; the change isn't animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem: AssociatedValueHolder {}
