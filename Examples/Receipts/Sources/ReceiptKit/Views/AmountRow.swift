import Builder

/// A name, and an amount at the other side. A long name wraps; an amount never does.
struct AmountRow: ViewBuilder {
    let name: String
    let amount: String
    var size: CGFloat = 16
    var weight = UIFont.Weight.regular
    var color = UIColor.ink

    var body: View {
        HStackView(spacing: 16) {
            LabelView(name)
                .font(.systemFont(ofSize: size, weight: weight))
                .color(color)
                .alignment(.natural)
                .contentHuggingPriority(.defaultLow, for: .horizontal)
                .contentCompressionResistancePriority(.defaultLow, for: .horizontal)
            LabelView(amount)
                .font(.figures(size, weight))
                .color(color)
                .numberOfLines(1)
                .contentHuggingPriority(.required, for: .horizontal)
                .contentCompressionResistancePriority(.required, for: .horizontal)
        }
        .alignment(.firstBaseline)
    }
}
