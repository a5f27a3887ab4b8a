import UIKit

/// A circular progress indicator around a label.
class ProgressRing: UIView {

    var progress: CGFloat = 0 { didSet { setNeedsLayout() } }
    var lineWidth: CGFloat = 6 { didSet { setNeedsLayout() } }

    let label = UILabel()
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, arc] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 64, height: 64) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        for shape in [track, arc] {
            shape.frame = bounds
            shape.path = circle.cgPath
            shape.lineWidth = lineWidth
        }
        track.strokeColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        arc.strokeStart = 0
        arc.strokeEnd = max(0, min(1, progress))
    }

}
