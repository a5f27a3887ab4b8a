import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    private let foundationMark = FoundationMark()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        /// "Back" instead of the title.
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Archives don't exist on Linux: an empty item.
    public init?(coder: NSCoder) {
        super.init()
    }

    weak var controller: UIViewController?
    /// The bar that shows the item, to be laid out anew when the item changes.
    weak var bar: UINavigationBar?

    private func changed() {
        bar?.setNeedsLayout()
        controller?.navigationController?.storedView?.setNeedsLayout()
    }

    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// Stands in the title's place.
    open var titleView: UIView? {
        didSet {
            if oldValue !== titleView { oldValue?.removeFromSuperview() }
            changed()
        }
    }
    open var prompt: String?
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    /// The button that leads back here from the next controller.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    /// Keeps the back button beside the left items.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    /// The outermost left item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost right item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    private func itemsChanged(_ old: [UIBarButtonItem]?) {
        for item in old ?? [] { item.bar = nil }
        changed()
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
