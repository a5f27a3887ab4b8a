import Builder

/// The receipt's number, date and payment, and the closing line.
struct FooterView: ViewBuilder {
    let order: Order
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 4) {
            FactRow(name: texts.words.receipt, text: order.number)
            FactRow(name: texts.words.date, text: texts.date(order.date))
            if let payment = order.payment {
                FactRow(name: texts.words.payment, text: payment)
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
