import Foundation

/// A place between the characters of a text.
@preconcurrency @MainActor
open class UITextPosition: _MainActorObject {
    /// From the text's beginning, in UTF-16 units.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init(_responder: ())
    }
}

/// The characters between two places.
@preconcurrency @MainActor
open class UITextRange: _MainActorObject {
    public let start: UITextPosition
    public let end: UITextPosition
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

/// Something that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// Something that has a text with a selection, in which places can be named.
///
/// Offsets count UTF-16 units, as `NSRange` does. Marked text is drawn as other text is. Where characters are drawn
/// can't be asked for.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    /// Nil where the second place lies before the first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
    }

    /// A place so many UTF-16 units on; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, place >= 0, place <= endOfDocument.offset else { return nil }
        return UITextPosition(offset: place)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        if position.offset == other.offset { return .orderedSame }
        return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// A text whose parts `UITextInput` names.
@MainActor
protocol PlainText: AnyObject {
    var plainText: String { get }
}

extension PlainText {
    /// In UTF-16 units.
    var textLength: Int { plainText.utf16.count }

    /// The part of a range that lies in the text.
    func usable(_ range: NSRange) -> NSRange {
        let length = textLength
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    func usable(_ range: UITextRange) -> NSRange {
        usable(NSRange(range.offsets))
    }

    /// A part of the new text of so many units at a place, given from that place on.
    func selection(_ part: NSRange, in start: Int, length: Int) -> NSRange {
        let from = min(max(0, part.location), length)
        return NSRange(location: start + from, length: min(max(0, part.length), length - from))
    }

    func textPart(_ range: NSRange) -> String { (plainText as NSString).substring(with: range) }

    /// Returns the range that the delete key removes.
    func deletedRange(selection: NSRange) -> NSRange? {
        let selected = usable(selection)
        if selected.length > 0 { return selected }
        guard selected.location > 0 else { return nil }
        return (plainText as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
    }
}
