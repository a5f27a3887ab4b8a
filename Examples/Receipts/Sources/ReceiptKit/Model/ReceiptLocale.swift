import Foundation

/// The formats and words of a receipt, independent of the machine's locale.
struct ReceiptLocale {
    let locale: Locale
    let currency: Currency
    let words: ReceiptWords

    init(identifier: String, currency: Currency) {
        locale = Locale(identifier: identifier)
        self.currency = currency
        words = ReceiptWords(language: locale.language.languageCode?.identifier ?? "en")
    }

    static func isKnown(_ identifier: String) -> Bool {
        Locale.availableIdentifiers.contains(identifier.replacing("-", with: "_"))
    }

    /// A Boolean value that indicates whether the receipt is read from right to left.
    var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// Formats an amount with the currency's symbol.
    func amount(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: currency.code).locale(locale))
    }

    /// Formats a reduction as a negative amount.
    func reduction(_ amount: Decimal) -> String { self.amount(-amount) }

    /// Formats a unit price with all its digits, such as 1.859 for a liter of fuel.
    func price(_ price: Decimal) -> String {
        let digits = max(currency.digits, min(6, -price.exponent))
        return price.formatted(
            .currency(code: currency.code).precision(.fractionLength(currency.digits...digits)).locale(locale))
    }

    /// Formats a quantity, such as “2” or “0.245 kg”.
    func quantity(_ quantity: Decimal, _ unit: String?) -> String {
        let number = quantity.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
        return unit.map { "\(number) \($0)" } ?? number
    }

    func percent(_ percent: Decimal) -> String {
        (percent / 100).formatted(.percent.precision(.fractionLength(0...3)).locale(locale))
    }

    /// Formats a date and time at the order's own UTC offset.
    func date(_ date: OrderDate) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(secondsFromGMT: date.distanceToUTC)
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter.string(from: date.moment)
    }
}
