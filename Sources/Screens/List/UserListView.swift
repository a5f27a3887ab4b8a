import Builder

/// The table of all users; a tap opens the user's detail card.
public struct UserListView: ViewBuilder {
    let users: [User]
    let portraits: Portraits

    public init(users: [User], portraits: Portraits) {
        self.users = users
        self.portraits = portraits
    }

    public var body: View {
        TableView(
            DynamicItemViewBuilder(users) { user in
                TableViewCell {
                    UserRowView(user: user, thumbnail: portraits.thumbnail(of: user))
                }
                .accessoryType(.disclosureIndicator)
                .onSelect { context in
                    context.push(UserDetailScreen(user: user, portraits: portraits).controller())
                    return false
                }
            }
        )
        // Lines begin below the texts: 16 points of margin, the picture, 12 points.
        .with { $0.separatorInset = UIEdgeInsets(top: 0, left: 16 + UserRowView.pictureSize + 12, bottom: 0, right: 0) }
        .identifier("users")
    }
}
