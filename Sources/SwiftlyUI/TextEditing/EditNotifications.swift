import BuilderUIKit
import Settling

/// Observes the editing notifications of all text fields and text views, and calls the handlers of the sender.
///
/// There is one observer for all views, created with the first handlers: Foundation's notification center would keep
/// each observed view alive.
@MainActor
enum EditNotifications {
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
