import Foundation

/// The computed amounts of an order.
///
/// Each amount is rounded as it is printed, so the receipt adds up.
public struct Totals: Hashable, Sendable {
    /// A tax rate with its amount.
    public struct Tax: Hashable, Sendable {
        public var percent: Decimal
        public var amount: Decimal
    }

    /// The amount of each item before its discount.
    public var gross: [Decimal]
    /// The discount of each item.
    public var itemDiscounts: [Decimal]
    /// The sum of all items after their discounts.
    public var subtotal: Decimal
    /// The discounts of the subtotal, in order.
    public var discounts: [Decimal]
    /// The taxes by descending rate, without rates of 0.
    public var taxes: [Tax]
    public var total: Decimal
}

extension Totals {
    init(of order: Order, in currency: Currency) {
        gross = order.items.map { currency.round($0.price * $0.quantity) }
        itemDiscounts = zip(order.items, gross).map { item, gross in
            item.discount.map { currency.round($0.taken(from: gross)) } ?? 0
        }
        let nets = zip(gross, itemDiscounts).map { $0 - $1 }
        subtotal = nets.reduce(0, +)
        var left = subtotal
        discounts = order.discounts.map { discount in
            let taken = currency.round(discount.taken(from: left))
            left -= taken
            return taken
        }
        // A discount of the whole order is distributed over the tax rates in proportion to their shares.
        let share = subtotal == 0 ? 0 : left / subtotal
        var byRate: [Decimal: Decimal] = [:]
        for (item, net) in zip(order.items, nets) where item.tax > 0 { byRate[item.tax, default: 0] += net * share }
        taxes = byRate.sorted { $0.key > $1.key }.map { percent, amount in
            let tax = order.pricesIncludeTax ? amount * percent / (100 + percent) : amount * percent / 100
            return Tax(percent: percent, amount: currency.round(tax))
        }
        total = order.pricesIncludeTax ? left : left + taxes.map(\.amount).reduce(0, +)
    }
}

extension Discount {
    fileprivate func taken(from amount: Decimal) -> Decimal {
        switch size {
        case .percent(let percent): amount * percent / 100
        case .amount(let taken): taken
        }
    }
}
