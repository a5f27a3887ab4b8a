import Builder

/// The view of a screen that waits for a request.
struct LoadingView: ViewBuilder {
    /// The text about the pending request.
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
