import Builder

/// Creates the table of all users under a navigation bar.
@MainActor
public func makeListScreen(data: UserData) -> UIViewController {
    let list = UIViewController(makeListView(data: data))
    list.title = String(app: "Users")
    return UINavigationController(rootViewController: list)
}

/// Creates the table alone; it scrolls, so its container determines its height.
@MainActor
public func makeListView(data: UserData) -> UIView {
    data.dependencies.inject {
        data.users.isEmpty ? NoUsersView().build() : UserListView(users: data.users).build()
    }
}
