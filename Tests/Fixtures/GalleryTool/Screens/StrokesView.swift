import Builder

/// Lines with corners and curves, in every cap and join, wide and thin, solid and dashed, open and closed.
final class StrokesView: UIView {
    private let samples: Samples

    init(samples: Samples) {
        self.samples = samples
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for place in 0..<48 { layer.addSublayer(line(place)) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func line(_ place: Int) -> CAShapeLayer {
        let line = CAShapeLayer()
        line.frame = CGRect(x: 8 + 52 * (place % 6), y: 24 + 66 * (place / 6), width: 44, height: 56)
        line.path = path(place * 100).cgPath
        line.fillColor = nil
        line.strokeColor = samples.color(place).cgColor
        line.lineWidth = CGFloat(1 + samples.number(place * 100 + 1, below: 90)) / 10
        line.lineCap = [.butt, .round, .square][place % 3]
        line.lineJoin = [.miter, .round, .bevel][place / 3 % 3]
        if place % 4 == 3 {
            line.lineDashPattern = [NSNumber(value: samples.number(place * 100 + 2, below: 9)), 5]
            line.lineDashPhase = CGFloat(samples.number(place * 100 + 3, below: 20))
        }
        if place % 5 == 4 { line.transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 1.2, y: 0.7)) }
        return line
    }

    private func path(_ place: Int) -> UIBezierPath {
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: CGFloat(samples.number(place + 10 + 2 * index, below: 440)) / 10,
                y: CGFloat(samples.number(place + 11 + 2 * index, below: 560)) / 10)
        }
        let path = UIBezierPath()
        path.move(to: point(0))
        for index in 1...(2 + samples.number(place + 4, below: 3)) {
            switch samples.number(place + 5 + index, below: 3) {
            case 0: path.addLine(to: point(index))
            case 1: path.addQuadCurve(to: point(index), controlPoint: point(index + 10))
            default:
                path.addCurve(to: point(index), controlPoint1: point(index + 10), controlPoint2: point(index + 20))
            }
        }
        if samples.number(place + 9, below: 2) == 0 { path.close() }
        return path
    }
}
