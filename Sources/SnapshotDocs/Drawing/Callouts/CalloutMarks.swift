import BuilderUIKit
import Render
import SnapshotCore

/// The discs and lines of a picture, as a view to be laid over it.
@MainActor
struct CalloutMarks {
    let placement: CalloutPlacement
    /// The origin of the shown part in the picture.
    let origin: CGPoint
    let appearance: Appearance

    /// A clear view with all marks: lines first, so that none crosses a disc.
    func view(size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        for disc in placement.discs { addLine(of: disc, to: view.layer) }
        for (index, disc) in placement.discs.enumerated() {
            let badge = CalloutBadge.view(index + 1)
            badge.center = moved(disc.center)
            view.addSubview(badge)
        }
        return view
    }

    /// A line, black with white edges in light and the reverse in dark, and a dot at the end of one that comes from
    /// far.
    private func addLine(of disc: CalloutPlacement.Disc, to layer: CALayer) {
        let length = disc.line.length
        guard length > Self.lineGap else { return }
        let isFar = length > 2 * CalloutPlacement.gap
        // What stands at the end stays outside of the view.
        let tip = disc.line.point(at: length - Self.lineGap - (isFar ? Self.dotRadius : 0))
        let path = UIBezierPath()
        path.move(to: moved(disc.line.start))
        path.addLine(to: moved(tip))
        let dot = isFar ? UIBezierPath(ovalIn: Self.square(around: moved(tip), radius: Self.dotRadius)) : nil
        let (edge, core): (UIColor, UIColor) = appearance == .dark ? (.black, .white) : (.white, .black)
        for (color, extra) in [(edge, CGFloat(1)), (core, 0)] {
            layer.addSublayer(Self.stroke(path, color, width: Self.lineWidth + 2 * extra))
            if let dot { layer.addSublayer(Self.fill(dot, color, edge: extra)) }
        }
    }

    /// Points.
    private static let lineWidth: CGFloat = 1.5
    private static let dotRadius: CGFloat = 2.5
    /// Between a line's end and the view.
    private static let lineGap: CGFloat = 1.5

    private static func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) -> CAShapeLayer {
        let line = CAShapeLayer()
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = color.cgColor
        line.lineWidth = width
        return line
    }

    private static func fill(_ path: UIBezierPath, _ color: UIColor, edge: CGFloat) -> CAShapeLayer {
        let dot = CAShapeLayer()
        dot.path = path.cgPath
        dot.fillColor = color.cgColor
        if edge > 0 {
            dot.strokeColor = color.cgColor
            dot.lineWidth = 2 * edge
        }
        return dot
    }

    private static func square(around center: CGPoint, radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    private func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
}
