import Builder

/// What the users' screen shows before anybody has asked for users: a button that does.
struct UsersInitialView: ViewBuilder {
    let load: () -> Void

    var body: View {
        MessageView(symbol: "person.2", title: "Users", text: "They are loaded when you ask for them.") {
            PageButton(title: "Load Users", identifier: "load", action: load)
        }
    }
}
