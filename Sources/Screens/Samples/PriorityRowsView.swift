import Builder

/// Two rows that are too narrow for their texts: who gives way is a matter of priorities.
struct PriorityRowsView: ViewBuilder {
    var body: View {
        VStackView(spacing: 12) {
            HStackView(spacing: 8) {
                LabelView("A long title that gives way")
                    .identifier("long-title")
                LabelView("24.00 €")
                    .contentCompressionResistancePriority(.required, for: .horizontal)
                    .contentHuggingPriority(.required, for: .horizontal)
                    .identifier("price")
            }
            HStackView(spacing: 8) {
                LabelView("Total")
                    .identifier("short-title")
                LabelView("24.00 €")
                    .contentHuggingPriority(.required, for: .horizontal)
                    .identifier("total")
            }
        }
        .padding(16)
        .backgroundColor(.systemBackground)
    }
}
