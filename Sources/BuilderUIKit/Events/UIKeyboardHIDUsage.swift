import Foundation

/// The code of a key, which is that of the standard of USB devices.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// The states of a keyboard that aren't keys.
    case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined
    /// The letters.
    case keyboardA = 0x04, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
        keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
        keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// The digits.
    case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
        keyboard9, keyboard0
    /// The keys that don't write signs.
    case keyboardReturnOrEnter = 0x28, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    /// The signs.
    case keyboardHyphen = 0x2D, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
        keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma,
        keyboardPeriod, keyboardSlash, keyboardCapsLock
    /// The function keys up to the twelfth.
    case keyboardF1 = 0x3A, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
        keyboardF9, keyboardF10, keyboardF11, keyboardF12
    /// The keys above the arrows.
    case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
        keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    /// The arrows.
    case keyboardRightArrow = 0x4F, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    /// The keys of the keypad.
    case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
        keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod,
        keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
    /// The function keys from the thirteenth.
    case keyboardF13 = 0x68, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
        keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    /// The keys of commands.
    case keyboardExecute = 0x74, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain,
        keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp,
        keyboardVolumeDown
    /// The modifiers.
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
        keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
