import Builder

/// Stacks in stacks.
struct RowsScreen: ViewBuilder {
    let samples: Samples

    var body: View {
        VStackView {
            for row in 0..<(2 + samples.number(0, below: 5)) {
                HStackView {
                    ImageView(systemName: row.isMultiple(of: 2) ? "star.fill" : "heart")
                        .tintColor(samples.color(row))
                        .frame(height: 24, width: 24)
                    VStackView {
                        LabelView(samples.text(row))
                            .font(.headline)
                        LabelView(samples.text(row + 50, words: 3))
                            .font(.caption1)
                            .color(.secondaryLabel)
                    }
                    SpacerView()
                    LabelView("\(samples.number(row + 90, below: 1000))")
                        .alignment(.right)
                }
                .spacing(8)
                .alignment(.center)
            }
        }
        .spacing(6)
        .position(.top)
        .padding(12)
        .safeArea(true)
    }
}
