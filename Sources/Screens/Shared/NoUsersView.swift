import Builder

/// What a screen shows when there are no users.
struct NoUsersView: ViewBuilder {
    var body: View {
        MessageView(
            symbol: "person.2", title: "No users", text: "People will be listed here as soon as there are some."
        ) {}
    }
}
