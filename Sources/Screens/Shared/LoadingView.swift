import Builder

/// What a screen shows while it waits for what it has asked for.
struct LoadingView: ViewBuilder {
    /// What it waits for.
    let text: String

    var body: View {
        PageView {
            With(UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
            LabelView(text)
                .font(.subheadline)
                .color(.secondaryLabel)
                .alignment(.center)
        }
        .identifier("loading")
    }
}
