import Builder

/// Which receipt it is, and the last words.
struct FooterView: ViewBuilder {
    let order: Order
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 4) {
            AmountRow(name: texts.words.receipt, amount: order.number, size: 14, color: .faintInk)
            AmountRow(name: texts.words.date, amount: texts.date(order.date), size: 14, color: .faintInk)
            if let payment = order.payment {
                AmountRow(name: texts.words.payment, amount: payment, size: 14, color: .faintInk)
            }
            if let footer = order.footer {
                FixedSpacerView(16)
                LabelView(footer)
                    .font(.systemFont(ofSize: 16, weight: .semibold))
                    .color(.ink)
                    .alignment(.center)
            }
        }
    }
}
