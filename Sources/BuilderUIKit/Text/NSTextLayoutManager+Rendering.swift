import Foundation

/// The attributes that change how a text is drawn, without its layout.
@MainActor
final class RenderingAttributes {
    /// A text of the content's length that has the attributes.
    private var text = NSMutableAttributedString()
    /// A number that changes with the attributes.
    private(set) var generation = 0

    private func whole(_ length: Int) -> NSMutableAttributedString {
        if text.length < length {
            text.append(NSAttributedString(string: String(repeating: " ", count: length - text.length)))
        } else if text.length > length {
            text.deleteCharacters(in: NSRange(location: length, length: text.length - length))
        }
        return text
    }

    /// Changes the attributes of a range in a content of a length.
    func change(_ range: NSTextRange, length: Int, _ body: (NSMutableAttributedString, NSRange) -> Void) {
        let limits = NSRange(location: 0, length: length)
        guard let range = range.offsets.map({ NSIntersectionRange($0, limits) }), range.length > 0 else { return }
        body(whole(length), range)
        generation += 1
    }

    /// Returns a text with the attributes.
    func applied(to text: NSAttributedString) -> NSAttributedString {
        guard generation > 0 else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        enumerate(length: text.length, reverse: false) { attributes, range in
            result.addAttributes(attributes, range: range)
            return true
        }
        return result
    }

    /// Calls a closure with the attributes of each range that has some, until it returns false.
    func enumerate(length: Int, reverse: Bool, _ body: ([NSAttributedString.Key: Any], NSRange) -> Bool) {
        whole(length).enumerateAttributes(
            in: NSRange(location: 0, length: length), options: reverse ? .reverse : []
        ) { attributes, range, stops in
            if !attributes.isEmpty, !body(attributes, range) { stops.pointee = true }
        }
    }
}

extension NSTextLayoutManager {
    /// Adds an attribute with which a range is drawn. Paragraphs draw it; a text view draws its text without it.
    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
        rendering.change(textRange, length: text.length) {
            $0.addAttribute(renderingAttribute, value: value, range: $1)
        }
    }

    /// Removes an attribute with which a range is drawn.
    public func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
    ) {
        rendering.change(textRange, length: text.length) { $0.removeAttribute(renderingAttribute, range: $1) }
    }

    /// Sets the attributes with which a range is drawn, in place of others.
    public func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        rendering.change(textRange, length: text.length) { $0.setAttributes(renderingAttributes, range: $1) }
    }

    /// Calls a closure with the rendering attributes of ranges from a place, until it returns false.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        rendering.enumerate(length: text.length, reverse: reverse) { attributes, range in
            let found = NSTextRange(range)
            let isBefore =
                reverse
                ? found.location.compare(location) != .orderedAscending
                : found.endLocation.compare(location) != .orderedDescending
            return isBefore || block(self, attributes, found)
        }
    }

    /// Replaces a range of the content.
    public func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        textContentManager?.replaceContents(in: range, with: attributedString)
    }

    /// Replaces a range of the content with paragraphs.
    public func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        let text = NSMutableAttributedString()
        for case let paragraph as NSTextParagraph in textElements { text.append(paragraph.attributedString) }
        replaceContents(in: range, with: text)
    }
}

/// The methods of a layout manager's delegate; all are optional, as in UIKit.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the layout of a paragraph; by default the manager's own class.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Returns a Boolean value that indicates whether a line may end at a place; true by default. It isn't called.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool
    /// Returns the attributes of a link; by default those given. It isn't called.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    private var proxied: ForwardedCalls<any NSTextLayoutManagerDelegate>? { ForwardedCalls(self) }

    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        proxied?.send([textLayoutManager, location, textElement]) {
            $0.textLayoutManager(textLayoutManager, textLayoutFragmentFor: location, in: textElement)
        } ?? NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool {
        proxied?.send([textLayoutManager, location, hyphenating]) {
            $0.textLayoutManager(textLayoutManager, shouldBreakLineBefore: location, hyphenating: hyphenating)
        } ?? true
    }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? {
        proxied?.send([textLayoutManager, link, location, renderingAttributes]) {
            $0.textLayoutManager(
                textLayoutManager, renderingAttributesForLink: link, at: location,
                defaultAttributes: renderingAttributes)
        } ?? renderingAttributes
    }
}
