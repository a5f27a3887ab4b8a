import BuilderIntents
import BuilderUIKit

/// A form that records a phrase: a placeholder.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { loadPlaceholder(name: "INUIAddVoiceShortcutViewController") }
}

/// The methods with which a form reports that it is done.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The styles of a button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button that adds a request to Siri: a placeholder.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    open var shortcut: INShortcut?
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var style: INUIAddVoiceShortcutButtonStyle { .automatic }
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        layer.placeholder = Placeholder("INUIAddVoiceShortcutButton")
    }
}

/// The methods with which a button presents its form.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
