import Foundation

/// A press of a key.
@MainActor
final class KeyPress: UIPress {
    private let pressedKey: KeyboardKey
    private let time: TimeInterval
    private weak var receiver: UIResponder?
    private weak var receivingWindow: UIWindow?
    var storedPhase = Phase.began

    init(_ key: KeyboardKey, in window: UIWindow, responder: UIResponder) {
        pressedKey = key
        time = window.touchDispatcher.time
        receiver = responder
        receivingWindow = window
        super.init(_responder: ())
    }

    override var phase: Phase { storedPhase }
    override var type: PressType {
        switch pressedKey.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
    override var timestamp: TimeInterval { time }
    override var force: CGFloat { storedPhase == .ended ? 0 : 1 }
    override var key: UIKey? { pressedKey }
    override var responder: UIResponder? { receiver }
    override var window: UIWindow? { receivingWindow }
}

/// The event of a key's press.
@MainActor
final class KeyPressEvent: UIPressesEvent {
    private let press: KeyPress

    init(_ press: KeyPress) {
        self.press = press
        super.init(touches: [], time: press.timestamp)
    }

    override var allPresses: Set<UIPress> { [press] }
}

/// A key, by the input that key commands name it by.
@MainActor
final class KeyboardKey: UIKey {
    let input: String
    private let modifiers: UIKeyModifierFlags

    init(_ input: String, _ modifiers: UIKeyModifierFlags) {
        self.input = input
        self.modifiers = modifiers
        super.init(_responder: ())
    }

    /// The text that the key types: a letter is in upper case with the Shift or Caps Lock key.
    override var characters: String {
        modifiers.isDisjoint(with: [.shift, .alphaShift]) || input.count > 1 ? input : input.uppercased()
    }
    override var charactersIgnoringModifiers: String { input }
    override var modifierFlags: UIKeyModifierFlags { modifiers }
    override var keyCode: UIKeyboardHIDUsage {
        if let code = Self.codes[input] { return code }
        guard input.utf8.count == 1, let character = input.lowercased().utf8.first else {
            return .keyboardErrorUndefined
        }
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "1")...UInt8(ascii: "9")
        let base =
            letters.contains(character)
            ? UIKeyboardHIDUsage.keyboardA.rawValue - Int(letters.lowerBound)
            : UIKeyboardHIDUsage.keyboard1.rawValue - Int(digits.lowerBound)
        guard letters.contains(character) || digits.contains(character) else { return .keyboardErrorUndefined }
        return UIKeyboardHIDUsage(rawValue: base + Int(character)) ?? .keyboardErrorUndefined
    }

    /// The keys that are neither letters nor the digits from 1 to 9, on a keyboard of the United States.
    private static let codes: [String: UIKeyboardHIDUsage] = [
        "0": .keyboard0, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
        " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
        "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
        UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
        UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5,
    ]
}
