import Foundation

/// The content of a text view's layout manager: the view's text.
@MainActor
private final class ViewTextContent: NSTextContentStorage {
    private weak var view: UITextView?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    override var attributedString: NSAttributedString? {
        get { view?.attributedText }
        set { view?.attributedText = newValue }
    }

    override var textStorage: NSTextStorage? {
        get { view?.textStorage }
        set { view?.attributedText = newValue }
    }

    override var includesTextListMarkers: Bool {
        didSet { if includesTextListMarkers != oldValue { view?.listMarkersDidChange() } }
    }
}

extension UITextView {
    /// The value of ``textLayoutManager``.
    var layoutManagerByParagraphs: NSTextLayoutManager? {
        guard isLaidOutByParagraphs else { return nil }
        if let known = attachments[ObjectIdentifier(ViewTextContent.self)] as? ViewTextContent {
            return known.textLayoutManagers.first
        }
        let content = ViewTextContent(self)
        attachments[ObjectIdentifier(ViewTextContent.self)] = content
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = textContainer
        return manager
    }

    private var isLaidOutByParagraphs: Bool {
        usesTextLayoutManager && (textContainer.layoutManager == nil || isOwnLayoutManager)
    }

    /// A Boolean value that indicates whether items of lists have markers: only with a `textLayoutManager`, unless the
    /// text contains them.
    var showsListMarkers: Bool {
        let content = attachments[ObjectIdentifier(ViewTextContent.self)] as? ViewTextContent
        return isLaidOutByParagraphs && !(content?.includesTextListMarkers ?? NSTextList.includesTextListMarkers)
    }
}
