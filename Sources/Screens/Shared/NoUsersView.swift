import Builder

/// What a screen shows when there are no users.
struct NoUsersView: ViewBuilder {
    var body: View {
        ContainerView {
            LabelView("No users")
                .font(.title3)
                .color(.secondaryLabel)
                .position(.center)
        }
    }
}
