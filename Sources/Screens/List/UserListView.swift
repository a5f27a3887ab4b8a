import Builder
import BuilderFactory

/// A table of all users; a tap on a row opens the user's detail card.
public struct UserListView: ViewBuilder {
    @Injected(Container.imageCache) private var images
    @Injected(Container.screenDependencies) private var dependencies
    let users: [User]

    /// Creates a table of users.
    public init(users: [User]) { self.users = users }

    public var body: View {
        TableView(
            DynamicItemViewBuilder(users) { user in
                TableViewCell {
                    UserRowView(user: user, thumbnail: images.thumbnail(of: user))
                }
                .accessoryType(.disclosureIndicator)
                .onSelect { context in
                    context.push(dependencies.inject { UserDetailScreen(user: user).controller() })
                    return false
                }
            }
        )
        // Separators begin at the texts: 16 points of margin, the image, 12 points.
        .with { $0.separatorInset = UIEdgeInsets(top: 0, left: 16 + UserRowView.pictureSize + 12, bottom: 0, right: 0) }
        .identifier("users")
    }
}
