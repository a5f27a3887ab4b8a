import BuilderUIKit
import Settling

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

/// Observes the editing notifications of all text fields and text views, and calls the handlers of the sender.
///
/// There is one observer for all views, created with the first handlers: Foundation's notification center would keep
/// each observed view alive.
@MainActor
private enum EditNotifications {
    private static let observers = observers(of: UITextField.self) + observers(of: UITextView.self)

    /// Starts observing, unless it has started already.
    static func observe() { _ = observers }

    private static func observers<Text: EditedText>(of type: Text.Type) -> [any NSObjectProtocol] {
        [
            observer(of: Text.textDidChangeNotification) { (text: Text, handlers) in handlers.textDidChange(text) },
            observer(of: Text.textDidBeginEditingNotification) { (text: Text, handlers) in handlers.beginning?(text) },
            observer(of: Text.textDidEndEditingNotification) { (text: Text, handlers) in handlers.end?(text) },
        ]
    }

    private static func observer<Text: EditedText>(
        of name: Notification.Name, _ act: @escaping @MainActor @Sendable (Text, EditHandlers<Text>) -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            guard let text = notification.object as? Text else { return }
            onMain {
                if let handlers = EditHandlers<Text>.existing(text) { act(text, handlers) }
            }
        }
    }

    /// Runs an action immediately on the main thread, where UIKit posts; otherwise in the main queue.
    private nonisolated static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        guard !MainQueue.isCurrent else { return MainActor.assumeIsolated(action) }
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}
