import Foundation

/// A text that layout managers lay out.
///
/// A subclass may keep the text elsewhere: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`, of which it tells by
/// `edited(_:range:changeInLength:)`. Other methods use these, but for those with a longest effective range and
/// `mutableString`.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    // NSMutableAttributedString has no initializer without arguments on Linux for subclasses to override.

    /// Creates an empty text.
    public init() { super.init(string: "") }

    /// Creates a text without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Creates a text with attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Creates a copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Creates a text from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The layout managers.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The delegate, which is called after changes.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of the last changes.
    open private(set) var editedMask: EditActions = []
    /// The range of the last changes, in UTF-16 units.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The difference of the lengths before and after.
    open private(set) var changeInLength = 0

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        if length > 0 { showInView() }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: Changes

    private var editingDepth = 0

    /// Begins changes that are processed together.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends changes that are processed together, and processes them.
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        processChanges()
    }

    /// Records a change of a range of the text before it, in UTF-16 units, and processes it unless others follow.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = range
        } else {
            // What was changed before moves with the text behind this change.
            let old = self.editedRange
            let shift = editedRange.location <= old.upperBound ? delta : 0
            let start = min(old.location, range.location)
            let end = max(range.upperBound, old.upperBound + shift, start)
            self.editedRange = NSRange(location: start, length: end - start)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processChanges()
    }

    private var isProcessing = false

    private func processChanges() {
        guard editingDepth == 0, !editedMask.isEmpty, !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }

    /// Notifies the delegate of the recorded changes, and fixes the attributes of their range in between.
    open func processEditing() {
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        fixAttributes(in: NSIntersectionRange(editedRange, NSRange(location: 0, length: length)))
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        notifyLayoutManagers()
        showInView()
    }

    private func notifyLayoutManagers() {
        guard !layoutManagers.isEmpty else { return }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage, edited: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength, invalidatedRange: storage.editedRange)
            }
        }
    }

    // MARK: Text view

    private var isTaking = false

    /// Takes a text view's text, which the view shows already.
    func take(_ text: NSAttributedString) {
        guard string != text.string || !copied.isEqual(to: text) else { return }
        isTaking = true
        setAttributedString(text)
        isTaking = false
        // A subclass may have changed attributes meanwhile.
        if !copied.isEqual(to: text) { showInView() }
    }

    /// Shows the text in the text view that a layout manager belongs to.
    func showInView() {
        guard !isTaking, let view = layoutManagers.lazy.compactMap(\.owner).first else { return }
        nonisolated(unsafe) let text = copied
        MainActor.assumeIsolated { view.attributedText = text }
    }

    private var copied: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: What follows from the four methods

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attrs) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for (part, attributes) in runs(in: range) {
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
            setAttributes(
                attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override var length: Int { string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        for (run, attributes) in runs(in: range) {
            part.setAttributes(
                attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    open override func copy() -> Any { attributedSubstring(from: NSRange(location: 0, length: length)) }
    open override func copy(with zone: NSZone? = nil) -> Any { copy() }
    open override func mutableCopy() -> Any { attributedSubstring(from: NSRange(location: 0, length: length)) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { mutableCopy() }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        let runs = runs(in: enumerationRange)
        for (range, attributes) in opts.contains(.reverse) ? runs.reversed() : runs where !stops.boolValue {
            block(attributes, range, &stops)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var parts: [(range: NSRange, value: Any?)] = []
        for (range, attributes) in runs(in: enumerationRange) {
            let value = attributes[attrName]
            if let last = parts.last, isSame(last.value, value) {
                parts[parts.count - 1].range.length += range.length
            } else {
                parts.append((range, value))
            }
        }
        var stops: ObjCBool = false
        for (range, value) in opts.contains(.reverse) ? parts.reversed() : parts where !stops.boolValue {
            block(value, range, &stops)
        }
    }

    private func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return first as AnyObject === second as AnyObject
    }

    /// Returns the parts of a range that have the same attributes.
    private func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var location = range.location
        while location < range.upperBound {
            var effective = NSRange(location: location, length: 0)
            let attributes = attributes(at: location, effectiveRange: &effective)
            let end = min(max(effective.upperBound, location + 1), range.upperBound)
            runs.append((NSRange(location: location, length: end - location), attributes))
            location = end
        }
        return runs
    }

    // MARK: Fixing

    /// Removes attachments from characters that don't show them. Changes are processed after it was called for their
    /// range.
    open func fixAttributes(in range: NSRange) { removeWrongAttachments(in: range) }
    /// Fixes attributes; does nothing, because they are fixed when changes are processed.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// A Boolean value that indicates whether attributes are fixed when they are needed; always false.
    open var fixesAttributesLazily: Bool { false }

    /// The notification that changes are about to be processed; not posted here, nor is the other.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// UIKit's `didProcessEditingNotification`.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// The methods that a text storage calls; both are optional.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before changes are processed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after changes were processed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    private var proxied: ForwardedCalls<any NSTextStorageDelegate>? { ForwardedCalls(self) }

    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        proxied?.send([textStorage, editedMask, editedRange, delta]) {
            $0.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        proxied?.send([textStorage, editedMask, editedRange, delta]) {
            $0.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
}
