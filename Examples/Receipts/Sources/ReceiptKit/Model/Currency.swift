import Foundation

/// The currency of an order, which determines how amounts are rounded.
struct Currency: Hashable, Sendable {
    let code: String
    /// The number of fraction digits: 2 for EUR, 0 for JPY, 3 for KWD.
    let digits: Int

    /// Creates a currency without checking that its code exists.
    init(known code: String, digits: Int) {
        self.code = code
        self.digits = digits
    }

    /// Creates the currency with an ISO 4217 code.
    ///
    /// - Returns: nil if there is no such currency.
    init?(code: String) {
        guard Locale.commonISOCurrencyCodes.contains(code) else { return nil }
        self.code = code
        // Zero in the currency's format: “¥0”, “€0.00”, “KWD 0.000”.
        let nothing = Decimal(0).formatted(.currency(code: code).locale(Locale(identifier: "en_US")))
        digits = nothing.split(separator: ".").dropFirst().first?.count ?? 0
    }

    /// Rounds an amount to the currency's smallest unit, halves away from zero.
    func round(_ amount: Decimal) -> Decimal {
        var amount = amount
        var result = Decimal()
        NSDecimalRound(&result, &amount, digits, .plain)
        return result
    }
}
