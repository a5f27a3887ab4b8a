import Foundation

/// The common behavior of navigation bars, tab bars and toolbars.
@preconcurrency @MainActor
open class _BarView: UIView {
    private(set) lazy var backgroundView = BarBackgroundView(hairlineEdge: hairlineEdge)
    var hairlineEdge: BarBackgroundView.HairlineEdge { .top }
    /// The bar's height without the safe area, in points.
    var standardHeight: CGFloat { BarMetrics.toolbarHeight(for: traitCollection) }

    override func didInitialize() {
        super.didInitialize()
        addSubview(backgroundView)
    }

    /// The bar's style. A black bar is drawn in dark appearance, with white text.
    open var barStyle: UIBarStyle = .default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            appearanceDidChange()
        }
    }
    /// A Boolean value that indicates whether content may extend behind the bar.
    open var isTranslucent = true { didSet { appearanceDidChange() } }
    /// The background's color if no appearance is set.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

    /// A Boolean value that indicates whether no content lies behind the bar, so that the scroll edge appearance
    /// applies.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

    /// The background color of the content behind the bar; nil if the bar belongs to no controller.
    var contentColor: UIColor? { didSet { if contentColor != oldValue { setNeedsLayout() } } }
    private lazy var scrollEdgeView = ScrollEdgeEffectView(hairlineEdge: hairlineEdge)
    private(set) var platterViews: [BarPlatterView] = []

    /// Shows the background of an appearance in a frame, and in the look of iOS 26 the fade of content, which reaches
    /// beyond the frame.
    func showBackground(_ appearance: UIBarAppearance, in frame: CGRect) {
        backgroundView.frame = frame
        backgroundView.show(appearance)
        guard traitCollection.isIOS26, !isAtScrollEdge, !backgroundView.isFilled, let contentColor else {
            if scrollEdgeView.superview != nil { scrollEdgeView.removeFromSuperview() }
            return
        }
        if scrollEdgeView.superview == nil { insertSubview(scrollEdgeView, at: 0) }
        let above = hairlineEdge == .top ? PlatterMetrics.fadeAboveBottomBar : 0
        let below = hairlineEdge == .bottom ? PlatterMetrics.fadeBelowNavigationBar : 0
        scrollEdgeView.frame = CGRect(
            x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above + below)
        scrollEdgeView.show(contentColor)
    }

    /// Shows platters between the background and the items, in place of the earlier ones.
    func showPlatters(_ platters: [BarPlatter]) {
        while platterViews.count > platters.count { platterViews.removeLast().removeFromSuperview() }
        while platterViews.count < platters.count {
            let view = BarPlatterView(frame: .zero)
            insertSubview(view, aboveSubview: platterViews.last ?? backgroundView)
            platterViews.append(view)
        }
        for (view, platter) in zip(platterViews, platters) { view.show(platter) }
    }

    /// The frames of the platters.
    var platterFrames: [CGRect] { platterViews.map(\.frame) }

    override func textSizeMayHaveChanged() { setNeedsLayout() }
    override func placeInSafeAreaMayHaveChanged() { setNeedsLayout() }

    /// Indicates whether properties from before iOS 13 determine the background, which then is the same at the edge.
    func hasLegacyBackground(_ backgroundImage: UIImage?) -> Bool {
        barTintColor != nil || backgroundImage != nil || barStyle == .black || !isTranslucent
    }

    func appearanceDidChange() { setNeedsLayout() }

    func takeAppearance(of proxy: _BarView) {
        ownTintColor = proxy.ownTintColor
        barStyle = proxy.barStyle
        isTranslucent = proxy.isTranslucent
        barTintColor = proxy.barTintColor
    }

    /// Applies the properties from before iOS 13 to an appearance; empty images hide the background and the hairline.
    func applyLegacyProperties(to appearance: UIBarAppearance, backgroundImage: UIImage?, shadowImage: UIImage?) {
        if !isTranslucent { appearance.configureWithOpaqueBackground() }
        if let barTintColor { appearance.backgroundColor = barTintColor }
        if let backgroundImage {
            appearance.backgroundImage = backgroundImage
            if backgroundImage.size == .zero { appearance.configureWithTransparentBackground() }
        }
        if let shadowImage {
            appearance.shadowImage = shadowImage
            if shadowImage.size == .zero { appearance.shadowColor = nil }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }
}
