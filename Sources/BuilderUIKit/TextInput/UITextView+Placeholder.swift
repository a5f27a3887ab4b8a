import Foundation

// A placeholder that another module adds.

extension UITextView {
    func refreshPlaceholderLabel() {
        guard let placeholderLabel else { return }
        placeholderLabel.font = effectiveFont
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = hasText
    }

    /// Places the placeholder at the text's start, with the width of its lines and the placeholder's height.
    func placePlaceholderLabel() {
        guard let placeholderLabel else { return }
        let width = max(0, bounds.width - sideRoom)
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
            height: width > 0 ? placeholderLabel.sizeThatFits(CGSize(width: width, height: 0)).height : 0)
    }
}
