import Foundation

/// An object that finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// Returns the unit that contains a position; nil between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns a Boolean value that indicates whether a position is at the end of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the end of the next unit in a direction.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns a Boolean value that indicates whether a position is in a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The units of a text view's or text field's text: words are letters and digits, sentences and lines are paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: _MainActorObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of a text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init(_responder: ())
    }

    private static func isBackward(_ direction: UITextDirection) -> Bool {
        [UITextDirection.storage(.backward), .layout(.left), .layout(.up)].contains(direction)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let whole = UITextRange(input.beginningOfDocument, input.endOfDocument)
        guard let text = input.text(in: whole) as NSString?, text.length > 0 else { return nil }
        let offset = position.offset - (Self.isBackward(direction) ? 1 : 0)
        guard offset >= 0, offset < text.length else { return nil }
        switch granularity {
        case .character: return UITextRange(from: text.rangeOfComposedCharacterSequence(at: offset))
        case .word: return Self.word(at: offset, in: text).map { UITextRange(from: $0) }
        case .sentence, .paragraph, .line:
            return UITextRange(from: text.paragraphRange(for: NSRange(location: offset, length: 0)))
        case .document: return whole
        }
    }

    private static func word(at offset: Int, in text: NSString) -> NSRange? {
        func isInWord(_ index: Int) -> Bool {
            Unicode.Scalar(text.character(at: index)).map(CharacterSet.alphanumerics.contains) ?? true
        }
        guard isInWord(offset) else { return nil }
        var (start, end) = (offset, offset + 1)
        while start > 0, isInWord(start - 1) { start -= 1 }
        while end < text.length, isInWord(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let backward = UITextDirection.storage(.backward)
        let before = rangeEnclosingPosition(position, with: granularity, inDirection: backward)
        let after = rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
        return Self.isBackward(direction)
            ? after?.start.offset == position.offset : before?.end.offset == position.offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        return Self.isBackward(direction) ? range?.start : range?.end
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
