import UIKit

/// A label on a capsule-shaped background.
class TagLabel: UILabel {

    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The background color. The text color is chosen to be legible on it.
    var color: UIColor = .harbour {
        didSet {
            backgroundColor = color
            textColor = color.readable
        }
    }

    convenience init(_ text: String, color: UIColor) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .caption1)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = text
        translatesAutoresizingMaskIntoConstraints = false
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        defer { self.color = color }
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

}
