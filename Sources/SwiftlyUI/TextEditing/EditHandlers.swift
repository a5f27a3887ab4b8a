import BuilderUIKit

/// The handlers of edits of a text field or a text view: the limit of its length, and one handler of each kind.
///
/// It observes UIKit's notifications: the delegate and the control's actions stay free, and come first.
@MainActor
final class EditHandlers<Text: EditedText> {
    /// In characters; 0 or less for any length.
    var maxLength = 0
    var textChange: ((Text) -> Void)?
    var beginning: ((Text) -> Void)?
    var end: ((Text) -> Void)?

    /// The handlers of a view, made when there are none yet.
    static func of(_ text: Text) -> EditHandlers<Text> {
        if let handlers = existing(text) { return handlers }
        EditNotifications.observe()
        let handlers = EditHandlers<Text>()
        text.attachments[ObjectIdentifier(EditHandlers<Text>.self)] = handlers
        return handlers
    }

    /// The handlers of a view that has some.
    static func existing(_ text: Text) -> EditHandlers<Text>? {
        text.attachments[ObjectIdentifier(EditHandlers<Text>.self)] as? EditHandlers<Text>
    }

    /// The limit holds at once, and the placeholder follows it. The handler comes in the main queue's next turn, for
    /// which a render waits; it finds the text of then.
    func textDidChange(_ text: Text) {
        text.cut(toCharacters: maxLength)
        guard textChange != nil else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.textChange?(text) }
        }
    }
}
