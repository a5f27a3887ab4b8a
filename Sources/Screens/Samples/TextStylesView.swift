import Builder

/// Some of the system's text styles, each in its own.
struct TextStylesView: ViewBuilder {
    private let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Headline", .headline), ("Body", .body),
        ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 2", .caption2),
    ]

    var body: View {
        VStackView(spacing: 6) {
            ForEach(styles) { row in
                LabelView(row.name)
                    .font(row.style)
            }
        }
        .padding(16)
        .backgroundColor(.systemBackground)
    }
}
