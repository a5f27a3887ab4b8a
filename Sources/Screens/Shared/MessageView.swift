import Builder

/// A view with a message only: a symbol, a title, a text, and an action.
struct MessageView: ViewBuilder {
    let symbol: String
    let title: String
    let text: String
    let actions: [View]

    init(
        symbol: String, title: String, text: String, @ViewResultBuilder actions: () -> ViewConvertable = { [View]() }
    ) {
        self.symbol = symbol
        self.title = title
        self.text = text
        self.actions = actions().asViews()
    }

    var body: View {
        PageView {
            ImageView(systemName: symbol)
                .tintColor(.tertiaryLabel)
                .with { $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 52) }
            LabelView(title)
                .font(.title3)
                .alignment(.center)
                .wrapsWhenTooLong()
                .identifier("title")
            LabelView(text)
                .font(.subheadline)
                .color(.secondaryLabel)
                .alignment(.center)
                .wrapsWhenTooLong()
                .identifier("text")
            actions
        }
    }
}
