import Foundation

/// A platter behind buttons of a bar: its frame in the bar, and its color if it isn't of glass.
struct BarPlatter {
    var frame: CGRect
    /// The color of a prominent button's platter.
    var color: UIColor?

    /// Returns the platter on the other side of a bar.
    func mirrored(inWidth width: CGFloat) -> BarPlatter {
        var platter = self
        platter.frame.origin.x = width - frame.maxX
        return platter
    }
}

/// The view of a platter, with round ends.
@MainActor
final class BarPlatterView: UIView {
    private let glass = GlassView(frame: .zero)

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        addSubview(glass)
    }

    func show(_ platter: BarPlatter) {
        frame = platter.frame
        let radius = min(frame.width, frame.height) / 2
        layer.cornerRadius = radius
        backgroundColor = platter.color
        glass.isHidden = platter.color != nil
        glass.frame = bounds
        glass.layer.cornerRadius = radius
    }
}
