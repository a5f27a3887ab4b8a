import Foundation

// A placeholder that another module adds.

extension UITextView {
    func replacePlaceholderLabel(_ old: UILabel?) {
        guard old !== placeholderLabel else { return }
        old?.removeFromSuperview()
        if let placeholderLabel { addSubview(placeholderLabel) }
        refreshPlaceholderLabel()
        setNeedsLayout()
    }

    func refreshPlaceholderLabel() {
        guard let placeholderLabel else { return }
        placeholderLabel.font = effectiveFont
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = hasText
    }

    /// From where the text begins, as wide as its lines may be, as high as the placeholder needs.
    func placePlaceholderLabel() {
        guard let placeholderLabel else { return }
        let width = max(0, bounds.width - sideRoom)
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
            height: width > 0 ? placeholderLabel.sizeThatFits(CGSize(width: width, height: 0)).height : 0)
    }
}

extension UIEdgeInsets {
    /// The first of the four that is no number, or not finite.
    package var firstUnusable: CGFloat? { [top, left, bottom, right].first { !$0.isFinite } }
}
