import Foundation

extension UITextView {
    /// A text and its layout.
    struct Storage {
        let text: NSTextStorage
        let manager: NSLayoutManager
    }

    /// The text and the layout that the app gave with the container, or those of the view.
    private var storage: Storage {
        if let manager = textContainer.layoutManager, let text = manager.textStorage {
            return Storage(text: text, manager: manager)
        }
        if let known = attachments[ObjectIdentifier(Storage.self)] as? Storage { return known }
        let storage = Storage(text: NSTextStorage(string: ""), manager: NSLayoutManager())
        attachments[ObjectIdentifier(Storage.self)] = storage
        storage.text.addLayoutManager(storage.manager)
        storage.manager.addTextContainer(textContainer)
        return storage
    }

    /// Keeps the text that the app gave with the container, which nobody else may hold.
    func keepGivenStorage() {
        guard let text = textContainer.layoutManager?.textStorage else { return }
        attachments[ObjectIdentifier(NSTextStorage.self)] = text
    }

    /// A Boolean value that indicates whether the layout manager is the view's own.
    var isOwnLayoutManager: Bool {
        (attachments[ObjectIdentifier(Storage.self)] as? Storage).map { $0.manager === textContainer.layoutManager }
            ?? false
    }

    /// The storage with the view's text.
    var currentStorage: (text: NSTextStorage, manager: NSLayoutManager) {
        let storage = storage
        if let text = attributedText { storage.text.take(text) }
        return (storage.text, storage.manager)
    }
}
