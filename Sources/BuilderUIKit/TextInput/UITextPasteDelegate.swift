import Foundation

/// An item that is pasted into text, with the text that a delegate determines for it.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's representations.
    var itemProvider: NSItemProvider { get }
    /// The object that the app dragged; nil for none.
    var localObject: Any? { get }
    /// The attributes of the text at the insertion point.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a text.
    func setResult(string: String)
    /// Pastes a text with attributes.
    func setResult(attributedString: NSAttributedString)
    /// Pastes an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes the item's text.
    func setDefaultResult()
}

/// The pasting of items into text. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
    /// Determines the text of an item, by default its own. It is determined when the method returns.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Returns the text of several items; by default, their texts one after another.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Pastes a text, and returns its range, behind which the insertion point is then; by default, the view pastes it.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Returns a Boolean value that indicates whether a paste is animated; the answer has no effect.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    private var proxied: ForwardedCalls<any UITextPasteDelegate>? { ForwardedCalls(self) }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        guard let proxied, proxied.handles() else { return item.setDefaultResult() }
        proxied.send([textPasteConfigurationSupporting, item]) {
            $0.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
        }
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        proxied?.send([textPasteConfigurationSupporting, itemStrings, textRange]) {
            $0.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
        } ?? itemStrings.reduce(into: NSMutableAttributedString()) { $0.append($1) }
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        proxied?.send([textPasteConfigurationSupporting, attributedString, textRange]) {
            $0.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
        } ?? PasteOfView()
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool {
        proxied?.send([textPasteConfigurationSupporting, attributedString, textRange]) {
            $0.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
        } ?? false
    }
}

/// The answer of delegates that don't paste a text themselves.
private final class PasteOfView: UITextRange {}

/// A text of the pasteboard that is pasted.
@MainActor
private final class PastedText: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let text: String
    /// The text to insert; nil for nothing.
    private(set) var result: String?

    init(_ text: String, attributes: [NSAttributedString.Key: Any], localObject: Any?) {
        self.text = text
        self.localObject = localObject
        result = text
        itemProvider = NSItemProvider(object: text as NSString)
        defaultAttributes = attributes
        super.init()
    }

    func setResult(string: String) { result = string }
    func setResult(attributedString: NSAttributedString) { result = attributedString.string }
    func setResult(attachment textAttachment: NSTextAttachment) {
        result = NSAttributedString(attachment: textAttachment).string
    }
    func setNoResult() { result = nil }
    func setDefaultResult() { result = text }
}

extension EditingText {
    /// Replaces a range by pasted or dropped texts, as the paste delegate determines: it transforms each, combines
    /// several, and may paste the result itself.
    ///
    /// - Parameter replace: Replaces the range by a text.
    func paste(
        _ items: [(text: String, localObject: Any?)], in range: UITextRange, replace: (String) -> Void
    ) {
        guard let pasteDelegate else { return replace(items.map(\.text).joined()) }
        let results = items.compactMap { item in
            let pasted = PastedText(item.text, attributes: [:], localObject: item.localObject)
            pasteDelegate.textPasteConfigurationSupporting(self, transform: pasted)
            return pasted.result.map { NSAttributedString(string: $0) }
        }
        guard let first = results.first else { return }
        let whole =
            results.count > 1
            ? pasteDelegate.textPasteConfigurationSupporting(self, combineItemAttributedStrings: results, for: range)
            : first
        _ = pasteDelegate.textPasteConfigurationSupporting(self, shouldAnimatePasteOf: whole, to: range)
        let pasted = pasteDelegate.textPasteConfigurationSupporting(self, performPasteOf: whole, to: range)
        if pasted is PasteOfView { return replace(whole.string) }
        selectedTextRange = UITextRange(pasted.end, pasted.end)
    }
}

extension UITextView: UITextPasteConfigurationSupporting {}
extension UITextField: UITextPasteConfigurationSupporting {}
