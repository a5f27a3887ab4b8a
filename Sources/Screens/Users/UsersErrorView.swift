import Builder

/// What the users' screen shows when users can't be loaded: why, and a button to try it again.
struct UsersErrorView: ViewBuilder {
    let text: String
    let retry: () -> Void

    var body: View {
        MessageView(symbol: "exclamationmark.triangle", title: "Users can't be shown", text: text) {
            PageButton(title: "Try Again", identifier: "retry", action: retry)
        }
    }
}
