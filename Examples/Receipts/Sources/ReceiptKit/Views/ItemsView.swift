import Builder

/// What was bought, one below the other.
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

/// One line: name and amount, then how many at what price, then what was taken off.
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
    /// With the share in it, where there is one.
    func name(of discount: Discount) -> String {
        switch discount.size {
        case .percent(let share): "\(discount.name) (\(percent(share)))"
        case .amount: discount.name
        }
    }
}
