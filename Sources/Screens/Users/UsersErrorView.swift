import Builder

/// The view of an error in loading users: the reason, and a button to try again.
struct UsersErrorView: ViewBuilder {
    let text: String
    let retry: () -> Void

    var body: View {
        MessageView(symbol: "exclamationmark.triangle", title: String(app: "Users can't be shown"), text: text) {
            PageButton(title: String(app: "Try Again"), identifier: "retry", action: retry)
        }
    }
}
