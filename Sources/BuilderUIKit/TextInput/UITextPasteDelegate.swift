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
    /// Returns the text of several items; isn't called, because one item is pasted.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Pastes a text, and returns its range; isn't called.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Returns a Boolean value that indicates whether a paste is animated; isn't called.
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
        } ?? itemStrings.first ?? NSAttributedString()
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        proxied?.send([textPasteConfigurationSupporting, attributedString, textRange]) {
            $0.textPasteConfigurationSupporting(
                textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
        } ?? textRange
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

/// A text of the pasteboard that is pasted.
@MainActor
private final class PastedText: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any? = nil
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let text: String
    /// The text to insert; nil for nothing.
    private(set) var result: String?

    init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        self.text = text
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

extension UITextPasteConfigurationSupporting {
    /// Returns the text that is inserted for a text of the pasteboard, without attributes; nil for nothing.
    func pastedText(for text: String, attributes: [NSAttributedString.Key: Any]) -> String? {
        guard let pasteDelegate else { return text }
        let item = PastedText(text, attributes: attributes)
        pasteDelegate.textPasteConfigurationSupporting(self, transform: item)
        return item.result
    }
}

extension UITextView: UITextPasteConfigurationSupporting {}

extension UITextField: UITextPasteConfigurationSupporting {
    private final class PasteDelegate {
        weak var delegate: AnyObject?
    }

    /// The object that changes pasted items.
    public weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { (attachments[ObjectIdentifier(PasteDelegate.self)] as? PasteDelegate)?.delegate as? UITextPasteDelegate }
        set {
            let box = PasteDelegate()
            box.delegate = newValue
            attachments[ObjectIdentifier(PasteDelegate.self)] = newValue == nil ? nil : box
        }
    }
}
