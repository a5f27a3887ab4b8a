import Builder

/// A row with a name and, at the opposite edge, an amount. Long names wrap; amounts don't.
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
                .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
                .with { label in
                    // Long amounts shrink rather than truncate.
                    label.adjustsFontSizeToFitWidth = true
                    label.minimumScaleFactor = 0.3
                }
        }
        .alignment(.firstBaseline)
    }
}

/// A row with a name and, at the opposite edge, a text that wraps.
struct FactRow: ViewBuilder {
    let name: String
    let text: String

    var body: View {
        HStackView(spacing: 16) {
            LabelView(name)
                .font(.systemFont(ofSize: 14))
                .color(.faintInk)
                .contentHuggingPriority(.required, for: .horizontal)
            With(TrailingLabel(text))
                .font(.figures(14))
                .color(.faintInk)
        }
        .alignment(.firstBaseline)
    }
}

/// A label with trailing alignment: right, or left in right-to-left receipts.
final class TrailingLabel: UILabel {
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { textAlignment = semanticContentAttribute == .forceRightToLeft ? .left : .right }
    }
}
