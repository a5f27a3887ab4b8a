import Builder

/// A row of the detail card: what it is on the left, its value on the right.
struct NameValueView: ViewBuilder {
    let name: String
    let value: String

    var body: View {
        HStackView {
            LabelView(name)
                .color(.secondaryLabel)
            SpacerView()
            LabelView(value)
                .alignment(.right)
                .wrapsWhenTooLong()
        }
        .spacing(4)
    }
}
