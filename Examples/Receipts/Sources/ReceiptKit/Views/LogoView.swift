import Builder

/// The shop's logo: its initial on a round seal with a scalloped edge.
final class LogoView: UIView {
    private let color: UIColor
    private let letter = UILabel()

    init(initial: Character, color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
        letter.text = String(initial).uppercased()
        letter.font = .systemFont(ofSize: 30, weight: .semibold)
        letter.textColor = .paper
        letter.textAlignment = .center
        letter.frame = bounds
        letter.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(letter)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2
        color.setFill()
        scallop(around: center, radius: radius).fill()
        let ring = UIBezierPath(
            arcCenter: center, radius: radius * 0.8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        UIColor.paper.withAlphaComponent(0.8).setStroke()
        ring.lineWidth = 1.5
        ring.stroke()
    }

    /// Returns a circle with a scalloped edge.
    private func scallop(around center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let bows = 20
        let inner = radius * 0.94
        func point(_ step: CGFloat, _ radius: CGFloat) -> CGPoint {
            let angle = step / CGFloat(bows) * 2 * .pi
            return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        let path = UIBezierPath()
        path.move(to: point(0, inner))
        for bow in 0..<bows {
            let step = CGFloat(bow)
            path.addQuadCurve(to: point(step + 1, inner), controlPoint: point(step + 0.5, radius * 1.06))
        }
        path.close()
        return path
    }
}
