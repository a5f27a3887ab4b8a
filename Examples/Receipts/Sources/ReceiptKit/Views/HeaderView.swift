import Builder

/// The shop's logo, name and address.
struct HeaderView: ViewBuilder {
    let shop: Shop
    let texts: ReceiptLocale

    var body: View {
        VStackView(spacing: 4) {
            VStackView {
                With(LogoView(initial: shop.name.first ?? " ", color: UIColor(shop.color)))
                    .frame(height: 64, width: 64)
            }
            .alignment(.center)
            FixedSpacerView(8)
            line(shop.name, .systemFont(ofSize: 24, weight: .bold), .ink)
            ForEach(details) { line($0, .systemFont(ofSize: 14), .faintInk) }
        }
    }

    private var details: [String] {
        shop.address + (shop.taxNumber.map { ["\(texts.words.taxNumber) \($0)"] } ?? [])
    }

    private func line(_ text: String, _ font: UIFont, _ color: UIColor) -> View {
        LabelView(text).font(font).color(color).alignment(.center)
    }
}
