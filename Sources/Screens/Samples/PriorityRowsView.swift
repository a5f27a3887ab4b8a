import Builder

/// Two rows: in each, one text gives way or takes the room.
struct PriorityRowsView: ViewBuilder {
    var body: View {
        VStackView(spacing: 12) {
            HStackView(spacing: 8) {
                LabelView("A long title that gives way")
                    .contentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    .identifier("long-title")
                LabelView("24.00 €")
                    .identifier("price")
            }
            HStackView(spacing: 8) {
                LabelView("Total")
                    .contentHuggingPriority(.defaultLow, for: .horizontal)
                    .identifier("short-title")
                LabelView("24.00 €")
                    .identifier("total")
            }
        }
        .padding(16)
        .backgroundColor(.systemBackground)
    }
}
