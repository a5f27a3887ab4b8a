import Foundation

// How text is entered. Nothing is typed into a picture: these are kept for the code that sets them.

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad
    public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default`, no, yes
}

public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete = 1
    case limited = 2
}

public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The purpose of a text field, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType("name")
    public static let namePrefix = UITextContentType("name-prefix")
    public static let givenName = UITextContentType("given-name")
    public static let middleName = UITextContentType("middle-name")
    public static let familyName = UITextContentType("family-name")
    public static let nameSuffix = UITextContentType("name-suffix")
    public static let nickname = UITextContentType("nickname")
    public static let jobTitle = UITextContentType("organization-title")
    public static let organizationName = UITextContentType("organization")
    public static let location = UITextContentType("location")
    public static let fullStreetAddress = UITextContentType("street-address")
    public static let streetAddressLine1 = UITextContentType("address-line1")
    public static let streetAddressLine2 = UITextContentType("address-line2")
    public static let addressCity = UITextContentType("address-level2")
    public static let addressState = UITextContentType("address-level1")
    public static let addressCityAndState = UITextContentType("address-level1+2")
    public static let sublocality = UITextContentType("address-level3")
    public static let countryName = UITextContentType("country-name")
    public static let postalCode = UITextContentType("postal-code")
    public static let telephoneNumber = UITextContentType("tel")
    public static let emailAddress = UITextContentType("email")
    public static let URL = UITextContentType("url")
    public static let creditCardNumber = UITextContentType("cc-number")
    public static let username = UITextContentType("username")
    public static let password = UITextContentType("password")
    public static let newPassword = UITextContentType("new-password")
    public static let oneTimeCode = UITextContentType("one-time-code")
}

/// The traits of text input into a view.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// The requirements of a password.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// Keeps the values for text fields and text views.
private struct TextEntry {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
    var inlinePredictionType = UITextInlinePredictionType.default
    var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    var writingToolsBehavior = UIWritingToolsBehavior.default
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
}

extension UITextInputTraits where Self: UIResponder {
    private var entry: TextEntry {
        get { _attachments[ObjectIdentifier(TextEntry.self)] as? TextEntry ?? TextEntry() }
        set { _attachments[ObjectIdentifier(TextEntry.self)] = newValue }
    }

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { entry.autocapitalizationType }
        set { entry.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { entry.autocorrectionType }
        set { entry.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { entry.spellCheckingType }
        set { entry.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { entry.smartQuotesType }
        set { entry.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { entry.smartDashesType }
        set { entry.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { entry.smartInsertDeleteType }
        set { entry.smartInsertDeleteType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { entry.keyboardType }
        set { entry.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { entry.keyboardAppearance }
        set { entry.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { entry.returnKeyType }
        set { entry.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { entry.enablesReturnKeyAutomatically }
        set { entry.enablesReturnKeyAutomatically = newValue }
    }
    public var textContentType: UITextContentType! {
        get { entry.textContentType }
        set { entry.textContentType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { entry.passwordRules }
        set { entry.passwordRules = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { entry.inlinePredictionType }
        set { entry.inlinePredictionType = newValue }
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { entry.mathExpressionCompletionType }
        set { entry.mathExpressionCompletionType = newValue }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { entry.writingToolsBehavior }
        set { entry.writingToolsBehavior = newValue }
    }
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { entry.allowedWritingToolsResultOptions }
        set { entry.allowedWritingToolsResultOptions = newValue }
    }
}
