import Builder

/// What a screen shows when there are no users.
struct NoUsersView: ViewBuilder {
    var body: View {
        MessageView(
            symbol: "person.2", title: "No users", text: "Nobody is listed here yet."
        ) {}
    }
}
