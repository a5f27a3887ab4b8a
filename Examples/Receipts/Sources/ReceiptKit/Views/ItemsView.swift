import Builder

/// A vertical list of the items.
struct ItemsView: ViewBuilder {
    let items: [Item]
    let totals: Totals
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 14) {
            ForEach(items.count) { index in
                ItemView(
                    item: items[index], gross: totals.gross[index], saved: totals.itemDiscounts[index], texts: texts)
            }
        }
    }
}

/// An item: its name and amount, then quantity and unit price, then its discount.
struct ItemView: ViewBuilder {
    let item: Item
    let gross: Decimal
    let saved: Decimal
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 2) {
            AmountRow(name: item.name, amount: texts.amount(gross), weight: .medium)
            if item.quantity != 1 || item.unit != nil {
                LabelView("\(texts.quantity(item.quantity, item.unit)) × \(texts.price(item.price))")
                    .font(.figures(14))
                    .color(.faintInk)
                    .alignment(.natural)
            }
            if let discount = item.discount {
                AmountRow(
                    name: texts.name(of: discount), amount: texts.reduction(saved), size: 14, color: .saving)
            }
        }
    }
}

extension ReceiptLocale {
    /// Returns a discount's name, followed by its percentage if it has one.
    func name(of discount: Discount) -> String {
        switch discount.size {
        case .percent(let share): "\(discount.name) (\(percent(share)))"
        case .amount: discount.name
        }
    }
}
