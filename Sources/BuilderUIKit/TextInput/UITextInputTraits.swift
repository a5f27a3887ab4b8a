import Foundation

// Text entry. No user types into a rendered picture: the values are stored for the code that sets them.

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// A capitalization.
    case none, words, sentences, allCharacters
}

/// The automatic correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
    /// A setting of correction.
    case `default`, no, yes
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
    /// A setting of spell checking.
    case `default`, no, yes
}

/// The replacement of typed quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
    /// A setting of quotation marks.
    case `default`, no, yes
}

/// The replacement of typed dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// A setting of dashes.
    case `default`, no, yes
}

/// The insertion and deletion of spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// A setting of spaces.
    case `default`, no, yes
}

/// The keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// A keyboard for a kind of input.
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad
    /// A keyboard of letters.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearances of keyboards.
public enum UIKeyboardAppearance: Int, Sendable {
    /// An appearance.
    case `default`, dark, light
    /// A dark keyboard.
    public static let alert = UIKeyboardAppearance.dark
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// A title.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The prediction of text while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
    /// A setting of prediction.
    case `default`, no, yes
}

/// The completion of mathematical expressions.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// A setting of completion.
    case `default`, no, yes
}

/// The behavior of the writing tools.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// No writing tools.
    case none = -1
    /// The system's choice.
    case `default` = 0
    /// All features.
    case complete = 1
    /// Limited features.
    case limited = 2
}

/// The results of the writing tools.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Plain text.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    /// Formatted text.
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The purpose of a text field, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a content type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType("name")
    /// A name prefix.
    public static let namePrefix = UITextContentType("name-prefix")
    /// A given name.
    public static let givenName = UITextContentType("given-name")
    /// A middle name.
    public static let middleName = UITextContentType("middle-name")
    /// A family name.
    public static let familyName = UITextContentType("family-name")
    /// A name suffix.
    public static let nameSuffix = UITextContentType("name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType("nickname")
    /// A job title.
    public static let jobTitle = UITextContentType("organization-title")
    /// An organization name.
    public static let organizationName = UITextContentType("organization")
    /// A location.
    public static let location = UITextContentType("location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType("street-address")
    /// A street address line 1.
    public static let streetAddressLine1 = UITextContentType("address-line1")
    /// A street address line 2.
    public static let streetAddressLine2 = UITextContentType("address-line2")
    /// A city.
    public static let addressCity = UITextContentType("address-level2")
    /// A state.
    public static let addressState = UITextContentType("address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType("address-level1+2")
    /// A sublocality.
    public static let sublocality = UITextContentType("address-level3")
    /// A country name.
    public static let countryName = UITextContentType("country-name")
    /// A postal code.
    public static let postalCode = UITextContentType("postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("tel")
    /// An email address.
    public static let emailAddress = UITextContentType("email")
    /// A URL.
    public static let URL = UITextContentType("url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType("cc-number")
    /// A user name.
    public static let username = UITextContentType("username")
    /// A password.
    public static let password = UITextContentType("password")
    /// A new password.
    public static let newPassword = UITextContentType("new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType("one-time-code")
    /// The expiration of a credit card.
    public static let creditCardExpiration = UITextContentType("cc-exp")
    /// The month of a credit card's expiration.
    public static let creditCardExpirationMonth = UITextContentType("cc-exp-month")
    /// The year of a credit card's expiration.
    public static let creditCardExpirationYear = UITextContentType("cc-exp-year")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType("cc-csc")
    /// The type of a credit card.
    public static let creditCardType = UITextContentType("cc-type")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType("cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType("cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType("cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType("cc-family-name")
    /// A birthday.
    public static let birthdate = UITextContentType("bday")
    /// The day of a birthday.
    public static let birthdateDay = UITextContentType("bday-day")
    /// The month of a birthday.
    public static let birthdateMonth = UITextContentType("bday-month")
    /// The year of a birthday.
    public static let birthdateYear = UITextContentType("bday-year")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType("date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType("flight-number")
    /// The tracking number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
    /// The identifier of an embedded SIM.
    public static let cellularEID = UITextContentType("eid")
    /// The identifier of a phone.
    public static let cellularIMEI = UITextContentType("imei")
}

/// The traits of text input into a view.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The automatic capitalization.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The automatic correction.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The spell checking.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The replacement of quotation marks.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The replacement of dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The insertion and deletion of spaces around pasted text.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// A Boolean value that indicates whether the return key is disabled without text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// A Boolean value that indicates whether the text is masked.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text.
    var textContentType: UITextContentType! { get set }
    /// The rules of new passwords.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// The prediction of text.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The completion of mathematical expressions.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// The behavior of the writing tools.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    /// The results that the writing tools may have.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
    /// A Boolean value that indicates whether the keyboard offers images that flow with the text.
    var supportsAdaptiveImageGlyph: Bool { get set }
}

/// The requirements of a password.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules in the language of password rules.
    public let passwordRulesDescriptor: String

    /// Creates rules from their description.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// The stored values of views of the app's own.
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
    var isSecure = false
    var inlinePredictionType = UITextInlinePredictionType.default
    var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    var writingToolsBehavior = UIWritingToolsBehavior.default
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    var supportsAdaptiveImageGlyph = false
}

/// The traits of views of the app's own that don't implement them, as in UIKit, where all are optional. Text fields, text
/// views and search bars declare theirs, so that subclasses can override them.
extension UITextInputTraits where Self: UIResponder {
    private var entry: TextEntry {
        get { attachments[ObjectIdentifier(TextEntry.self)] as? TextEntry ?? TextEntry() }
        set { attachments[ObjectIdentifier(TextEntry.self)] = newValue }
    }

    /// The automatic capitalization. Has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { entry.autocapitalizationType }
        set { entry.autocapitalizationType = newValue }
    }
    /// The automatic correction. Has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { entry.autocorrectionType }
        set { entry.autocorrectionType = newValue }
    }
    /// The spell checking. Has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { entry.spellCheckingType }
        set { entry.spellCheckingType = newValue }
    }
    /// The replacement of quotation marks. Has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { entry.smartQuotesType }
        set { entry.smartQuotesType = newValue }
    }
    /// The replacement of dashes. Has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { entry.smartDashesType }
        set { entry.smartDashesType = newValue }
    }
    /// The insertion and deletion of spaces around pasted text. Has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { entry.smartInsertDeleteType }
        set { entry.smartInsertDeleteType = newValue }
    }
    /// A Boolean value that indicates whether the text is masked. Views of the app's own draw their text themselves.
    public var isSecureTextEntry: Bool {
        get { entry.isSecure }
        set { entry.isSecure = newValue }
    }
    /// The keyboard. Has no effect.
    public var keyboardType: UIKeyboardType {
        get { entry.keyboardType }
        set { entry.keyboardType = newValue }
    }
    /// The appearance of the keyboard. Has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { entry.keyboardAppearance }
        set { entry.keyboardAppearance = newValue }
    }
    /// The title of the return key. Has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { entry.returnKeyType }
        set { entry.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether the return key is disabled without text. Has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { entry.enablesReturnKeyAutomatically }
        set { entry.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text. Has no effect.
    public var textContentType: UITextContentType! {
        get { entry.textContentType }
        set { entry.textContentType = newValue }
    }
    /// The rules of new passwords. Has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { entry.passwordRules }
        set { entry.passwordRules = newValue }
    }
    /// The prediction of text. Has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { entry.inlinePredictionType }
        set { entry.inlinePredictionType = newValue }
    }
    /// The completion of mathematical expressions. Has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { entry.mathExpressionCompletionType }
        set { entry.mathExpressionCompletionType = newValue }
    }
    /// The behavior of the writing tools. Has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { entry.writingToolsBehavior }
        set { entry.writingToolsBehavior = newValue }
    }
    /// The results that the writing tools may have. Has no effect.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { entry.allowedWritingToolsResultOptions }
        set { entry.allowedWritingToolsResultOptions = newValue }
    }
    /// A Boolean value that indicates whether the keyboard offers images that flow with the text; false by default. Has
    /// no effect, because the keyboard isn't shown.
    public var supportsAdaptiveImageGlyph: Bool {
        get { entry.supportsAdaptiveImageGlyph }
        set { entry.supportsAdaptiveImageGlyph = newValue }
    }
}
