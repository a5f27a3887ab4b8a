import Foundation

/// The bar at the top of a navigation controller, with a title, a back button and bar buttons.
///
/// It is 44 points tall (measured), 96 with a large title. Its background extends behind the status bar, and its
/// hairline lies below its bottom edge. In the look of iOS 26 it is 54 points tall, 106 with a large title (measured):
/// buttons lie on platters of glass, and content fades beneath the bar.
@preconcurrency @MainActor
open class UINavigationBar: _BarView {
    override class var moduleClass: UIView.Type { UINavigationBar.self }
    let titleLabel = UILabel(frame: .zero)
    let largeTitleLabel = UILabel(frame: .zero)
    /// The lines around the title; nil before there are any.
    var lines: NavigationBarLines?
    /// The menu of the title; nil before there is one.
    var titleMenu: NavigationTitleMenu?
    let backButton = BackButtonView(frame: .zero)
    /// The back button, which is hidden if there is none.
    package var backButtonView: UIView { backButton }
    var buttonViews: [BarButtonView] = []
    weak var shownTitleView: UIView?

    override var hairlineEdge: BarBackgroundView.HairlineEdge { .bottom }
    override var standardHeight: CGFloat {
        traitCollection.isIOS26 ? PlatterMetrics.navigationBarHeight : BarMetrics.navigationBarHeight
    }

    override func didInitialize() {
        super.didInitialize()
        titleLabel.textAlignment = .center
        largeTitleLabel.isHidden = true
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = [.staticText, .header] }
        for view in [backButton, titleLabel, largeTitleLabel] { addSubview(view) }
        backButton.onTap = { [weak self] in self?.goBack() }
        takeAppearance()
    }

    // MARK: Items

    /// The items of the controllers on the stack, the top one last.
    open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
    /// The item that the bar shows.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top one, whose title the back button displays.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// The delegate.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
    /// The position that the delegate returns; by default `any`, and at the top of the screen for the bar of a
    /// navigation controller.
    open var barPosition: UIBarPosition {
        navigationController == nil ? delegate?.position(for: self) ?? .any : .topAttached
    }
    weak var navigationController: UINavigationController?
    /// The button of a split view controller that shows and hides its primary column, before the leading items.
    var columnItem: UIBarButtonItem? { didSet { if columnItem !== oldValue { setNeedsLayout() } } }

    /// Sets the items; the change isn't animated.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Pushes an item unless the delegate prevents it; the change isn't animated.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes and returns the top item, or returns nil if there is none or the delegate prevents it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        items = items.map { Array($0.dropLast()) }
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func itemsDidChange() {
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
    }

    private func goBack() {
        if let action = topItem?.backAction {
            action.perform(sender: backButton)
        } else if let navigationController {
            navigationController.poppable?.popViewController(animated: true)
        } else {
            popItem(animated: false)
        }
    }

    // MARK: Customization

    /// The attributes of the title if no appearance is set.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// The attributes of the large title if no appearance is set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// A Boolean value that indicates whether titles are shown large below the bar while the content is at its
    /// beginning.
    open var prefersLargeTitles = false { didSet { appearanceDidChange() } }
    /// The image in place of the hairline; an empty one hides it.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image in place of the chevron.
    open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// The mask of the back indicator during transitions; stored without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var legacyBackgroundImage: UIImage?

    /// The appearance while content is behind the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { setStandardAppearance ?? defaultAppearance }
        set {
            setStandardAppearance = newValue
            appearanceDidChange()
        }
    }
    private var setStandardAppearance: UINavigationBarAppearance?
    private lazy var defaultAppearance = UINavigationBarAppearance()
    /// The appearance in compact height environments; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The appearance while the content is at its beginning. If nil, the background is clear, as in iOS 15 and later.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The appearance at the scroll edge in compact height environments; nil for the scroll edge appearance.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }

    /// Sets the background image for metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacyBackgroundImage = backgroundImage
        appearanceDidChange()
    }

    /// Sets the background image for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// Returns the background image, which is the same for all metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyBackgroundImage }

    override func appearanceDidChange() {
        super.appearanceDidChange()
        navigationController?.storedView?.setNeedsLayout()
    }

    /// The length of the background above the bar, in points.
    var backgroundExtension: CGFloat = 0 { didSet { if backgroundExtension != oldValue { setNeedsLayout() } } }
    /// The height of the large title's area in points, or 0 if there is none.
    var largeTitleHeight: CGFloat = 0 { didSet { if largeTitleHeight != oldValue { setNeedsLayout() } } }

    /// The height of the prompt's area in points, or 0 if there is none.
    var promptHeight: CGFloat = 0 { didSet { if promptHeight != oldValue { setNeedsLayout() } } }
    /// The height of the search bar's area in points, or 0 if there is none.
    var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
    /// A Boolean value that indicates whether a search hides the title and the buttons.
    var hidesContent = false { didSet { if hidesContent != oldValue { setNeedsLayout() } } }
    weak var shownSearchBar: UISearchBar?

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    // MARK: Appearance

    /// The appearance for the current scroll position and the top item.
    var effectiveAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
        let standard = compact ?? topItem?.standardAppearance ?? setStandardAppearance ?? legacyAppearance
        guard isAtScrollEdge else { return standard }
        let compactEdge = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        // In compact height, the compact appearance comes before a clear background (UIKit's header).
        if let edge = compactEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? compact { return edge }
        // Properties from before iOS 13 apply at the scroll edge, too.
        if topItem?.standardAppearance == nil, setStandardAppearance == nil,
            hasLegacyBackground(legacyBackgroundImage)
        {
            return standard
        }
        let clear = UINavigationBarAppearance(_copying: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The appearance that the properties from before iOS 13 define.
    private var legacyAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(_copying: standardAppearance)
        applyLegacyProperties(to: appearance, backgroundImage: backgroundImage(for: .default), shadowImage: shadowImage)
        if let titleTextAttributes { appearance.titleTextAttributes = titleTextAttributes }
        if let largeTitleTextAttributes { appearance.largeTitleTextAttributes = largeTitleTextAttributes }
        if let backIndicatorImage {
            appearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        }
        return appearance
    }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of new navigation bars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UINavigationBar {
        AppearanceProxies.proxy(of: UINavigationBar.self) { UINavigationBar(frame: .zero) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UINavigationBar {
        AppearanceProxies.warnOfContainers("UINavigationBar")
        return UINavigationBar(frame: .zero)
    }

    private func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UINavigationBar.self) else { return }
        takeAppearance(of: proxy)
        if proxy.backgroundColor != nil { backgroundColor = proxy.backgroundColor }
        titleTextAttributes = proxy.titleTextAttributes
        largeTitleTextAttributes = proxy.largeTitleTextAttributes
        prefersLargeTitles = proxy.prefersLargeTitles
        shadowImage = proxy.shadowImage
        backIndicatorImage = proxy.backIndicatorImage
        backIndicatorTransitionMaskImage = proxy.backIndicatorTransitionMaskImage
        setBackgroundImage(proxy.backgroundImage(for: .default), for: .default)
        if let standard = proxy.setStandardAppearance {
            standardAppearance = UINavigationBarAppearance(_copying: standard)
        }
        compactAppearance = proxy.compactAppearance
        scrollEdgeAppearance = proxy.scrollEdgeAppearance
        compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance
    }
}

/// Methods that approve and report changes of a navigation bar's items. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns a Boolean value that indicates whether the item may be pushed; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after the item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns a Boolean value that indicates whether the item may be popped; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after the item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    private var proxied: ForwardedCalls<any UINavigationBarDelegate>? { ForwardedCalls(self) }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        proxied?.send([navigationBar, item]) { $0.navigationBar(navigationBar, shouldPush: item) } ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        proxied?.send([navigationBar, item]) { $0.navigationBar(navigationBar, didPush: item) }
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        proxied?.send([navigationBar, item]) { $0.navigationBar(navigationBar, shouldPop: item) } ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        proxied?.send([navigationBar, item]) { $0.navigationBar(navigationBar, didPop: item) }
    }
}

extension UINavigationBar: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { topItem?.title.map { [.text("title", $0)] } ?? [] }
}
