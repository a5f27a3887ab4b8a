import Builder
import UIKit

extension ModifiableView where Base: UILabel {
    /// Lets a label wrap rather than compress its neighbors.
    func wraps() -> ViewModifier<Base> {
        contentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    }
}

/// The style of a page's title.
struct PageTitleStyle: BuilderStyle {
    func apply(to label: UILabel) {
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 30, weight: .heavy))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    }
}

/// The style of a caption above a field or a value, in small capitals.
struct CaptionStyle: BuilderStyle {
    func apply(to label: UILabel) {
        label.attributedText = NSAttributedString(
            string: (label.text ?? "").uppercased(),
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .caption2),
                .foregroundColor: UIColor.secondaryLabel,
                .kern: 0.8,
            ])
    }
}

/// The style of a validation message.
struct FaultStyle: BuilderStyle {
    func apply(to label: UILabel) {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .systemRed
        label.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    }
}
