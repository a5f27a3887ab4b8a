import Foundation

/// A platter of glass beneath the content of bars, sheets, alerts and menus in the look of iOS 26.
///
/// The glass fills the bounds; `layer.cornerRadius` rounds it. Content goes in front of it, as a sibling or a subview.
@MainActor
final class GlassView: UIView {
    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.16 : 0.98, alpha: 0.85) }
        layer.cornerCurve = .continuous
    }
}
