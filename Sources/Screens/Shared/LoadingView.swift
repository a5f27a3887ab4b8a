import Builder

/// The view of a screen while a request is pending.
struct LoadingView: ViewBuilder {
    /// The text that describes the pending request.
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
