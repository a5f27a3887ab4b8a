import UIKit

/// A view whose members override UIKit's.
final class OverridingView: UIView {
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    override var inputAccessoryView: UIView? { nil }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("escape"))]
    }
    override var accessibilityLabel: String? {
        get { "label" }
        set {}
    }
    override var accessibilityElements: [Any]? {
        get { [self] }
        set {}
    }
    override var accessibilityIgnoresInvertColors: Bool {
        get { true }
        set {}
    }
    override func accessibilityPerformEscape() -> Bool { true }
    override func accessibilityActivate() -> Bool { true }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = "copied" }
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    override func buildMenu(with builder: UIMenuBuilder) { builder.remove(menu: .lookup) }
    func escape() {}
}
