import Foundation

/// The places of characters in text fields and text views.
@MainActor
protocol TextPlacing: UIResponder, UITextInput {
    /// The layout of the text, and its origin in the view's coordinates.
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) { get }
    /// The font of an empty line.
    var emptyLineFont: UIFont? { get }
    /// The area of the lines, in the view's coordinates.
    var textArea: CGRect { get }
    /// The alignment of text without one of its own.
    var textAlignment: NSTextAlignment { get }
    /// A Boolean value that indicates whether lines before the selection's end are selected up to the area's edge.
    var selectsWholeLines: Bool { get }
    /// A Boolean value that indicates whether an insertion point is shown.
    var showsCaret: Bool { get }
    /// Returns the place in the shown text, in UTF-16 units, of a place in the text, and the other way round.
    func shownOffset(_ offset: Int) -> Int
    func offset(ofShown offset: Int) -> Int
}

extension TextPlacing {
    /// The width of an insertion point, in points.
    static var caretWidth: CGFloat { 2 }

    /// The height of an empty line, in points.
    var emptyLineHeight: CGFloat { emptyLineFont?.lineHeight ?? 0 }

    private var isRightToLeft: Bool { (self as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func placeCaret(_ position: UITextPosition) -> CGRect {
        let (geometry, origin) = textGeometry
        let offset = shownOffset(position.offset)
        let endsWithBreak = selectsWholeLines && geometry.text.string.last?.isNewline == true
        guard let rect = geometry.caret(before: offset),
            !(endsWithBreak && offset >= geometry.text.string.utf16.count)
        else {
            // An empty text, or the empty line after the last line break.
            let line = emptyLineFont.flatMap { geometry.emptyLine(in: $0.spec) }
            let left = line.map { origin.x + $0.part.lowerBound } ?? textArea.minX
            let right = line.map { origin.x + $0.part.upperBound } ?? textArea.maxX
            return CGRect(
                x: emptyLineStart(from: left, to: right), y: origin.y + (line?.top ?? geometry.size.height),
                width: Self.caretWidth, height: emptyLineHeight)
        }
        return CGRect(
            x: origin.x + rect.minX, y: origin.y + rect.minY, width: Self.caretWidth, height: rect.height)
    }

    /// Returns the place of the insertion point in an empty line.
    private func emptyLineStart(from left: CGFloat, to right: CGFloat) -> CGFloat {
        switch textAlignment {
        case .center: (left + right - Self.caretWidth) / 2
        case .right: right - Self.caretWidth
        case .left: left
        default: isRightToLeft ? right - Self.caretWidth : left
        }
    }

    /// Returns the rectangles of a range in the order of its characters, one for each part of a line that runs in one
    /// direction; the first contains the range's start, and the last its end. Those of whole lines reach to the edge of
    /// the text's area at which their paragraph's lines end (not measured).
    func placeSelection(_ range: UITextRange) -> [UITextSelectionRect] {
        let (geometry, origin) = textGeometry
        let area = textArea.offsetBy(dx: -origin.x, dy: -origin.y)
        let runs = geometry.runs(
            of: shownRange(range), toEdges: selectsWholeLines ? area.minX...area.maxX : nil)
        return runs.enumerated().map { index, run in
            PlacedSelectionRect(
                run.rect.offsetBy(dx: origin.x, dy: origin.y), isFirst: index == 0, isLast: index == runs.count - 1,
                direction: run.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func shownRange(_ range: UITextRange) -> NSRange {
        NSRange(shownOffset(range.offsets.lowerBound)..<shownOffset(range.offsets.upperBound))
    }

    func placeRects(_ range: UITextRange) -> [CGRect] {
        let (geometry, origin) = textGeometry
        return geometry.rects(of: shownRange(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        let (geometry, origin) = textGeometry
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return UITextPosition(offset: offset(ofShown: geometry.position(at: place) ?? 0))
    }

    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        let (geometry, origin) = textGeometry
        let found = geometry.characters(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return found.map {
            let range = offset(ofShown: $0.range.lowerBound)..<offset(ofShown: $0.range.upperBound)
            return UITextRange(from: NSRange(range))
        }
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
    var emptyLineFont: UIFont? { effectiveFont }
    var selectsWholeLines: Bool { true }
    var showsCaret: Bool { isEditable }
    var textArea: CGRect {
        CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: max(0, bounds.width - sideRoom), height: 0)
    }
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) {
        (geometry(width: bounds.width - sideRoom), textArea.origin)
    }
    /// Returns the layout of the text in a width between the insets, in points.
    func geometry(width: CGFloat) -> TextGeometry {
        traitCollection.asCurrent {
            let text = TextGeometry.text(label.drawnText, markers: showsListMarkers, traits: .current)
            var limits = TextGeometry.limits(width: width, lines: textContainer.maximumNumberOfLines, traits: .current)
            limits.exclusion = textContainer.exclusion
            return TextGeometry(textContainer.layoutManager?.spaced(text, limits: limits) ?? text, limits)
        }
    }
    func shownOffset(_ offset: Int) -> Int { offset }
    func offset(ofShown offset: Int) -> Int { offset }
}

extension UITextField: TextPlacing {
    var emptyLineFont: UIFont? { font }
    var selectsWholeLines: Bool { false }
    var showsCaret: Bool { true }
    var textArea: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// The layout of the shown text, as its label draws it, or as it would in a field that has room.
    var textGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let area = textArea
        guard !storedText.isEmpty, area.width > 0 else {
            let geometry = TextGeometry(attributedText ?? NSAttributedString(), width: 0, lines: 1)
            let height = geometry.lines.isEmpty ? emptyLineHeight : geometry.size.height
            return (geometry, CGPoint(x: area.minX, y: area.midY - height / 2))
        }
        let (geometry, origin) = textLabel.places(in: CGRect(origin: .zero, size: area.size))
        return (geometry, CGPoint(x: area.minX + origin.x, y: area.minY + origin.y))
    }
}
