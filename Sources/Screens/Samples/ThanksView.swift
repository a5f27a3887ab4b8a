import Builder

/// A message that an order is on its way.
struct ThanksView: ViewBuilder {
    let name: String

    var body: View {
        VStackView(spacing: 8) {
            LabelView("Thank you, \(name)!")
                .font(.title1)
                .identifier("title")
            LabelView("Your order is on its way.")
                .color(.secondaryLabel)
                .identifier("text")
        }
        .padding(20)
        .backgroundColor(.systemBackground)
    }
}
