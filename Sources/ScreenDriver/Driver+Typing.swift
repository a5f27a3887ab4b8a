import BuilderUIKit
import Foundation

extension Driver {
    /// Types a text with the keyboard, character by character; a line end is the return key.
    ///
    /// Each character goes to the view that has the focus then, after a request to its delegate.
    ///
    /// - Parameters:
    ///   - text: the text, which is added at the insertion point.
    ///   - query: the text field, text view or search bar, which is tapped unless it has the focus; nil for the view
    ///     that has it.
    /// - Throws: `DriverError`.
    public func type(_ text: String, into query: ViewQuery? = nil) async throws {
        let target = query.map { ", into: \($0)" } ?? ""
        let secret = "type(\(Self.secret)\(target))"
        try await act(isSecure(query) ? secret : "type(\(Self.shown(text))\(target))") {
            if let query { try await focus(query) }
            guard try focusedInput != nil else { throw DriverError.noFocus(view: nil) }
            var isSecret = isSecure(query)
            var typed = ""
            for character in text {
                guard let input = try focusedInput else {
                    let rest = String(text.dropFirst(typed.count))
                    throw isSecret
                        ? DriverError.lostFocus(typed: Self.secret, rest: Self.secret)
                        : DriverError.lostFocus(typed: typed, rest: rest)
                }
                // The focus may have moved to a field for a password.
                if input.isSecureTextEntry { (isSecret, action) = (true, secret) }
                try press(character, in: input)
                typed.append(character)
            }
        }
    }

    /// Presses a key of a hardware keyboard, with modifier keys: a key command of the responder chain or of the main
    /// menu, or else a press, which a text that has the focus takes.
    ///
    /// ```swift
    /// try await driver.pressKey("s", modifierFlags: .command)
    /// try await driver.pressKey(UIKeyCommand.inputEscape)
    /// ```
    ///
    /// - Parameters:
    ///   - input: the key's character, or one of the constants of `UIKeyCommand`; `"\r"` is the return key.
    ///   - modifierFlags: the modifier keys that are held.
    /// - Throws: `DriverError`.
    public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) async throws {
        let shown = isSecure(nil) && modifierFlags.isDisjoint(with: [.command, .control]) ? Self.secret : input
        try await act("pressKey(\(Self.shown(shown)))") {
            let windows = ScreenWindows(try window)
            let target = windows.all.first(where: \.isKeyWindow) ?? windows.main
            screen.step { _ = target.simulateKeyPress(input: input, modifierFlags: modifierFlags) }
            try pass(Self.keyInterval)
        }
    }

    /// The words in place of a text that is typed into a secure field.
    static let secret = "•••"

    /// Indicates whether a text is typed into a secure field, whose text no message may contain.
    private func isSecure(_ query: ViewQuery?) -> Bool {
        guard let query else { return ((try? focusedInput) ?? nil)?.isSecureTextEntry ?? false }
        return findAll(query).contains { (Self.input(in: $0) as? any UITextInputTraits)?.isSecureTextEntry ?? false }
    }

    /// Selects all text of a text field or text view, and deletes it.
    ///
    /// - Parameter query: the view, which is tapped unless it has the focus.
    /// - Throws: `DriverError`.
    public func clear(_ query: ViewQuery) async throws {
        try await act("clear(\(query))") {
            try await focus(query)
            guard let input = try focusedInput else { throw DriverError.noFocus(view: nil) }
            screen.step {
                guard input.hasText else { return }
                input.selectAll(nil)
                input.deleteBackward()
                // A view of the app's own, such as one for a code, may have no selection.
                guard !(input is any UITextInput) else { return }
                for _ in 0..<Self.deletionLimit where input.hasText { input.deleteBackward() }
            }
            try pass(Self.keyInterval)
        }
    }

    /// The number of characters that are deleted one by one.
    private static let deletionLimit = 10_000

    /// The time between two keys, in seconds.
    private static let keyInterval = 0.05

    private static func shown(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        return "“\(line.count > 30 ? line.prefix(29) + "…" : line[...])”"
    }

    private typealias Input = UIResponder & UIKeyInput

    private var focusedInput: (any Input)? {
        get throws {
            let responder = ScreenWindows(try window).firstResponder
            if let textView = responder as? UITextView, !textView.isEditable { return nil }
            return responder as? any Input
        }
    }

    /// Gives the focus to a view, by a tap.
    private func focus(_ query: ViewQuery) async throws {
        let view = try find(query)
        let target = Self.input(in: view) ?? view
        guard try !hasFocus(target) else { return }
        try tap(at: reach(target))
        // A touched window becomes the key window, which receives the keys.
        if let own = target.ownWindow, !own.isKeyWindow { screen.step { own.makeKey() } }
        try await settle()
        guard try hasFocus(target), try focusedInput != nil else {
            throw DriverError.noFocus(view: ViewName.of(target))
        }
    }

    private func hasFocus(_ view: UIView) throws -> Bool {
        guard let responder = ScreenWindows(try window).firstResponder as? UIView else { return false }
        return responder.isDescendant(of: view)
    }

    /// Returns the view itself if text can be typed into it, else the only such view inside.
    private static func input(in view: UIView) -> UIView? {
        if view is any UIKeyInput { return view }
        var found: [UIView] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            if next is UITextField || next is UITextView, Reach.isVisible(next) { found.append(next) }
            waiting += next.subviews
        }
        return found.count == 1 ? found.first : nil
    }

    private func press(_ key: Character, in input: any Input) throws {
        screen.step {
            if key.isNewline, let field = input as? UITextField {
                field.typeReturn()
            } else {
                input.insertText(key.isNewline ? "\n" : String(key))
            }
        }
        try pass(Self.keyInterval)
    }
}
