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
    open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        self.style = style
        layer.placeholder = Placeholder("INUIAddVoiceShortcutButton")
    }
}

/// The methods with which a button presents its form.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A form that changes a phrase: a placeholder.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { loadPlaceholder(name: "INUIEditVoiceShortcutViewController") }
}

/// The methods with which a form reports that it is done.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
