import Foundation

/// The rounded view of a popover with its arrow, shadow and content. Radius, colors and shadow are not measured.
@MainActor
final class PopoverView: UIView {
    override var privateClassName: String? { "_UIPopoverView" }
    /// The superview of the presented view.
    let contentView = UIView(frame: .zero)
    private let glass = GlassView(frame: .zero)
    private let shape = CAShapeLayer()

    override func didInitialize() {
        super.didInitialize()
        traitOverrides.userInterfaceLevel = .elevated
        glass.glassTint = .systemBackground
        contentView.clipsToBounds = true
        contentView.layer.cornerCurve = .continuous
        layer.addSublayer(shape)
        addSubview(glass)
        addSubview(contentView)
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Takes a place in the superview.
    ///
    /// - Parameter color: the color of the background and the arrow; nil for the system's.
    func show(_ placement: PopoverPlacement, color: UIColor?) {
        let radius: CGFloat = traitCollection.isIOS26 ? 34 : 13
        frame = placement.content
        contentView.frame = bounds
        contentView.layer.cornerRadius = radius
        glass.frame = bounds
        glass.layer.cornerRadius = radius
        glass.isHidden = !traitCollection.isIOS26 || color != nil
        let fill: UIColor? = color ?? (traitCollection.isIOS26 ? nil : .systemBackground)
        contentView.backgroundColor = fill
        let path = CGMutablePath()
        path.addRoundedRect(in: bounds, cornerWidth: radius, cornerHeight: radius)
        if let point = placement.point { addArrow(to: path, placement, point, radius) }
        shape.frame = bounds
        shape.path = path
        shape.fillColor = fill?.resolvedColor(with: traitCollection).cgColor
    }

    private func addArrow(
        to path: CGMutablePath, _ placement: PopoverPlacement, _ point: CGPoint, _ radius: CGFloat
    ) {
        let tip = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        let half = PopoverPlacement.arrowWidth / 2
        // The arrow stays between the rounded corners.
        func along(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(value, radius + half), max(radius + half, length - radius - half))
        }
        switch placement.direction {
        case .left, .right:
            let y = along(tip.y, bounds.height)
            let x = placement.direction == .left ? 0 : bounds.width
            path.move(to: CGPoint(x: x, y: y - half))
            path.addLine(to: CGPoint(x: tip.x, y: y))
            path.addLine(to: CGPoint(x: x, y: y + half))
        default:
            let x = along(tip.x, bounds.width)
            let y = placement.direction == .up ? 0 : bounds.height
            path.move(to: CGPoint(x: x - half, y: y))
            path.addLine(to: CGPoint(x: x, y: tip.y))
            path.addLine(to: CGPoint(x: x + half, y: y))
        }
        path.closeSubpath()
    }
}
