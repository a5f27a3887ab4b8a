import Foundation

/// The background of a split view controller's primary column that is a sidebar: in the look of iOS 26 a panel of glass
/// with round corners, inset from the window's edges, and in that of iOS 18 the color of sidebars.
///
/// The numbers are not measured.
@MainActor
final class SidebarPanel {
    /// The distance of a floating panel from the window's edges, in points.
    static let inset: CGFloat = 10
    private static let cornerRadius: CGFloat = 26

    /// A Boolean value that indicates whether the panel floats over the next column, which extends beneath it.
    let floats: Bool
    /// The view behind the column.
    let view: UIView
    private weak var content: UIView?
    /// The corners that the column's view had before.
    private var corners: (radius: CGFloat, curve: CALayerCornerCurve, clips: Bool) = (0, .circular, false)

    init(floats: Bool) {
        self.floats = floats
        if floats {
            view = GlassView(frame: .zero)
            view.layer.cornerRadius = Self.cornerRadius
        } else {
            view = UIView(frame: .zero)
            view.backgroundColor = .secondarySystemBackground
        }
    }

    /// Returns the place of a floating panel with a width in points at an edge of an area.
    static func frame(width: CGFloat, at edge: CGRectEdge, of area: CGRect) -> CGRect {
        let inner = area.insetBy(dx: inset, dy: inset)
        return inner.divided(atDistance: width, from: edge).slice
    }

    /// Puts the panel behind a column's view, which has its place, and limits the view to a floating panel's corners.
    func show(behind new: UIView) {
        if view.frame != new.frame { view.frame = new.frame }
        guard floats, content !== new else { return }
        restoreContent()
        content = new
        corners = (new.layer.cornerRadius, new.layer.cornerCurve, new.clipsToBounds)
        new.layer.cornerRadius = Self.cornerRadius
        new.layer.cornerCurve = .continuous
        new.clipsToBounds = true
        new.traitOverrides[SidebarPanelTrait.self] = true
    }

    func remove() {
        view.removeFromSuperview()
        restoreContent()
    }

    private func restoreContent() {
        guard let content else { return }
        content.layer.cornerRadius = corners.radius
        content.layer.cornerCurve = corners.curve
        content.clipsToBounds = corners.clips
        content.traitOverrides.remove(SidebarPanelTrait.self)
        self.content = nil
    }
}

/// The trait of views in a floating panel: a Boolean value that indicates whether there is glass behind them.
struct SidebarPanelTrait: UITraitDefinition {
    static let defaultValue = false
    static let affectsColorAppearance = true
}

extension UIColor {
    /// The color where there is no glass of a panel behind a view, else clear.
    var withoutGlass: UIColor { UIColor { $0[SidebarPanelTrait.self] ? .clear : self.resolvedColor(with: $0) } }
}

extension UISplitViewController {
    /// A Boolean value that indicates whether a primary column beside or over others is in a floating panel.
    var primaryFloats: Bool {
        traitCollection.isIOS26 && (style != .unspecified || primaryBackgroundStyle == .sidebar)
    }

    /// Returns the panel for the primary column's view, or removes it if the column is alone or not shown.
    func updatePanel(isShown: Bool) -> SidebarPanel? {
        let isWanted = isShown && (primaryFloats || primaryBackgroundStyle == .sidebar)
        if let panel, !isWanted || panel.floats != primaryFloats {
            panel.remove()
            self.panel = nil
        }
        if isWanted, panel == nil { panel = SidebarPanel(floats: primaryFloats) }
        return panel
    }
}
