import Foundation

/// A text that layout managers lay out.
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

    /// The layout managers.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The delegate, which isn't called by changes of the text itself.
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
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Records a change, and notifies the delegate.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask = editedMask
        self.editedRange = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        changeInLength = delta
        processEditing()
    }

    /// Notifies the delegate of the recorded changes.
    open func processEditing() {
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }

    /// Fixes attributes; does nothing.
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
    public func textStorage(
        _: NSTextStorage, willProcessEditing _: NSTextStorage.EditActions, range _: NSRange, changeInLength _: Int
    ) {}
    public func textStorage(
        _: NSTextStorage, didProcessEditing _: NSTextStorage.EditActions, range _: NSRange, changeInLength _: Int
    ) {}
}
