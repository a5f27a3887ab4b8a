import Foundation

/// An object that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether there is text.
    var hasText: Bool { get }
    /// Inserts text in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before it.
    func deleteBackward()
}

/// An object that contains text with a selection.
///
/// Offsets count UTF-16 units, as `NSRange` does. The methods with a default are those of text fields and text views; a
/// text with positions of its own implements them all.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection.
    var selectedTextRange: UITextRange? { get set }
    /// The range of text that an input method composes.
    var markedTextRange: UITextRange? { get }
    /// Sets the text that an input method composes, with a selection in it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition and keeps its text.
    func unmarkText()
    /// The first position of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The last position of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the text of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the position at a distance in UTF-16 units in a direction.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the first rectangle of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, in the view's coordinates: one for each part of a line that runs in one
    /// direction.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The units of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// The object that is notified of changes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Returns the menu of edit actions for a range; nil, the default, for the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the menu of edit actions is shown; does nothing by default.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of edit actions is closed; does nothing by default.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    /// The first position of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    /// Returns the range between two positions; nil if the second one comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeByOffsets(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        positionByOffset(from: position, offset: offset)
    }

    /// Returns the position at a distance in UTF-16 units in a direction; nil outside of the text, and for up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { positionByOffset(from: position, in: direction, offset: offset) }

    /// Returns the range's end toward the right and down, its start toward the left and up.
    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { end(of: range, farthestIn: direction) }

    /// Returns the range from a position to the text's end, toward the right and down, or from its beginning.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { rangeToEnd(from: position, in: direction) }

    /// Returns the natural direction.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }

    /// Does nothing: the direction is that of the text's paragraph style.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Returns the number of UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        orderByOffset(position, other)
    }
}

/// The rules of the members above by offsets, for text fields and text views, whose members can be overridden.
extension UITextInput {
    func rangeByOffsets(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        start.offset <= end.offset ? UITextRange(start, end) : nil
    }

    func positionByOffset(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (result, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, result >= 0, result <= endOfDocument.offset else { return nil }
        return UITextPosition(offset: result)
    }

    func positionByOffset(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up, .down: nil
        }
    }

    func end(of range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
        direction == .right || direction == .down ? range.end : range.start
    }

    func rangeToEnd(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        direction == .right || direction == .down
            ? textRange(from: position, to: endOfDocument) : textRange(from: beginningOfDocument, to: position)
    }

    func orderByOffset(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        if position.offset == other.offset { return .orderedSame }
        return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// A part of dictated text.
@preconcurrency @MainActor
open class UIDictationPhrase: _MainActorObject {
    /// The most likely text.
    open var text: String { "" }
    /// Less likely texts; nil for none.
    open var alternativeInterpretations: [String]? { nil }

    override init(_responder: Void) { super.init(_responder: ()) }
}

/// The editing gestures of three fingers that take effect in a responder.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The system's.
    case `default` = 1
}
