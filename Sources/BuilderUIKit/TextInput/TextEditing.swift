import Foundation

/// The editing behavior that text fields and text views share. Ranges are in UTF-16 units.
@MainActor
protocol TextEditing: UIResponder, UITextInput {
    var plainText: String { get }
    /// The selection, or the insertion point, inside the text. Setting it doesn't notify the delegate.
    var selection: NSRange { get set }
    /// The range that an input method composes.
    var markedRange: NSRange? { get set }
    var clearsOnInsertion: Bool { get set }
    /// Returns whether the delegate allows typing to replace a range with a text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Called before typing that the delegate has allowed changes the text.
    func textWillBeTyped()
    /// Replaces a range of the text.
    ///
    /// In a text with attributes, the new part has the attributes of the text that it replaces, otherwise those of the
    /// preceding character, with the typing attributes added.
    func replaceCharacters(in range: NSRange, with text: String)
    /// Notifies the delegate of another selection.
    func selectionDidChange()
    /// Notifies the delegate and other observers that the user changed the text.
    func textWasTyped()
}

/// The value of `interactionState`: the selection, if there is one.
struct TextInteractionState {
    let selection: NSRange?
}

extension TextEditing {
    func textWillBeTyped() {}

    var textLength: Int { plainText.utf16.count }
    var wholeText: NSRange { NSRange(location: 0, length: textLength) }

    /// Returns the part of a range that lies in the text.
    func usable(_ range: NSRange) -> NSRange { Self.part(range, ofLength: textLength) }

    func usable(_ range: UITextRange) -> NSRange { usable(NSRange(range.offsets)) }

    func textPart(_ range: NSRange) -> String { (plainText as NSString).substring(with: range) }

    private static func part(_ range: NSRange, ofLength length: Int) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    /// The range that the next typed text replaces.
    var replacedByTyping: NSRange {
        if let markedRange { return usable(markedRange) }
        return clearsOnInsertion ? wholeText : selection
    }

    /// Returns whether the delegate allows typing to replace a range with a text.
    func allowsTyping(_ text: String, in range: NSRange) -> Bool {
        shouldChangeText(
            in: UITextRange(
                UITextPosition(offset: range.location), UITextPosition(offset: range.location + range.length)),
            replacementText: text)
    }

    func type(_ text: String, in range: NSRange, marked: NSRange? = nil) {
        guard allowsTyping(text, in: range) else { return }
        textWillBeTyped()
        clearsOnInsertion = false
        // The delegate may have changed the text itself.
        replaceText(in: usable(range), with: text, marked: marked)
    }

    /// Deletes the selection, or the character before it.
    func typeDelete() {
        if clearsOnInsertion, hasText { return type("", in: wholeText) }
        let selected = selection
        if selected.length > 0 {
            type("", in: selected)
        } else if selected.location > 0 {
            type("", in: (plainText as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1))
        }
    }

    /// Replaces a range as typing does, without a request to the delegate. Text that an input method composes stays
    /// marked if the range doesn't cover it.
    ///
    /// - Parameter marked: The selection in the new part while an input method composes it.
    func replaceText(in range: NSRange, with text: String, marked: NSRange? = nil) {
        let length = text.utf16.count
        let composed = markedRange.flatMap { Self.composition(usable($0), replacing: range, withLength: length) }
        replaceCharacters(in: range, with: text)
        markedRange = composed
        if let marked, length > 0 {
            markedRange = NSRange(location: range.location, length: length)
            let part = Self.part(marked, ofLength: length)
            selection = NSRange(location: range.location + part.location, length: part.length)
        } else {
            selection = NSRange(location: range.location + length, length: 0)
        }
        selectionDidChange()
        textWasTyped()
    }

    /// Returns the range of a composition after a range was replaced: moved by a replacement before it, longer or
    /// shorter by one inside of it, and nil if the replacement covers it or crosses one of its ends (not measured).
    private static func composition(_ marked: NSRange, replacing range: NSRange, withLength length: Int) -> NSRange? {
        let growth = length - range.length
        if range.upperBound <= marked.location {
            return NSRange(location: marked.location + growth, length: marked.length)
        }
        if range.location >= marked.upperBound { return marked }
        guard NSIntersectionRange(range, marked) == range, range.length < marked.length else { return nil }
        return NSRange(location: marked.location, length: marked.length + growth)
    }

    /// Ends a composition and keeps its text, which counts as typing.
    func endComposition() {
        guard markedRange != nil else { return }
        markedRange = nil
        textWasTyped()
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension TextEditing where Self: UIView & TextPlacing {
    /// Shows the text that an input method composes with the attributes of `markedTextStyle`.
    func showMarkedText(in label: UILabel) {
        let range = markedRange.map { usable($0) }
        label.markedText = range.flatMap { range in
            guard let markedTextStyle, !markedTextStyle.isEmpty else { return nil }
            let shown = shownOffset(range.lowerBound)..<shownOffset(range.upperBound)
            return MarkedText(range: NSRange(shown), attributes: markedTextStyle)
        }
        // Another font changes the size.
        guard markedTextStyle != nil else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension UIView {
    func replaceSubview(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }
}

extension DelegateEvent where Value == Void {
    /// Sent after editing began.
    package static var didBeginEditing: Self { Self("didBeginEditing") }
    /// Sent after editing ended.
    package static var didEndEditing: Self { Self("didEndEditing") }
    /// Sent after the user typed text.
    package static var didType: Self { Self("didType") }
    /// Sent after typing moved the insertion point.
    package static var didChangeSelection: Self { Self("didChangeSelection") }
    /// Sent after the text changed, by typing or by code.
    package static var textChanged: Self { Self("textChanged") }
}
