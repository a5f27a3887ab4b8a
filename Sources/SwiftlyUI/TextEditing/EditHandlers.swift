import BuilderUIKit

/// The edit handlers of a text field or a text view: the maximum length, and one handler of each kind.
///
/// It observes UIKit's notifications: the delegate and the control's actions remain available, and are called first.
@MainActor
final class EditHandlers<Text: EditedText> {
    /// The maximum length in characters; 0 or less for no limit.
    var maxLength = 0
    var textChange: ((Text) -> Void)?
    var beginning: ((Text) -> Void)?
    var end: ((Text) -> Void)?

    /// Returns the handlers of a view; creates them if there are none yet.
    static func of(_ text: Text) -> EditHandlers<Text> {
        if let handlers = existing(text) { return handlers }
        EditNotifications.observe()
        let handlers = EditHandlers<Text>()
        text.attachments[ObjectIdentifier(EditHandlers<Text>.self)] = handlers
        return handlers
    }

    /// Returns the handlers of a view, if there are any.
    static func existing(_ text: Text) -> EditHandlers<Text>? {
        text.attachments[ObjectIdentifier(EditHandlers<Text>.self)] as? EditHandlers<Text>
    }

    /// Applies the limit and updates the placeholder immediately. The handler is called in the main queue's next turn,
    /// which a render waits for, and receives the text of that time.
    func textDidChange(_ text: Text) {
        text.cut(toCharacters: maxLength)
        guard textChange != nil else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.textChange?(text) }
        }
    }
}
