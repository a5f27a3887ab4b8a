import Builder

/// The view of an error in loading users: the reason, and a button to try again.
struct UsersErrorView: ViewBuilder {
    let text: String
    let retry: () -> Void

    var body: View {
        MessageView(symbol: "exclamationmark.triangle", title: "Users can't be shown", text: text) {
            PageButton(title: "Try Again", identifier: "retry", action: retry)
        }
    }
}
