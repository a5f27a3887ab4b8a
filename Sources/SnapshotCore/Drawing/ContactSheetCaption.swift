import BuilderUIKit

/// The text below a thumbnail: the screen's name and the configuration.
@MainActor
struct ContactSheetCaption {
    private let cell: ContactSheetCell

    init(_ cell: ContactSheetCell) {
        self.cell = cell
    }

    /// Adds the texts below each other.
    /// - Returns: where they end, in whole points.
    func add(to view: UIView, at origin: CGPoint, width: CGFloat) -> CGFloat {
        var y = origin.y
        for (text, font, color) in [
            (cell.title, UIFont.systemFont(ofSize: 13, weight: .semibold), UIColor.label),
            (cell.detail, UIFont.systemFont(ofSize: 11), UIColor.secondaryLabel),
        ] {
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = 0
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: origin.x, y: y, width: width, height: height.rounded(.up))
            y = label.frame.maxY + 1
            view.addSubview(label)
        }
        return y - 1
    }
}
