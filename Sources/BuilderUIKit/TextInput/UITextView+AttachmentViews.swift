import Foundation

/// The views in place of a text view's attachments.
@MainActor
private struct AttachmentViews {
    struct Entry {
        let attachment: NSTextAttachment
        let provider: NSTextAttachmentViewProvider
    }

    var entries: [Entry] = []
}

extension UITextView {
    private var attachmentViews: AttachmentViews {
        get { attachments[ObjectIdentifier(AttachmentViews.self)] as? AttachmentViews ?? AttachmentViews() }
        set { attachments[ObjectIdentifier(AttachmentViews.self)] = newValue }
    }

    /// Makes the views of a new text's attachments, whose sizes the layout needs, and removes those of others.
    func makeAttachmentViews(for text: NSAttributedString) {
        let known = attachmentViews
        var new = AttachmentViews()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, attachment.usesTextAttachmentView else { return }
            let location = TextOffset(range.location)
            let provider =
                known.entries.first { $0.attachment === attachment }?.provider
                ?? attachment.viewProvider(for: self, location: location, textContainer: textContainer)
            guard let provider, provider.view != nil else { return }
            let font = text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? effectiveFont
            let proposed = CGRect(x: 0, y: 0, width: textContainer.layoutWidth, height: font.lineHeight)
            let bounds = provider.attachmentBounds(
                for: text.attributes(at: range.location, effectiveRange: nil), location: location,
                textContainer: textContainer, proposedLineFragment: proposed, position: .zero)
            attachment.viewBounds = bounds.isNull || bounds.isInfinite ? .zero : bounds.standardized
            new.entries.append(AttachmentViews.Entry(attachment: attachment, provider: provider))
        }
        for entry in known.entries where !new.entries.contains(where: { $0.attachment === entry.attachment }) {
            entry.provider.view?.removeFromSuperview()
            entry.attachment.viewBounds = nil
        }
        if !known.entries.isEmpty || !new.entries.isEmpty { attachmentViews = new }
    }

    /// Places the views of the attachments; those beyond the last line are hidden.
    func placeAttachmentViews() {
        let entries = attachmentViews.entries
        guard !entries.isEmpty, let text = attributedText else { return }
        let (geometry, origin) = textGeometry
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
            guard let entry = entries.first(where: { $0.attachment === value as? NSTextAttachment }),
                let view = entry.provider.view, let bounds = entry.attachment.viewBounds
            else { return }
            if view.superview !== self { addSubview(view) }
            let line = geometry.lineIndex(of: range.location).map { geometry.lines[$0] }
            guard let line, line.range.contains(range.location), let caret = geometry.caret(before: range.location)
            else {
                view.isHidden = true
                return
            }
            view.isHidden = false
            view.frame = CGRect(
                x: origin.x + caret.minX + bounds.minX, y: origin.y + CGFloat(line.baseline) - bounds.maxY,
                width: bounds.width, height: bounds.height)
        }
    }
}
