import Foundation

extension UIWindow {
    /// Presses and releases a key of a hardware keyboard, for tests and for snapshots of interactions.
    ///
    /// The key performs the first command with it of the responder chain, or of the app's main menu, that an object of
    /// the chain can perform. While a text is edited, keys that it takes perform only commands that want priority. Any
    /// other key is a press, which the first responder receives, and types.
    ///
    /// The chain begins at the window's first responder, or without one at the innermost visible controller.
    ///
    /// ```swift
    /// window.simulateKeyPress(input: "s", modifierFlags: .command)
    /// window.simulateKeyPress(input: UIKeyCommand.inputEscape)
    /// ```
    ///
    /// - Parameters:
    ///   - input: A character, or one of the constants of `UIKeyCommand`; `"\r"` is the return key.
    ///   - modifierFlags: The modifier keys that are held.
    /// - Returns: A Boolean value that indicates whether a command was performed or a text edited.
    @discardableResult
    public func simulateKeyPress(input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        layoutIfNeeded()
        let start: UIResponder = firstResponder ?? innermostController ?? self
        let keyboard = KeyboardKey(input, modifierFlags)
        let text = start.typingTarget(for: keyboard)
        if perform(keyboard, from: start, onlyWithPriority: text != nil) { return true }
        let press = KeyPress(keyboard, in: self, responder: start)
        let event = KeyPressEvent(press)
        start.pressesBegan([press], with: event)
        text?.type(keyboard)
        press.storedPhase = .ended
        start.pressesEnded([press], with: event)
        return text != nil
    }

    /// The visible controller that is in no other one, or the only visible one in it.
    private var innermostController: UIViewController? {
        var found = presentedControllers.last ?? rootViewController
        while let controller = found {
            let visible = controller.children.filter { $0.viewIfLoaded?.window != nil }
            guard visible.count == 1 else { return controller }
            found = visible.first
        }
        return nil
    }

    private func perform(_ key: KeyboardKey, from start: UIResponder, onlyWithPriority: Bool) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func perform(_ commands: [UIKeyCommand]) -> Bool {
            for command in commands where command.wantsPriorityOverSystemBehavior || !onlyWithPriority {
                guard let action = command.action(for: key, isRightToLeft: isRightToLeft),
                    let target = start.target(forAction: action, withSender: command)
                else { continue }
                (target as? UIResponder)?.validate(command)
                guard !command.attributes.contains(.disabled) else { continue }
                UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
                return true
            }
            return false
        }
        var next: UIResponder? = start
        while let responder = next {
            if perform(responder.allKeyCommands) { return true }
            next = responder.next
        }
        return perform(MainMenu.current(of: .shared).keyCommands)
    }
}

extension UIResponder {
    /// The key commands of the object, and those that were added to a controller.
    fileprivate var allKeyCommands: [UIKeyCommand] {
        (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
    }

    /// Returns the object as a text that a key edits; nil if it isn't one, or for other keys.
    fileprivate func typingTarget(for key: KeyboardKey) -> (any UIResponder & UIKeyInput)? {
        guard let input = self as? any UIResponder & UIKeyInput,
            key.modifierFlags.isDisjoint(with: [.command, .control])
        else { return nil }
        if let view = self as? UITextView, !view.isEditable { return nil }
        switch key.input {
        case UIKeyCommand.inputDelete, "\r", "\n": return input
        // The tab key leaves a field.
        case "\t": return self is UITextField ? nil : input
        case let text: return text.count == 1 ? input : nil
        }
    }
}

extension UIKeyInput where Self: UIResponder {
    fileprivate func type(_ key: KeyboardKey) {
        switch key.input {
        case UIKeyCommand.inputDelete: deleteBackward()
        case "\r", "\n":
            if let field = self as? UITextField { field.typeReturn() } else { insertText("\n") }
        default: insertText(key.characters)
        }
    }
}

extension UIKeyCommand {
    /// Returns the action that a key performs: the command's or, with further modifier keys, that of an alternate; nil
    /// for other keys.
    fileprivate func action(for key: KeyboardKey, isRightToLeft: Bool) -> Selector? {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        let pressed = key.modifierFlags.subtracting(ignored)
        let isMirrored = isRightToLeft && allowsAutomaticMirroring
        guard let input, Self.mirrored(input, isMirrored) == key.input else { return nil }
        let own = modifierFlags.subtracting(ignored)
        if own == pressed { return action }
        return alternates.first { own.union($0.modifierFlags) == pressed }?.action
    }

    private static let opposites = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]

    private static func mirrored(_ input: String, _ isMirrored: Bool) -> String {
        isMirrored ? opposites[input] ?? input : input
    }
}
