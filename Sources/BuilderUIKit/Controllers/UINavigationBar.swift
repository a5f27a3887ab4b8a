import Foundation

/// The bar at the top: the title, the way back and buttons.
///
/// It is 44 points tall (measured), 96 with a large title. Its background reaches up behind the status bar, and its
/// hairline lies below its bottom edge.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    let backgroundView = BarBackgroundView(hairlineEdge: .bottom)
    let titleLabel = UILabel(frame: .zero)
    let largeTitleLabel = UILabel(frame: .zero)
    let backButton = BackButtonView(frame: .zero)
    var buttonViews: [BarButtonView] = []
    var titleViewSize: AdoptedViewSize?
    weak var shownTitleView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        largeTitleLabel.isHidden = true
        for view in [backgroundView, backButton, titleLabel, largeTitleLabel] { addSubview(view) }
        backButton.onTap = { [weak self] in self?.goBack() }
        takeAppearance()
    }

    // MARK: Items

    /// The items of the controllers on the stack, the top one last.
    open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The controller that the bar belongs to.
    weak var navigationController: UINavigationController?

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

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
        if let navigationController {
            navigationController.popViewController(animated: false)
        } else {
            popItem(animated: false)
        }
    }

    // MARK: Look

    /// Black draws the bar in dark appearance, with white text.
    open var barStyle: UIBarStyle = .default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            changed()
        }
    }
    /// False lets the content begin below the bar.
    open var isTranslucent = true { didSet { changed() } }
    /// The background's colour, where no appearance is set.
    open var barTintColor: UIColor? { didSet { changed() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    /// Shows titles large below the bar while the content is at its beginning.
    open var prefersLargeTitles = false { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }
    open var backIndicatorImage: UIImage? { didSet { changed() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    private var legacyBackgroundImage: UIImage?

    /// The look while content lies behind the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { setStandardAppearance ?? defaultAppearance }
        set {
            setStandardAppearance = newValue
            changed()
        }
    }
    var setStandardAppearance: UINavigationBarAppearance?
    private lazy var defaultAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The look while the content is at its beginning; without one the background is then clear, as from iOS 15.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacyBackgroundImage = backgroundImage
        changed()
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyBackgroundImage }

    private func changed() {
        setNeedsLayout()
        navigationController?.storedView?.setNeedsLayout()
    }

    /// True where the content is at its beginning, so that the edge's look counts.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
    /// How far the background reaches above the bar, in points.
    var backgroundExtension: CGFloat = 0 { didSet { if backgroundExtension != oldValue { setNeedsLayout() } } }
    /// The height of the large title's part, in points; 0 where there is none.
    var largeTitleHeight: CGFloat = 0 { didSet { if largeTitleHeight != oldValue { setNeedsLayout() } } }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }
}

/// Hears of a navigation bar's items. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
