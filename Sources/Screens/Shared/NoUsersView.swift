import Builder

/// The view of a screen without users.
struct NoUsersView: ViewBuilder {
    var body: View {
        MessageView(
            symbol: "person.2", title: String(app: "No users"), text: String(app: "Nobody is listed here yet.")
        ) {}
    }
}
