import BuilderUIKit

/// Tabs with a list below a navigation bar, and a badge.
@MainActor
func makeBarsScreen(hasBadge: Bool = true) -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = String(system: "Colors")
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(title: String(system: "Edit"), primaryAction: nil)
    list.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain),
    ]
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: String(system: "Colors"), image: UIImage(systemName: "heart"), tag: 0)
    let others = [("Search", "magnifyingglass"), ("Profile", "person")].enumerated().map { index, item in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
            title: String(system: .init(item.0)), image: UIImage(systemName: item.1), tag: index + 1)
        return controller
    }
    others[0].tabBarItem.badgeValue = hasBadge ? "3" : nil
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation] + others
    return tabs
}

/// A pushed page with a back button, a search bar, and a toolbar.
@MainActor
func makeToolbarScreen() -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = String(system: "Mail")
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    search.placeholder = String(system: "Search")
    search.sizeToFit()
    list.tableView.tableHeaderView = search
    list.toolbarItems = [
        UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain), .flexibleSpace(),
        UIBarButtonItem(title: String(system: "Select"), primaryAction: nil), .flexibleSpace(),
        UIBarButtonItem(systemItem: .compose),
    ]
    let first = UIViewController()
    first.title = String(system: "Mailboxes")
    let navigation = UINavigationController()
    navigation.viewControllers = [first, list]
    navigation.isToolbarHidden = false
    return navigation
}

/// A pushed page with a prompt above its title and a subtitle below it, which the look of iOS 26 shows.
@MainActor
func makeTitlesScreen() -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = String(system: "Inbox")
    list.navigationItem.prompt = String(system: "Choose a message to move")
    list.navigationItem.subtitle = String(system: "12 unread")
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let first = UIViewController()
    first.title = String(system: "Mailboxes")
    let navigation = UINavigationController()
    navigation.viewControllers = [first, list]
    return navigation
}

extension UIBarButtonItem {
    fileprivate convenience init(image: UIImage?, style: UIBarButtonItem.Style) {
        self.init(image: image, style: style, target: nil, action: nil)
    }
}
