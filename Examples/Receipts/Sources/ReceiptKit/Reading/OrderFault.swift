import Foundation

/// A well-formed number or text with an invalid meaning.
struct OrderFault {
    var path: [AnyKey]
    var reason: String

    /// Returns the first fault in an order, or nil if the order is valid.
    static func first(in order: Order) -> OrderFault? {
        guard let currency = Currency(code: order.currency) else {
            return fault("currency", "“\(order.currency)” is no currency: write a code of ISO 4217, such as EUR")
        }
        if !ReceiptLocale.isKnown(order.locale) {
            return fault("locale", "“\(order.locale)” is no known locale: write one such as de_DE or en_US")
        }
        return ofTexts(order) ?? ofItems(order.items) ?? ofDiscounts(order, currency) ?? ofTotal(order, currency)
    }

    private static func ofTexts(_ order: Order) -> OrderFault? {
        if isBlank(order.shop.name) { return fault("shop.name", "is empty") }
        if isBlank(order.number) { return fault("number", "is empty") }
        return nil
    }

    private static func ofItems(_ items: [Item]) -> OrderFault? {
        if items.isEmpty { return fault("items", "nothing was bought") }
        if items.count > itemLimit { return fault("items", "are \(items.count); a receipt has at most \(itemLimit)") }
        for (index, item) in items.enumerated() {
            let path = "items.\(index)"
            if isBlank(item.name) { return fault("\(path).name", "is empty") }
            if !(item.quantity > 0 && item.quantity <= greatest) {
                return fault("\(path).quantity", "\(item.quantity) is no quantity: write a number above 0")
            }
            if !(item.price >= 0 && item.price <= greatest) {
                return fault(
                    "\(path).price", "\(item.price) is no price: write 0 or more; what is taken off is a discount")
            }
            if !(item.tax >= 0 && item.tax <= 100) {
                return fault("\(path).tax", "\(item.tax) is no rate: write percent between 0 and 100")
            }
        }
        return nil
    }

    private static func ofDiscounts(_ order: Order, _ currency: Currency) -> OrderFault? {
        let totals = Totals(of: order, in: currency)
        for (index, item) in order.items.enumerated() {
            guard let discount = item.discount else { continue }
            let path = "items.\(index).discount"
            if let fault = of(discount, taking: totals.itemDiscounts[index], from: totals.gross[index], path) {
                return fault
            }
        }
        var left = totals.subtotal
        for (index, discount) in order.discounts.enumerated() {
            if let fault = of(discount, taking: totals.discounts[index], from: left, "discounts.\(index)") {
                return fault
            }
            left -= totals.discounts[index]
        }
        return nil
    }

    private static func of(
        _ discount: Discount, taking taken: Decimal, from amount: Decimal, _ path: String
    ) -> OrderFault? {
        switch discount.size {
        case .percent(let percent):
            if !(percent > 0 && percent <= 100) {
                return fault("\(path).percent", "\(percent) is no discount: write percent above 0 and at most 100")
            }
        case .amount(let amount):
            if !(amount > 0 && amount <= greatest) {
                return fault("\(path).amount", "\(amount) is no discount: write an amount above 0")
            }
        }
        guard taken <= amount else { return fault(path, "takes \(taken) off \(amount)") }
        return nil
    }

    private static func ofTotal(_ order: Order, _ currency: Currency) -> OrderFault? {
        let total = Totals(of: order, in: currency).total
        guard let claimed = order.total, claimed != total else { return nil }
        return fault("total", "\(claimed) is not what the items come to, which is \(total)")
    }

    /// The largest valid amount or quantity, within the range of exact decimal arithmetic.
    private static let greatest: Decimal = 1_000_000_000
    /// The largest number of items. Layout time grows with it.
    private static let itemLimit = 500

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

    private static func fault(_ path: String, _ reason: String) -> OrderFault {
        OrderFault(
            path: path.split(separator: ".").map { part in
                Int(part).map { AnyKey(intValue: $0) } ?? AnyKey(stringValue: String(part))
            }, reason: reason)
    }
}
