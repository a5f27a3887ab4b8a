import Builder

/// The subtotal, discounts, taxes and total.
struct TotalsView: ViewBuilder {
    let order: Order
    let totals: Totals
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 6) {
            if showsSubtotal {
                AmountRow(name: texts.words.subtotal, amount: texts.amount(totals.subtotal), color: .faintInk)
            }
            ForEach(order.discounts.count) { index in
                AmountRow(
                    name: texts.name(of: order.discounts[index]), amount: texts.reduction(totals.discounts[index]),
                    color: .saving)
            }
            if !order.pricesIncludeTax { taxes }
            FixedSpacerView(4)
            AmountRow(name: texts.words.total, amount: texts.amount(totals.total), size: 24, weight: .bold)
            if order.pricesIncludeTax { taxes }
        }
    }

    private var showsSubtotal: Bool {
        !order.discounts.isEmpty || (!order.pricesIncludeTax && !totals.taxes.isEmpty)
    }

    private var taxes: View {
        VStackView(spacing: 6) {
            ForEach(totals.taxes) { tax in
                AmountRow(name: name(of: tax), amount: texts.amount(tax.amount), size: 14, color: .faintInk)
            }
        }
    }

    private func name(of tax: Totals.Tax) -> String {
        let name = "\(order.taxName) \(texts.percent(tax.percent))"
        return order.pricesIncludeTax ? "\(name), \(texts.words.included)" : name
    }
}
