import Builder

/// Text in sizes and weights: on one line, wrapped, truncated.
struct LabelsScreen: ViewBuilder {
    let samples: Samples

    private static let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]

    var body: View {
        VStackView {
            LabelView(samples.text(0))
                .font(.title1)
                .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
            LabelView(samples.text(1, words: 14))
                .font(.body)
                .numberOfLines(0)
                .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
            LabelView(samples.text(2, words: 30))
                .font(.footnote)
                .numberOfLines(2)
                .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
                .color(.secondaryLabel)
            LabelView(samples.text(3, words: 3))
                .font(
                    .systemFont(
                        ofSize: CGFloat(9 + samples.number(4, below: 30)), weight: Self.weights[samples.seed % 6])
                )
                .color(samples.color(5))
                .alignment(.right)
                .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        }
        .spacing(CGFloat(samples.number(6, below: 20)))
        .position(.topLeft)
        .padding(16)
        .safeArea(true)
    }
}
