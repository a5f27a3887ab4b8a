import Foundation

/// A row of bar buttons, usually at the bottom of a screen or above a keyboard.
///
/// It is 44 points tall (measured), with a hairline above its top edge. Flexible spaces share the width that the other
/// items leave.
///
/// ```swift
/// let bar = UIToolbar()
/// let done = UIAction { _ in field.resignFirstResponder() }
/// bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
/// bar.sizeToFit()
/// field.inputAccessoryView = bar
/// ```
///
/// Neither a keyboard nor an accessory above it is drawn: a toolbar is drawn as a subview or as a navigation
/// controller's.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private let backgroundView = BarBackgroundView(hairlineEdge: .top)
    private var buttonViews: [BarButtonView] = []
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backgroundView)
        takeAppearance()
    }

    /// Always creates an empty toolbar, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(backgroundView)
        takeAppearance()
    }

    /// The delegate.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The items, in order.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange(oldValue) } }
    /// Sets the items; the change isn't animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Look

    /// The bar's style. A black bar is drawn in dark appearance, with white text.
    open var barStyle: UIBarStyle = .default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether content may extend behind the bar.
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    /// The background's color.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The appearance.
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
    /// The appearance in compact height environments; stored without effect.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance at the scroll edge; stored for shared code. The bar always uses `standardAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance at the scroll edge in compact height environments; stored without effect.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    /// Sets the background image for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
        setNeedsLayout()
    }
    /// Returns the background image for metrics.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }
    private var shadowImage: UIImage?
    /// Sets the image in place of the hairline, for all positions.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        self.shadowImage = shadowImage
        setNeedsLayout()
    }
    /// Returns the image in place of the hairline.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImage }

    private var effectiveAppearance: UIBarAppearance {
        let appearance = UIBarAppearance(barAppearance: standardAppearance)
        if !isTranslucent { appearance.configureWithOpaqueBackground() }
        if let barTintColor { appearance.backgroundColor = barTintColor }
        if let image = backgroundImages[.default] {
            appearance.backgroundImage = image
            if image.size == .zero { appearance.configureWithTransparentBackground() }
        }
        if let shadowImage, shadowImage.size == .zero { appearance.shadowColor = nil }
        return appearance
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
    }

    /// Returns the given width, or the screen's, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: BarMetrics.toolbarHeight)
    }

    private func itemsDidChange(_ old: [UIBarButtonItem]?) {
        for item in old ?? [] where item.bar === self { item.bar = nil }
        let known = buttonViews
        buttonViews = shownItems.map { item in known.first { $0.item === item } ?? BarButtonView(item: item) }
        for view in known where !buttonViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in buttonViews where view.superview !== self { addSubview(view) }
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
    }

    private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isSpace } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let appearance = effectiveAppearance
        backgroundView.frame = bounds
        backgroundView.show(appearance)
        let row = min(bounds.height, BarMetrics.toolbarHeight)
        let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        let (left, right) = (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
        let parts = parts(rowHeight: row)
        let spaces = parts.filter(\.isFlexible).count
        let natural = parts.reduce(0) { $0 + $1.width }
        let share = spaces > 0 ? max(0, bounds.width - left - right - natural) / CGFloat(spaces) : 0
        var x = left
        let scale = layoutScale
        for part in parts {
            if let view = part.view {
                let place = (x * scale).rounded() / scale
                view.frame = CGRect(
                    x: isRightToLeft ? bounds.width - place - part.width : place,
                    y: centred(part.height, in: row), width: part.width, height: part.height)
            }
            x += part.width + (part.isFlexible ? share : 0)
        }
    }

    /// An item, a space, or the gap between two items that no space separates.
    private struct Part {
        var view: BarButtonView?
        var width: CGFloat = 0
        var height: CGFloat = 0
        var isFlexible = false
    }

    private func parts(rowHeight: CGFloat) -> [Part] {
        var parts: [Part] = []
        var followsItem = false
        for item in items ?? [] where !item.isHidden {
            if item.isSpace {
                parts.append(
                    item.systemItem == .fixedSpace ? Part(width: max(0, item.width)) : Part(isFlexible: true))
                followsItem = false
            } else if let view = buttonViews.first(where: { $0.item === item }) {
                view.update(
                    item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance)
                if followsItem { parts.append(Part(width: Self.gap)) }
                let size = view.naturalSize(maximumHeight: rowHeight)
                parts.append(Part(view: view, width: size.width, height: min(size.height, rowHeight)))
                followsItem = true
            }
        }
        for view in buttonViews { view.isHidden = view.item.isHidden }
        return parts
    }

    /// The gap between items that no space separates, in points (recalled, as in navigation bars).
    private static let gap: CGFloat = 8
}

extension UIBarButtonItem {
    /// Indicates whether the item is a fixed or flexible space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// The protocol of delegates that decide a bar's position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {}

/// The protocol of a toolbar's delegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
