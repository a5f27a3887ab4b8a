import Builder

/// Creates the demo's main screen under a navigation bar: it loads users and lists them.
/// - Parameter loadsOnAppear: a Boolean value that indicates whether users are requested when it first appears.
@MainActor
public func makeUsersScreen(_ dependencies: ScreenDependencies, loadsOnAppear: Bool = true) -> UIViewController {
    dependencies.inject {
        let users = UIViewController(UsersView(loadsOnAppear: loadsOnAppear))
        users.title = String(app: "Users")
        return UINavigationController(rootViewController: users)
    }
}

/// Creates the main screen's content alone.
@MainActor
public func makeUsersView(_ dependencies: ScreenDependencies, loadsOnAppear: Bool = true) -> UIView {
    dependencies.inject { UsersView(loadsOnAppear: loadsOnAppear).build() }
}
