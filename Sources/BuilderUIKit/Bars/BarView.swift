import Foundation

/// The common behavior of navigation bars, tab bars and toolbars.
@preconcurrency @MainActor
open class _BarView: UIView {
    private(set) lazy var backgroundView = BarBackgroundView(hairlineEdge: hairlineEdge)
    var hairlineEdge: BarBackgroundView.HairlineEdge { .top }
    /// The bar's height without the safe area, in points.
    class var standardHeight: CGFloat { BarMetrics.toolbarHeight }

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

    /// A Boolean value that indicates whether no content lies behind the bar, so that the scroll edge appearance applies.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

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
        CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }
}
