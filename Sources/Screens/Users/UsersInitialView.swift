import Builder

/// The view of the users' screen before a request, with a button that loads them.
struct UsersInitialView: ViewBuilder {
    let load: () -> Void

    var body: View {
        MessageView(
            symbol: "person.2", title: String(app: "Users"), text: String(app: "They are loaded when you ask for them.")
        ) {
            PageButton(title: String(app: "Load Users"), identifier: "load", action: load)
        }
    }
}
