import Foundation

/// How a receipt writes amounts, numbers and dates, and which words it uses. Nothing of it comes from the machine.
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

    /// Whether the receipt is read from the right.
    var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// With the currency's sign.
    func amount(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: currency.code).locale(locale))
    }

    /// What is taken off.
    func reduction(_ amount: Decimal) -> String { self.amount(-amount) }

    /// A price of one, with all the digits it has: petrol costs 1.859.
    func price(_ price: Decimal) -> String {
        let digits = max(currency.digits, min(6, -price.exponent))
        return price.formatted(
            .currency(code: currency.code).precision(.fractionLength(currency.digits...digits)).locale(locale))
    }

    /// Such as “2” or “0.245 kg”.
    func quantity(_ quantity: Decimal, _ unit: String?) -> String {
        let number = quantity.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
        return unit.map { "\(number) \($0)" } ?? number
    }

    func percent(_ percent: Decimal) -> String {
        (percent / 100).formatted(.percent.precision(.fractionLength(0...3)).locale(locale))
    }

    /// The time of the place where it was sold.
    func date(_ date: OrderDate) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(secondsFromGMT: date.distanceToUTC)
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter.string(from: date.moment)
    }
}
