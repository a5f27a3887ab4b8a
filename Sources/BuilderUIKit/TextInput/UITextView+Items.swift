import Foundation

/// The links, attachments and tagged parts of a text that can be selected, but not edited (Apple's documentation).
extension UITextView {
    /// Returns the item at a point; nil if there is none.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, let text = attributedText, let character = rangeOfCharacter(at: point),
            placeRects(character).contains(where: { $0.contains(point) }),
            case let place = character.start.offset, place < text.length
        else { return nil }
        let whole = NSRange(location: 0, length: text.length)
        func item(_ key: NSAttributedString.Key, _ content: (Any) -> UITextItem.Content?) -> UITextItem? {
            var range = NSRange()
            let value = text.attribute(key, at: place, longestEffectiveRange: &range, in: whole)
            return value.flatMap(content).map { UITextItem(content: $0, range: range) }
        }
        return item(.link) { value in
            (value as? URL ?? (value as? String).flatMap { URL(string: $0) }).map { .link($0) }
        }
            ?? item(.attachment) { ($0 as? NSTextAttachment).map { .textAttachment($0) } }
            ?? item(.textItemTag) { ($0 as? String).map { .tag($0) } }
    }

    /// Performs the action that the delegate returns for an item: by default, the delegate's method of the API before
    /// iOS 17 is called, and a link is opened.
    func performPrimaryAction(of item: UITextItem) {
        let opening = UIAction { [weak self] _ in self?.open(item) }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: opening) } ?? opening
        action?.perform(sender: self)
    }

    private func open(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            let mayOpen = delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if mayOpen ?? true { UIApplication.shared.open(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }
}
