import BuilderUIKit
import Render
import SnapshotCore

/// The badges and lines of a picture, as an overlay view.
@MainActor
struct CalloutOverlay {
    let placement: CalloutPlacement
    /// The origin of the visible part in the picture.
    let origin: CGPoint
    let appearance: Appearance

    /// Returns a clear view with all callouts: lines first, so that none crosses a badge.
    func view(size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        for badge in placement.badges { addLine(of: badge, to: view.layer) }
        for (index, badge) in placement.badges.enumerated() {
            let badgeView = CalloutBadge.view(index + 1)
            badgeView.center = moved(badge.center)
            view.addSubview(badgeView)
        }
        return view
    }

    /// Adds a line, black with white edges in light and the reverse in dark, with a dot at the end if it is long.
    private func addLine(of badge: CalloutPlacement.Badge, to layer: CALayer) {
        let length = badge.line.length
        guard length > Self.lineGap else { return }
        let isFar = length > 2 * CalloutPlacement.gap
        // The end of the line, with its dot, stays outside of the view.
        let tip = badge.line.point(at: length - Self.lineGap - (isFar ? Self.dotRadius : 0))
        let path = UIBezierPath()
        path.move(to: moved(badge.line.start))
        path.addLine(to: moved(tip))
        let dot = isFar ? UIBezierPath(ovalIn: Self.square(around: moved(tip), radius: Self.dotRadius)) : nil
        let (edge, core): (UIColor, UIColor) = appearance == .dark ? (.black, .white) : (.white, .black)
        for (color, extra) in [(edge, CGFloat(1)), (core, 0)] {
            layer.addSublayer(Self.stroke(path, color, width: Self.lineWidth + 2 * extra))
            if let dot { layer.addSublayer(Self.fill(dot, color, edge: extra)) }
        }
    }

    /// The width of lines, in points.
    private static let lineWidth: CGFloat = 1.5
    private static let dotRadius: CGFloat = 2.5
    /// The gap between a line's end and the view.
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

/// A numbered badge: black with a white rim and a white number. On any background, one of the two colors has a contrast
/// of more than 4.5.
@MainActor
enum CalloutBadge {
    static func view(_ number: Int) -> UIView {
        let side = CalloutPlacement.diameter
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        badge.backgroundColor = .black
        badge.layer.cornerRadius = side / 2
        badge.layer.borderWidth = rim
        badge.layer.borderColor = UIColor.white.cgColor
        let label = UILabel(frame: badge.bounds)
        label.text = "\(number)"
        label.textColor = .white
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: fontSize(of: number), weight: .bold)
        badge.addSubview(label)
        return badge
    }

    /// The width of the rim, in points.
    static let rim: CGFloat = 1.5

    private static func fontSize(of number: Int) -> CGFloat {
        switch number {
        case ..<10: 13
        case ..<100: 11
        default: 8
        }
    }
}

/// The texts of a picture's callouts as a numbered list.
@MainActor
enum CalloutLegend {
    /// Returns a list that is as high as its texts at its width, in the layout direction of the screen.
    static func view(_ texts: [String]) -> UIView {
        let list = UIStackView(arrangedSubviews: texts.enumerated().map { row($0 + 1, $1) })
        list.axis = .vertical
        list.spacing = 8
        list.isLayoutMarginsRelativeArrangement = true
        list.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return list
    }

    /// The minimum width in points: narrower lists can't be read, so a picture is at least this wide.
    static let leastWidth: CGFloat = 260

    private static let inset: CGFloat = 12

    private static func row(_ number: Int, _ text: String) -> UIView {
        let row = UIView()
        let badge = CalloutBadge.view(number)
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.textColor = .label
        for view in [badge, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: CalloutPlacement.diameter),
            badge.heightAnchor.constraint(equalToConstant: CalloutPlacement.diameter),
            badge.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            badge.topAnchor.constraint(equalTo: row.topAnchor),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            // The first line is aligned with the number.
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 2),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 2),
        ])
        return row
    }
}
