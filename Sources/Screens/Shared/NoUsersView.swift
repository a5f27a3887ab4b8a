import Builder

/// The view of a screen without users.
struct NoUsersView: ViewBuilder {
    var body: View {
        MessageView(
            symbol: "person.2", title: "No users", text: "Nobody is listed here yet."
        ) {}
    }
}
