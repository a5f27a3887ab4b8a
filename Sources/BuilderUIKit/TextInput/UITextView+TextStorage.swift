import Foundation

/// The storage of a text view's text. Changes are passed on to the view.
private final class TextViewStorage: NSTextStorage {
    weak var view: UITextView?
    private var isReading = false

    /// Takes the view's text.
    @MainActor
    func read() {
        guard let text = view?.attributedText, !isEqual(to: text) else { return }
        isReading = true
        setAttributedString(text)
        isReading = false
    }

    private func pass() {
        guard !isReading else { return }
        nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
        let view = view
        MainActor.assumeIsolated { view?.attributedText = text }
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        pass()
    }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        pass()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        pass()
    }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        pass()
    }
    override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attrs, range: range)
        pass()
    }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        pass()
    }
    override func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        pass()
    }
    override func append(_ attrString: NSAttributedString) {
        super.append(attrString)
        pass()
    }
    override func insert(_ attrString: NSAttributedString, at loc: Int) {
        super.insert(attrString, at: loc)
        pass()
    }
    override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        pass()
    }
}

extension UITextView {
    private struct Storage {
        let text: TextViewStorage
        let manager: NSLayoutManager
    }

    private var storage: Storage {
        if let known = attachments[ObjectIdentifier(Storage.self)] as? Storage { return known }
        let storage = Storage(text: TextViewStorage(string: ""), manager: NSLayoutManager())
        attachments[ObjectIdentifier(Storage.self)] = storage
        storage.text.view = self
        storage.text.addLayoutManager(storage.manager)
        storage.manager.owner = self
        storage.manager.addTextContainer(textContainer)
        return storage
    }

    /// The text. Its changes are those of `attributedText`.
    public var textStorage: NSTextStorage {
        storage.text.read()
        return storage.text
    }

    /// The layout of the text in the container, whose width is that of the view's lines.
    public var layoutManager: NSLayoutManager {
        storage.text.read()
        return storage.manager
    }
}

/// The places of characters in text fields and text views.
@MainActor
protocol TextPlacing: UIResponder, UITextInput {
    /// The layout of the text, and its origin in the view's coordinates.
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) { get }
    /// The height of an empty line, in points.
    var emptyLineHeight: CGFloat { get }
}

extension TextPlacing {
    /// The width of an insertion point, in points.
    private var caretWidth: CGFloat { 2 }

    func placeCaret(_ position: UITextPosition) -> CGRect {
        let (geometry, origin) = textGeometry
        let rect = geometry.caret(before: position.offset) ?? CGRect(x: 0, y: 0, width: 0, height: emptyLineHeight)
        return CGRect(
            x: origin.x + rect.minX, y: origin.y + rect.minY, width: caretWidth, height: rect.height)
    }

    func placeRects(_ range: UITextRange) -> [CGRect] {
        let (geometry, origin) = textGeometry
        return geometry.rects(of: NSRange(range.offsets)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        let (geometry, origin) = textGeometry
        let found = geometry.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return UITextPosition(offset: found.map { $0.index + ($0.fraction > 0.5 ? 1 : 0) } ?? 0)
    }

    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        let (geometry, origin) = textGeometry
        let found = geometry.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return found.map { UITextRange(from: NSRange(location: $0.index, length: 1)) }
    }
}

/// A rectangle of a selection.
final class PlacedSelectionRect: UITextSelectionRect {
    private let placed: CGRect

    init(_ rect: CGRect) {
        placed = rect
        super.init(_responder: ())
    }

    override var rect: CGRect { placed }
}

extension UITextView: TextPlacing {
    var emptyLineHeight: CGFloat { effectiveFont.lineHeight }
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let width = bounds.width - sideRoom
        let geometry = TextGeometry(attributedText, width: width, lines: textContainer.maximumNumberOfLines)
        return (
            geometry,
            CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        )
    }
}

extension UITextField: TextPlacing {
    var emptyLineHeight: CGFloat { font?.lineHeight ?? 0 }
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let geometry = TextGeometry(attributedText ?? NSAttributedString(), width: 0, lines: 1)
        let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let height = geometry.lines.isEmpty ? emptyLineHeight : geometry.size.height
        return (geometry, CGPoint(x: area.minX, y: area.midY - height / 2))
    }
}
