import Builder

/// The view of the users' screen before a request, with a button that loads them.
struct UsersInitialView: ViewBuilder {
    let load: () -> Void

    var body: View {
        MessageView(symbol: "person.2", title: "Users", text: "They are loaded when you ask for them.") {
            PageButton(title: "Load Users", identifier: "load", action: load)
        }
    }
}
