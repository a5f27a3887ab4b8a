import Foundation

/// The views in place of a text view's attachments.
@MainActor
private struct AttachmentViews {
    struct Entry {
        let attachment: NSTextAttachment
        let provider: NSTextAttachmentViewProvider
        /// The attachment's place in the text, in UTF-16 units.
        let place: Int
    }

    var entries: [Entry] = []
    /// The text that has the attachments.
    var text = ""
}

/// The part of a text that an edit replaced: what the texts before and after it don't have in common.
private struct ReplacedPart {
    private let start: Int
    private let oldEnd: Int
    private let change: Int

    init(from old: String, to new: String) {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(old.count, new.count)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        start = prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
        oldEnd = old.count - suffix
        change = new.count - old.count
    }

    /// Returns the place that a place before the edit has after it; nil for one that was replaced.
    func shifted(_ place: Int) -> Int? {
        if place < start { return place }
        return place >= oldEnd ? place + change : nil
    }
}

extension UITextView {
    private var attachmentViews: AttachmentViews {
        get { attachments[ObjectIdentifier(AttachmentViews.self)] as? AttachmentViews ?? AttachmentViews() }
        set { attachments[ObjectIdentifier(AttachmentViews.self)] = newValue }
    }

    /// Makes the views of a new text's attachments, whose sizes the layout needs, and removes those of others.
    ///
    /// An attachment has a view for each place. A view stays with its place when the text around it changes; those of
    /// places that were replaced are used for new ones, in the same order.
    func makeAttachmentViews(for text: NSAttributedString) {
        var unused = attachmentViews.entries
        var new = AttachmentViews()
        for entry in unused { entry.attachment.viewBounds[entry.place] = nil }
        let found = attachmentsWithViews(in: text)
        var moved: [Int: NSTextAttachmentViewProvider] = [:]
        if !unused.isEmpty, !found.isEmpty {
            let edit = ReplacedPart(from: attachmentViews.text, to: text.string)
            for (attachment, place) in found {
                let index = unused.firstIndex { $0.attachment === attachment && edit.shifted($0.place) == place }
                moved[place] = index.map { unused.remove(at: $0).provider }
            }
        }
        for (attachment, place) in found {
            let location = TextOffset(place)
            let known =
                moved[place]
                ?? unused.firstIndex { $0.attachment === attachment }.map { unused.remove(at: $0).provider }
            known?.location = location
            let provider =
                known ?? attachment.viewProvider(for: self, location: location, textContainer: textContainer)
            guard let provider, provider.view != nil else { continue }
            let attributes = text.attributes(at: place, effectiveRange: nil)
            let font = attributes[.font] as? UIFont ?? effectiveFont
            let proposed = CGRect(x: 0, y: 0, width: textContainer.layoutWidth, height: font.lineHeight)
            let bounds = provider.attachmentBounds(
                for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposed,
                position: .zero)
            attachment.viewBounds[place] = bounds.isNull || bounds.isInfinite ? .zero : bounds.standardized
            new.entries.append(AttachmentViews.Entry(attachment: attachment, provider: provider, place: place))
        }
        if !new.entries.isEmpty { new.text = text.string }
        for entry in unused { entry.provider.view?.removeFromSuperview() }
        if !attachmentViews.entries.isEmpty || !new.entries.isEmpty { attachmentViews = new }
    }

    /// Returns a text's attachments that have views, with their places.
    private func attachmentsWithViews(in text: NSAttributedString) -> [(NSTextAttachment, place: Int)] {
        var result: [(NSTextAttachment, place: Int)] = []
        let string = text.string as NSString
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, attachment.usesTextAttachmentView else { return }
            let places = (range.lowerBound..<range.upperBound).filter {
                Int(string.character(at: $0)) == NSTextAttachment.character
            }
            result += places.map { (attachment, $0) }
        }
        return result
    }

    /// Places the views of the attachments; those beyond the last line are hidden.
    func placeAttachmentViews() {
        let entries = attachmentViews.entries
        guard !entries.isEmpty else { return }
        let (geometry, origin) = textGeometry
        for entry in entries {
            guard let view = entry.provider.view, let bounds = entry.attachment.viewBounds[entry.place]
            else { continue }
            if view.superview !== self { addSubview(view) }
            let line = geometry.lineIndex(of: entry.place).map { geometry.lines[$0] }
            guard let line, line.range.contains(entry.place),
                let rect = geometry.rects(of: NSRange(location: entry.place, length: 1)).first,
                rect.width > 0 || bounds.width == 0
            else {
                view.isHidden = true
                continue
            }
            view.isHidden = false
            view.frame = CGRect(
                x: origin.x + rect.minX + bounds.minX, y: origin.y + CGFloat(line.baseline) - bounds.maxY,
                width: bounds.width, height: bounds.height)
        }
    }
}
