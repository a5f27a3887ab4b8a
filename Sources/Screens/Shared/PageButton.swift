import Builder

/// The button of a message page.
struct PageButton: ViewBuilder {
    let title: String
    let identifier: String
    let action: () -> Void

    var body: View {
        ButtonView(title) { _ in action() }
            .padding(h: 16, v: 10)
            .identifier(identifier)
    }
}
