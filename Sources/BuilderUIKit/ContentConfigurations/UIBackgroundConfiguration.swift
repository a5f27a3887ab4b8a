import Foundation

/// A shadow of a background.
@preconcurrency @MainActor
public struct UIShadowProperties {
    /// The color; black by default.
    public var color: UIColor = .black
    /// The opacity, from 0 to 1; 0 by default.
    public var opacity: CGFloat = 0
    /// The radius of the blur, in points; 3 by default, as a layer's.
    public var radius: CGFloat = 3
    /// The offset, in points; (0, −3) by default, as a layer's.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline; nil for the background's.
    public var path: UIBezierPath?

    /// Creates an invisible shadow.
    public init() {}
}

/// The background of a button or a cell: a color, an effect, an image or a view, with corners and a stroke.
///
/// A cell without a configuration has the background of its class.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view that fills the background, in front of the color, the effect and the image; nil for none.
    public var customView: UIView?
    /// The radius of the corners of the background and its stroke, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background, in points; negative ones extend it.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color; nil for the tint color, and in a button's configuration for that of its style.
    public var backgroundColor: UIColor?
    /// The conversion of the color to the drawn one; nil for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect, in front of the color; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The image, in front of the color and the effect; nil for none.
    public var image: UIImage?
    /// The placement of the image.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the stroke; nil for the tint color.
    public var strokeColor: UIColor?
    /// The conversion of the stroke's color to the drawn one; nil for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke's outer edge from the background's edge, in points; negative ones are inside.
    public var strokeOutset: CGFloat = 0
    /// The shadow.
    public var shadowProperties = UIShadowProperties()

    /// The standard background of a list's cell, which a selection replaces while the color is this one; nil for none.
    private var standardColor: UIColor?
    /// The standard radius of the corners of a sidebar's cell, which follows the look while the radius is this one; nil
    /// for other backgrounds.
    private var sidebarRadius: CGFloat?

    /// A Boolean value that indicates whether the background is that of a sidebar's cell, with its color.
    var isOfSidebar: Bool { sidebarRadius != nil && backgroundColor == standardColor }

    init() {}

    /// Returns a background that draws nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }

    private static func list(_ color: UIColor, cornerRadius: CGFloat = 0) -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = color
        result.standardColor = color
        result.cornerRadius = cornerRadius
        return result
    }

    private static func sidebar(side: CGFloat) -> UIBackgroundConfiguration {
        let radius = sidebarRadius(UITraitCollection.current)
        var result = list(.clear, cornerRadius: radius)
        result.sidebarRadius = radius
        result.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        return result
    }

    /// The radius of the corners of a sidebar's rows, in points: those of iOS 26 have round ends (not measured).
    private static func sidebarRadius(_ traits: UITraitCollection) -> CGFloat { traits.isIOS26 ? 22 : 8 }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(plainColor) }
    private static let plainColor = UIColor.systemBackground.withoutGlass
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// Returns the background of a cell in a sidebar: none, or the tint color with round corners while it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { sidebar(side: 0) }
    /// Returns the background of a cell in an accompanied sidebar, 8 points from the cell's sides (not measured).
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebar(side: 8) }
    /// Returns the background of a cell in a list.
    public static func listCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the configuration for a state: a gray background for the standard one of a selected or highlighted cell,
    /// in a sidebar the tint color for a selected one, otherwise the same configuration.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        if let sidebarRadius, cornerRadius == sidebarRadius {
            result.cornerRadius = Self.sidebarRadius(state.traitCollection)
            result.sidebarRadius = result.cornerRadius
        }
        guard let standardColor, backgroundColor == standardColor, let cell = state as? UICellConfigurationState,
            cell.isSelected || cell.isHighlighted
        else { return result }
        result.backgroundColor = sidebarRadius != nil ? (cell.isSelected ? nil : .systemFill) : .systemGray4
        return result
    }

    /// Returns the drawn color for a view's tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the drawn color of the stroke for a view's tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// A view that displays a background configuration, with the configuration's insets in its bounds.
@MainActor
final class BackgroundConfigurationView: UIView {
    override var privateClassName: String? { "_UISystemBackgroundView" }
    /// The displayed configuration.
    var configuration = UIBackgroundConfiguration.clear() { didSet { refresh() } }
    /// A Boolean value that indicates whether the corners are half as large as the shorter side.
    var isCapsule = false { didSet { if isCapsule != oldValue { setNeedsLayout() } } }
    private let fillView = UIView(frame: .zero)
    private let strokeView = UIView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private weak var customView: UIView?

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        addSubview(fillView)
        addSubview(strokeView)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    private func refresh() {
        refreshColors()
        show(configuration.visualEffect)
        show(configuration.image)
        if customView !== configuration.customView {
            if customView?.superview === self { customView?.removeFromSuperview() }
            customView = configuration.customView
            if let customView { insertSubview(customView, belowSubview: strokeView) }
        }
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        layer.shadowPath = shadow.path?.cgPath
        strokeView.layer.borderWidth = Self.usable(configuration.strokeWidth)
        strokeView.isHidden = strokeView.layer.borderWidth == 0
        setNeedsLayout()
    }

    private func refreshColors() {
        fillView.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        let stroke = configuration.resolvedStrokeColor(for: tintColor)
        strokeView.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
        layer.shadowColor = configuration.shadowProperties.color.resolvedColor(with: traitCollection).cgColor
    }

    override func textSizeMayHaveChanged() { refreshColors() }

    private func show(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        view.effect = effect
        // Blurs end at the round corners of the background; glass has a shadow around it.
        view.clipsToBounds = !(effect is UIGlassEffect)
        if effectView == nil { insertSubview(view, aboveSubview: fillView) }
        effectView = view
    }

    private func show(_ image: UIImage?) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
        if imageView == nil { insertSubview(view, aboveSubview: effectView ?? fillView) }
        imageView = view
    }

    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    /// The insets of the background in the superview, in points; those that aren't finite count as 0.
    private var insets: UIEdgeInsets {
        let own = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        func inset(_ value: CGFloat, _ margin: CGFloat, _ edge: NSDirectionalRectEdge) -> CGFloat {
            (value.isFinite ? value : 0) + (edges.contains(edge) ? margin : 0)
        }
        let leading = inset(own.leading, margins.leading, .leading)
        let trailing = inset(own.trailing, margins.trailing, .trailing)
        return UIEdgeInsets(
            top: inset(own.top, margins.top, .top), left: isRightToLeft ? trailing : leading,
            bottom: inset(own.bottom, margins.bottom, .bottom), right: isRightToLeft ? leading : trailing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.shrunk(by: insets)
        let half = min(area.width, area.height) / 2
        let radius = isCapsule ? half : min(half, Self.usable(configuration.cornerRadius))
        // A continuous corner begins 1.53 radii from the corner; without room for it, the ends are round.
        let curve: CALayerCornerCurve = radius * 1.53 > half ? .circular : .continuous
        func round(_ view: UIView, _ radius: CGFloat) {
            view.layer.cornerRadius = radius
            view.layer.cornerCurve = curve
        }
        for view in [fillView, effectView, imageView] as [UIView?] {
            guard let view else { continue }
            view.frame = area
            round(view, radius)
        }
        customView?.frame = area
        let outset = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
        strokeView.frame = area.insetBy(dx: -outset, dy: -outset)
        round(strokeView, radius == 0 ? 0 : max(0, radius + outset))
    }
}
