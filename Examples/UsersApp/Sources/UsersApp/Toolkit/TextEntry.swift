import UIKit

/// The text input traits of a field.
struct TextEntry {

    var keyboard: UIKeyboardType = .default
    var appearance: UIKeyboardAppearance = .default
    var returnKey: UIReturnKeyType = .default
    var capitalization: UITextAutocapitalizationType = .sentences
    var correction: UITextAutocorrectionType = .default
    var spelling: UITextSpellCheckingType = .default
    var quotes: UITextSmartQuotesType = .default
    var dashes: UITextSmartDashesType = .default
    var insertion: UITextSmartInsertDeleteType = .default
    var content: UITextContentType?
    var passwordRules: UITextInputPasswordRules?

    /// Traits without automatic changes, for names, codes and numbers.
    static let literal = TextEntry(
        capitalization: .none, correction: .no, spelling: .no, quotes: .no, dashes: .no, insertion: .no)

    static let amount: TextEntry = {
        var entry = TextEntry.literal
        entry.keyboard = .decimalPad
        entry.returnKey = .done
        return entry
    }()

    static let newPassword: TextEntry = {
        var entry = TextEntry.literal
        entry.content = .newPassword
        entry.passwordRules = UITextInputPasswordRules(descriptor: "required: digit; minlength: 6;")
        return entry
    }()

    func apply(to field: UITextField) {
        field.keyboardType = keyboard
        field.keyboardAppearance = appearance
        field.returnKeyType = returnKey
        field.autocapitalizationType = capitalization
        field.autocorrectionType = correction
        field.spellCheckingType = spelling
        field.smartQuotesType = quotes
        field.smartDashesType = dashes
        field.smartInsertDeleteType = insertion
        field.textContentType = content
        field.passwordRules = passwordRules
    }

}
