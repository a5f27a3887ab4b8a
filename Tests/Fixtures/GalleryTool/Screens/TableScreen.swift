import Builder

/// A table of a few rows or many.
struct TableScreen: ViewBuilder {
    let samples: Samples

    var body: View {
        TableView(
            DynamicItemViewBuilder(Array(0..<(3 + samples.number(0, below: 40)))) { row in
                TableViewCell {
                    HStackView {
                        LabelView(samples.text(row))
                            .numberOfLines(0)
                            .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
                        SpacerView()
                        LabelView("\(row + 1)")
                            .color(.secondaryLabel)
                    }
                    .spacing(8)
                }
                .accessoryType(row.isMultiple(of: 3) ? .checkmark : .disclosureIndicator)
            }
        )
        .identifier("rows")
    }
}
