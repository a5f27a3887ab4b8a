import UIKit

/// A text field for an amount of money: digits with one separator and at most two fraction digits.
class AmountField: LinedTextField, UITextFieldDelegate {

    var locale = Locale.fixed
    /// The field's layout direction. Amounts are written from left to right in all languages.
    var direction: UISemanticContentAttribute = .forceLeftToRight
    var onAmount: (Decimal?) -> Void = { _ in }

    convenience init(caption: String, symbol: String) {
        self.init(frame: .zero)
        self.caption = caption
        let unit = UILabel()
        unit.text = symbol + " "
        unit.textColor = .secondaryLabel
        semanticContentAttribute = direction
        contentVerticalAlignment = .center
        leftView = unit
        leftViewMode = .always
        delegate = self
        TextEntry.amount.apply(to: self)
        if #available(iOS 18.0, *) { TextAssistance.sumsOnly.apply(to: self) }
        addAction(UIAction { [weak self] _ in self.map { $0.onAmount($0.amount) } }, for: .editingChanged)
    }

    var amount: Decimal? {
        let typed = (text ?? "").replacingOccurrences(of: separator, with: ".")
        return Decimal(string: typed)
    }

    func show(_ amount: Decimal?) {
        guard let amount = amount else {
            text = nil
            return
        }
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        format.minimumFractionDigits = 2
        text = format.string(from: amount as NSDecimalNumber) ?? amount.description
    }

    private var separator: String { locale.decimalSeparator ?? "." }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let old = textField.text ?? ""
        guard let place = Range(range, in: old) else { return false }
        return accepts(old.replacingCharacters(in: place, with: string))
    }

    /// Indicates whether a text is an amount or the beginning of one.
    func accepts(_ text: String) -> Bool {
        guard let first = text.firstIndex(of: Character(separator)) else {
            return text.allSatisfy { $0.isNumber }
        }
        let whole = text[text.startIndex..<first]
        let places = text[text.index(after: first)...]
        return places.count <= 2 && (whole + places).allSatisfy { $0.isNumber }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }

}
