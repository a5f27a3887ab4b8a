import Foundation

/// The currency of an order, and how its amounts are rounded.
struct Currency: Hashable, Sendable {
    let code: String
    /// Digits after the point: 2 for EUR, 0 for JPY, 3 for KWD.
    let digits: Int

    /// One that is known to exist.
    init(known code: String, digits: Int) {
        self.code = code
        self.digits = digits
    }

    /// - Returns: nil where there is no such currency.
    init?(code: String) {
        guard Locale.commonISOCurrencyCodes.contains(code) else { return nil }
        self.code = code
        // What nothing is written as: “¥0”, “€0.00”, “KWD 0.000”.
        let nothing = Decimal(0).formatted(.currency(code: code).locale(Locale(identifier: "en_US")))
        digits = nothing.split(separator: ".").dropFirst().first?.count ?? 0
    }

    /// To the smallest coin, halves away from 0.
    func round(_ amount: Decimal) -> Decimal {
        var amount = amount
        var result = Decimal()
        NSDecimalRound(&result, &amount, digits, .plain)
        return result
    }
}
