import BuilderUIKit

/// A numbered disc: black with a white rim and a white number. Whatever it lies on, one of the two stands out by a
/// contrast of more than 4.5.
@MainActor
enum CalloutBadge {
    static func view(_ number: Int) -> UIView {
        let side = CalloutPlacement.diameter
        let disc = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        disc.backgroundColor = .black
        disc.layer.cornerRadius = side / 2
        disc.layer.borderWidth = rim
        disc.layer.borderColor = UIColor.white.cgColor
        let label = UILabel(frame: disc.bounds)
        label.text = "\(number)"
        label.textColor = .white
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: fontSize(of: number), weight: .bold)
        disc.addSubview(label)
        return disc
    }

    /// Points.
    static let rim: CGFloat = 1.5

    private static func fontSize(of number: Int) -> CGFloat {
        switch number {
        case ..<10: 13
        case ..<100: 11
        default: 8
        }
    }
}
