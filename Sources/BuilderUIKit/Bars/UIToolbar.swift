import Foundation

/// A row of bar buttons, usually at the bottom of a screen or above a keyboard.
///
/// It is 44 points tall (measured), with a hairline above its top edge. Flexible spaces share the width that remains
/// beside the other items. In the look of iOS 26 it is 48 points tall on phones, and its items lie on platters of
/// glass.
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
open class UIToolbar: _BarView {
    private var buttonViews: [BarButtonView] = []
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    override func didInitialize() {
        super.didInitialize()
        takeAppearance()
    }

    /// The delegate.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    /// The position that the delegate returns; by default `any`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// The items, in order.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange(oldValue) } }
    /// Sets the items; the change isn't animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Customization

    /// The appearance.
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
    /// The appearance in compact height environments; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    /// The appearance while the content's end is above the bar. If nil, the background is clear, as in iOS 15 and
    /// later.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    /// The appearance at the scroll edge in compact height environments; nil for the scroll edge appearance.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

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

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The appearance while content is behind the bar.
    private var coveringAppearance: UIToolbarAppearance {
        isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    }

    /// The appearance while the content's end is above the bar; nil for a clear background.
    private var edgeAppearance: UIToolbarAppearance? {
        isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    }

    private var effectiveAppearance: UIBarAppearance {
        let appearance = UIBarAppearance(barAppearance: coveringAppearance)
        let backgroundImage = backgroundImages[.default]
        applyLegacyProperties(to: appearance, backgroundImage: backgroundImage, shadowImage: shadowImage)
        guard isAtScrollEdge else { return appearance }
        if let edgeAppearance { return edgeAppearance }
        if !hasLegacyBackground(backgroundImage) { appearance.configureWithTransparentBackground() }
        return appearance
    }

    // MARK: Layout

    /// Returns the given width, or the screen's, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: standardHeight)
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
        var outsets = containerInsets ?? .zero
        outsets.top = max(outsets.top, topAttachedExtension)
        showBackground(
            effectiveAppearance,
            in: bounds.inset(
                by: UIEdgeInsets(
                    top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right)))
        for view in buttonViews { view.isHidden = view.item.isHidden }
        guard !traitCollection.isIOS26 else { return layOutPlatters() }
        showPlatters([])
        let row = min(bounds.height, BarMetrics.toolbarHeight)
        let margin = BarMetrics.itemMargin(forWidth: bounds.width, traits: traitCollection)
        let (left, right) = (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
        let parts = parts(rowHeight: row)
        let spaces = parts.filter(\.isFlexible).count
        let natural = parts.reduce(0) { $0 + $1.width }
        let share = spaces > 0 ? max(0, bounds.width - left - right - natural) / CGFloat(spaces) : 0
        var x = left
        for part in parts {
            if let view = part.view {
                let snapped = pixelSnapped(x)
                view.frame = CGRect(
                    x: isRightToLeft ? bounds.width - snapped - part.width : snapped,
                    y: centered(part.height, in: row), width: part.width, height: part.height)
            }
            x += part.width + (part.isFlexible ? share : 0)
        }
    }

    /// The distances from a navigation controller's edges in the look of iOS 26, where its toolbar floats; nil for
    /// other bars, whose platters have a margin (not measured).
    var containerInsets: UIEdgeInsets? { didSet { if containerInsets != oldValue { setNeedsLayout() } } }

    private func layOutPlatters() {
        let height = min(bounds.height, standardHeight)
        let margin = containerInsets == nil ? BarMetrics.itemMargin(forWidth: bounds.width, traits: traitCollection) : 0
        let left = margin + (containerInsets == nil ? safeAreaInsets.left : 0)
        let right = margin + (containerInsets == nil ? safeAreaInsets.right : 0)
        let row = PlatterRow(items ?? [], height: height) { item in
            let view = buttonViews.first { $0.item === item } ?? BarButtonView(item: item)
            view.update(look(of: item), in: self)
            return view
        }
        let natural = row.layOut(from: 0).end
        let spaces = row.flexibleSpaces
        let share = spaces > 0 ? max(0, bounds.width - left - right - natural) / CGFloat(spaces) : 0
        let layout = row.layOut(from: isRightToLeft ? right : left, flexibleSpace: share)
        for button in layout.buttons {
            let frame = isRightToLeft ? button.mirrored(inWidth: bounds.width).frame : button.frame
            button.view.frame = frame
        }
        showPlatters(isRightToLeft ? layout.platters.map { $0.mirrored(inWidth: bounds.width) } : layout.platters)
    }

    private func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        let appearance = isAtScrollEdge ? edgeAppearance ?? coveringAppearance : coveringAppearance
        return item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
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
                parts.append(item.systemItem == .fixedSpace ? Part(width: max(0, item.width)) : Part(isFlexible: true))
                followsItem = false
            } else if let view = buttonViews.first(where: { $0.item === item }) {
                view.update(look(of: item), in: self)
                if followsItem { parts.append(Part(width: BarMetrics.itemGap)) }
                let size = view.naturalSize(maximumHeight: rowHeight)
                parts.append(Part(view: view, width: size.width, height: min(size.height, rowHeight)))
                followsItem = true
            }
        }
        return parts
    }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of new toolbars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UIToolbar {
        AppearanceProxies.proxy(of: UIToolbar.self) { UIToolbar(frame: .zero) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIToolbar {
        AppearanceProxies.warnOfContainers("UIToolbar")
        return UIToolbar(frame: .zero)
    }

    private func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UIToolbar.self) else { return }
        takeAppearance(of: proxy)
        standardAppearance = proxy.standardAppearance
    }
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    /// The position, which the delegate determines.
    var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {}
extension UINavigationBar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}

extension UIBarPositioning where Self: UIView {
    /// The distance from the bar to the top of its superview, behind which its background is drawn: that of a bar at
    /// the top of the screen, as far as the safe area reaches; otherwise 0. In points.
    var topAttachedExtension: CGFloat {
        guard barPosition == .topAttached, let superview else { return 0 }
        let top = frame.minY - superview.bounds.minY
        return top > 0 && top <= superview.safeAreaInsets.top ? top : 0
    }
}

/// The protocol of delegates that determine a bar's position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar, requested when the bar is laid out; `any` by default. The background of a bar at
    /// `topAttached` reaches behind the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    private var proxied: ForwardedCalls<any UIBarPositioningDelegate>? { ForwardedCalls(self) }

    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        proxied?.send([bar]) { $0.position(for: bar) } ?? .any
    }
}

/// The protocol of a toolbar's delegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
