import Foundation

/// The content of layout managers, as elements.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    /// Options of an enumeration of elements.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// The delegate, which enumerations of elements ask.
    open weak var delegate: (any NSTextContentManagerDelegate)?
    /// The layout managers.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager of the user interface; the first by default.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary ?? textLayoutManagers.first }
        set { primary = newValue }
    }
    private weak var primary: NSTextLayoutManager?
    /// A Boolean value that indicates whether the layout managers follow changes; without effect: they always do.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// A Boolean value that indicates whether the content's store follows changes; without effect: it always does.
    open var automaticallySynchronizesToBackingStore = true

    /// Creates a manager without content.
    public override init() { super.init() }

    /// Adds a layout manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
    }

    /// The text that layout managers lay out.
    var text: NSAttributedString { NSAttributedString() }
    /// A Boolean value that indicates whether layout managers add the markers of lists.
    var layoutAddsListMarkers: Bool { false }

    /// The range of the whole content.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: text.length)) }

    /// Returns the place at a distance in UTF-16 units; nil outside of the content.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? TextOffset else { return nil }
        let (result, overflows) = start.value.addingReportingOverflow(offset)
        return !overflows && result >= 0 && result <= text.length ? TextOffset(result) : nil
    }

    /// Returns the number of UTF-16 units between two places.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = from as? TextOffset, let end = to as? TextOffset else { return 0 }
        return end.value - start.value
    }

    /// Calls a closure with each paragraph, from that of a place, until it returns false; returns the end of the last
    /// one.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let text = text
        let string = text.string as NSString
        let isReverse = options.contains(.reverse)
        let given = (textLocation as? TextOffset)?.value ?? (isReverse ? string.length : 0)
        // The text may have become shorter since the place was made.
        var place = min(max(0, given), string.length)
        var last: (any NSTextLocation)?
        while isReverse ? place > 0 : place < string.length {
            let range = string.paragraphRange(for: NSRange(location: isReverse ? place - 1 : place, length: 0))
            let element =
                ownParagraph(of: range)
                ?? NSTextParagraph(attributedString: text.attributedSubstring(from: range))
            element.elementRange = NSTextRange(range)
            element.textContentManager = self
            place = isReverse ? range.location : range.upperBound
            last = TextOffset(place)
            guard range.length > 0 else { break }
            if delegate?.textContentManager(self, shouldEnumerate: element, options: options) == false { continue }
            guard block(element) else { break }
        }
        return last
    }

    /// Returns the delegate's paragraph of a range; nil for the content's own.
    func ownParagraph(of range: NSRange) -> NSTextParagraph? { nil }

    /// Returns the paragraphs of a range.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var result: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let place = element.elementRange?.location,
                place.compare(range.endLocation) == .orderedAscending
            else { return false }
            result.append(element)
            return true
        }
        return result
    }

    /// Makes changes of the content in a closure.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactionDepth += 1
        defer { transactionDepth -= 1 }
        transaction()
    }
    private var transactionDepth = 0
    /// A Boolean value that indicates whether changes are being made in a closure.
    open var hasEditingTransaction: Bool { transactionDepth > 0 }

    /// Receives a change of the content; does nothing, because layout follows the text itself.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}

    /// Makes the layout managers follow changes, which they always do, and calls a closure without an error.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// Makes the store follow changes, which it always does, and calls a closure without an error.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// Replaces a range of the content. The base class has no content.
    func replaceContents(in range: NSTextRange, with text: NSAttributedString) {}
}

/// The methods of a content manager's delegate; all are optional, as in UIKit.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a place; nil, the default, for the manager's. It isn't called.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Returns a Boolean value that indicates whether an enumeration of elements includes one; true by default. Layout
    /// doesn't ask.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    private var proxied: ForwardedCalls<any NSTextContentManagerDelegate>? { ForwardedCalls(self) }

    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? {
        proxied?.send([textContentManager, location]) {
            $0.textContentManager(textContentManager, textElementAt: location)
        } ?? nil
    }
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool {
        proxied?.send([textContentManager, textElement, options]) {
            $0.textContentManager(textContentManager, shouldEnumerate: textElement, options: options)
        } ?? true
    }
}

/// The methods of the delegate of a content that is an attributed string; all are optional, as in UIKit.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph of a range of the text, with other attributes; nil, the default, for the storage's own.
    /// Layout doesn't ask.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    private var proxied: ForwardedCalls<any NSTextContentStorageDelegate>? { ForwardedCalls(self) }

    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        proxied?.send([textContentStorage, range]) {
            $0.textContentStorage(textContentStorage, textParagraphWith: range)
        } ?? nil
    }
}

/// Content that is an attributed string.
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager {
    private var ownText: NSAttributedString?
    private var storage: NSTextStorage?

    /// The text; that of the storage, if there is one.
    open var attributedString: NSAttributedString? {
        get {
            guard let storage else { return ownText }
            return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
        }
        set {
            if let storage {
                storage.setAttributedString(newValue ?? NSAttributedString())
            } else {
                ownText = newValue.map { NSAttributedString(attributedString: $0) }
            }
        }
    }

    /// The text's storage; nil unless one was set.
    open var textStorage: NSTextStorage? {
        get { storage }
        set { storage = newValue }
    }

    /// A Boolean value that indicates whether the text contains the markers of lists; otherwise, the layout adds them.
    open var includesTextListMarkers = NSTextList.includesTextListMarkers

    override func replaceContents(in range: NSTextRange, with text: NSAttributedString) {
        let length = self.text.length
        guard let offsets = range.offsets, offsets.location >= 0, offsets.upperBound <= length else { return }
        if let storage {
            storage.replaceCharacters(in: offsets, with: text)
        } else {
            let changed = NSMutableAttributedString(attributedString: self.text)
            changed.replaceCharacters(in: offsets, with: text)
            ownText = changed
        }
    }

    override var text: NSAttributedString { attributedString ?? NSAttributedString() }
    override func ownParagraph(of range: NSRange) -> NSTextParagraph? {
        (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
    }
    override var layoutAddsListMarkers: Bool { !includesTextListMarkers }

    /// Returns a paragraph with a text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        let paragraph = NSTextParagraph(attributedString: attributedString)
        paragraph.textContentManager = self
        return paragraph
    }

    /// Returns a range limited to the content; nil for one outside of it.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        textRange.intersection(documentRange)
    }

    /// Returns a paragraph's text.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
}

/// A part of the content.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// The content manager.
    open weak var textContentManager: NSTextContentManager?
    /// The range in the content.
    open var elementRange: NSTextRange?

    /// Creates an element of a content.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    /// The text with its line break.
    public let attributedString: NSAttributedString

    /// Creates a paragraph.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString()
        super.init(textContentManager: nil)
    }

    /// The range without the line break.
    open var paragraphContentRange: NSTextRange? { part(from: 0, to: contentLength) }
    /// The range of the line break; nil if there is none.
    open var paragraphSeparatorRange: NSTextRange? {
        contentLength < attributedString.length ? part(from: contentLength, to: attributedString.length) : nil
    }

    private var contentLength: Int {
        var (start, end, content) = (0, 0, 0)
        let whole = NSRange(location: 0, length: 0)
        (attributedString.string as NSString).getParagraphStart(&start, end: &end, contentsEnd: &content, for: whole)
        return content
    }

    private func part(from start: Int, to end: Int) -> NSTextRange? {
        elementRange?.offsets.map { NSTextRange(NSRange(location: $0.location + start, length: end - start)) }
    }
}
