import Foundation

/// A position between the characters of a text.
@preconcurrency @MainActor
open class UITextPosition: _MainActorObject {
    /// The distance from the text's beginning in UTF-16 units.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init(_responder: ())
    }
}

/// The characters between two positions.
@preconcurrency @MainActor
open class UITextRange: _MainActorObject {
    /// The first position.
    public let start: UITextPosition
    /// The position after the last character.
    public let end: UITextPosition
    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
        super.init(_responder: ())
    }

    convenience init(from range: NSRange) {
        self.init(UITextPosition(offset: range.lowerBound), UITextPosition(offset: range.upperBound))
    }

    var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }
}

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
/// Offsets count UTF-16 units, as `NSRange` does. Marked text is drawn like other text. The positions of characters
/// in the view aren't available.
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
}

extension UITextInput {
    /// The first position of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    /// Returns the range between two positions; nil if the second one comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
    }

    /// Returns the position at a distance in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (result, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, result >= 0, result <= endOfDocument.offset else { return nil }
        return UITextPosition(offset: result)
    }

    /// Returns the position at a distance in UTF-16 units in a direction; nil outside of the text, and for up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up, .down: nil
        }
    }

    /// Returns the number of UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        if position.offset == other.offset { return .orderedSame }
        return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}
