import UIKit

/// A paper ticket with a dashed tear line that ends in a notch at each side.
class TicketView: UIView {

    /// The distance of the tear line from the top, in points.
    var tearOffset: CGFloat = 120 { didSet { setNeedsLayout() } }
    var notchRadius: CGFloat = 10 { didSet { setNeedsLayout() } }
    var paper: UIColor = .secondarySystemGroupedBackground { didSet { setNeedsLayout() } }

    private let shape = CAShapeLayer()
    private let dashes = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        layer.insertSublayer(shape, at: 0)
        layer.addSublayer(dashes)
        dashes.lineDashPattern = [6, 5]
        dashes.lineWidth = 1.5
        dashes.fillColor = nil
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let outline = makeOutline()
        shape.frame = bounds
        shape.path = outline.cgPath
        shape.fillColor = paper.resolvedColor(with: traitCollection).cgColor
        layer.shadowPath = outline.cgPath
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)

        let tear = CGMutablePath()
        tear.move(to: CGPoint(x: notchRadius + 8, y: tearOffset))
        tear.addLine(to: CGPoint(x: bounds.maxX - notchRadius - 8, y: tearOffset))
        dashes.path = tear
        dashes.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    private func makeOutline() -> UIBezierPath {
        let radius: CGFloat = 14
        let path = UIBezierPath()
        path.lineCapStyle = .round
        path.move(to: CGPoint(x: radius, y: 0))
        path.addArc(
            withCenter: CGPoint(x: bounds.maxX - radius, y: radius), radius: radius, startAngle: -.pi / 2, endAngle: 0,
            clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: bounds.maxX, y: tearOffset), radius: notchRadius, startAngle: -.pi / 2,
            endAngle: .pi / 2, clockwise: false)
        path.addArc(
            withCenter: CGPoint(x: bounds.maxX - radius, y: bounds.maxY - radius), radius: radius, startAngle: 0,
            endAngle: .pi / 2, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: radius, y: bounds.maxY - radius), radius: radius, startAngle: .pi / 2,
            endAngle: .pi, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: 0, y: tearOffset), radius: notchRadius, startAngle: .pi / 2, endAngle: -.pi / 2,
            clockwise: false)
        path.addArc(
            withCenter: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi, endAngle: 1.5 * .pi,
            clockwise: true)
        path.close()
        return path
    }

}
