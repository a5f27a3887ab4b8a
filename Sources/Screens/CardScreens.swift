import Builder

/// Creates the detail card of the first user under a navigation bar, as shown after a tap in the list.
@MainActor
public func makeCardScreen(data: UserData) -> UIViewController {
    let root = UIViewController()
    root.title = String(app: "Users")
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(detail(of: data, form: .card), animated: false)
    return navigation
}

/// Creates the detail card in its first design under a black navigation bar.
@MainActor
public func makeCardClassicScreen(data: UserData) -> UIViewController {
    let root = UIViewController()
    root.navigationItem.backButtonTitle = String(app: "Back")
    let navigation = UINavigationController(rootViewController: root)
    makeBlack(navigation.navigationBar)
    navigation.pushViewController(detail(of: data, form: .classic), animated: false)
    return navigation
}

/// Creates the detail card of the first user alone, as high as its content.
@MainActor
public func makeCardView(data: UserData) -> UIView {
    guard let user = data.users.first else { return NoUsersView().build() }
    return data.dependencies.inject { DetailCardView(user: user).build() }
}

/// Creates the detail card in its first design, alone.
@MainActor
public func makeCardClassicView(data: UserData) -> UIView {
    guard let user = data.users.first else { return NoUsersView().build() }
    return data.dependencies.inject { ClassicDetailCardView(user: user).build() }
}

@MainActor
private func detail(of data: UserData, form: UserDetailScreen.Form) -> UIViewController {
    guard let user = data.users.first else {
        let controller = UIViewController(NoUsersView())
        controller.title = String(app: "No User")
        return controller
    }
    return data.dependencies.inject { UserDetailScreen(user: user, form: form).controller() }
}

/// Makes a navigation bar black with a white title; its buttons use the colors of the dark appearance.
@MainActor
private func makeBlack(_ bar: UINavigationBar) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .black
    appearance.shadowColor = nil
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.barStyle = .black
}
