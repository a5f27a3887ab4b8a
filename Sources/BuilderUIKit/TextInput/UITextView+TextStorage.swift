import Foundation

extension UITextView {
    private struct Storage {
        let text: NSTextStorage
        let manager: NSLayoutManager
    }

    /// The text and the layout that the app gave with the container, or those of the view.
    private var storage: Storage {
        if let manager = textContainer.layoutManager, let text = manager.textStorage {
            return Storage(text: text, manager: manager)
        }
        if let known = attachments[ObjectIdentifier(Storage.self)] as? Storage { return known }
        let storage = Storage(text: NSTextStorage(string: ""), manager: NSLayoutManager())
        attachments[ObjectIdentifier(Storage.self)] = storage
        storage.text.addLayoutManager(storage.manager)
        storage.manager.addTextContainer(textContainer)
        return storage
    }

    /// A Boolean value that indicates whether the layout manager is the view's own.
    var isOwnLayoutManager: Bool {
        (attachments[ObjectIdentifier(Storage.self)] as? Storage).map { $0.manager === textContainer.layoutManager }
            ?? false
    }

    /// The storage with the view's text.
    private var current: Storage {
        let storage = storage
        if let text = attributedText { storage.text.take(text) }
        return storage
    }

    /// The text. Its changes are those of `attributedText`.
    public var textStorage: NSTextStorage {
        current.text
    }

    /// The layout of the text in the container, whose width is that of the view's lines.
    public var layoutManager: NSLayoutManager {
        current.manager
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

    /// Returns the rectangles of a range, of which the first contains its start, and the last its end.
    func placeSelection(_ range: UITextRange) -> [UITextSelectionRect] {
        let rects = placeRects(range)
        let isRightToLeft = (self as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rects.enumerated().map { index, rect in
            PlacedSelectionRect(
                rect, isFirst: index == 0, isLast: index == rects.count - 1,
                direction: isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    func placeRects(_ range: UITextRange) -> [CGRect] {
        let (geometry, origin) = textGeometry
        return geometry.rects(of: NSRange(range.offsets)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        let (geometry, origin) = textGeometry
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return UITextPosition(offset: geometry.position(at: place) ?? 0)
    }

    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        let (geometry, origin) = textGeometry
        let found = geometry.characters(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return found.map { UITextRange(from: NSRange($0.range)) }
    }
}

/// A rectangle of a selection.
private final class PlacedSelectionRect: UITextSelectionRect {
    private let placed: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
        placed = rect
        self.isFirst = isFirst
        self.isLast = isLast
        self.direction = direction
        super.init(_responder: ())
    }

    override var rect: CGRect { placed }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}

extension UITextView: TextPlacing {
    var emptyLineHeight: CGFloat { effectiveFont.lineHeight }
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let width = bounds.width - sideRoom
        let geometry = TextGeometry(
            attributedText, width: width, lines: textContainer.maximumNumberOfLines, markers: showsListMarkers)
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
