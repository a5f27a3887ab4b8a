import Builder

/// A dashed separator.
struct DashedLine: ViewBuilder {
    var body: View {
        With(DashedLineView()).height(1)
    }
}

final class DashedLineView: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
        path.lineWidth = 1
        path.setLineDash([4, 4], count: 2, phase: 0)
        UIColor.faintInk.withAlphaComponent(0.6).setStroke()
        path.stroke()
    }
}
