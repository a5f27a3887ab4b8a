import Foundation

/// The navigation controller of the controllers without a place in a tab bar: a list of them, and above it the one that
/// was chosen.
@MainActor
final class MoreNavigationController: UINavigationController {
    private let list = MoreListController(style: .plain)

    override func didInitialize() {
        super.didInitialize()
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = SystemWord.more.text
        viewControllers = [list]
    }

    /// Called with the controller of a row that the user taps.
    var onSelect: ((UIViewController) -> Void)? {
        get { list.onSelect }
        set { list.onSelect = newValue }
    }

    override func didRemoveChild(_ child: UIViewController) {
        (parent as? UITabBarController)?.endTab(of: child, at: self)
    }

    override func didReleaseChildren() { (parent as? UITabBarController)?.adoptReleased() }

    /// The controller above the list; nil while the list is on top.
    var chosen: UIViewController? { viewControllers.dropFirst().first }

    /// Shows a controller above the list; nil for the list itself.
    func choose(_ controller: UIViewController?, animated: Bool = false) {
        setViewControllers([list] + (controller.map { [$0] } ?? []), animated: animated)
    }

    /// Shows rows of these controllers in the list.
    ///
    /// - Parameter isCustomizable: A Boolean value that indicates whether the list has an Edit button, which shows the
    ///   page on which users rearrange the tabs.
    func update(_ controllers: [UIViewController], isCustomizable: Bool) {
        list.rows = controllers.map { MoreListController.Row(controller: $0, item: $0.tabBarItem) }
        // An item that changes lays out the tab bar controller, which updates the rows.
        for controller in controllers { controller.tabBarItem.bar = parent?.viewIfLoaded }
        guard isCustomizable != (list.navigationItem.rightBarButtonItem != nil) else { return }
        let edit = UIAction { [weak self] _ in (self?.parent as? UITabBarController)?.beginCustomizing() }
        list.navigationItem.rightBarButtonItem =
            isCustomizable ? UIBarButtonItem(title: SystemWord.edit.text, primaryAction: edit) : nil
    }
}

/// The list of a tab bar controller's controllers without a place in the bar. The rows' look is not measured.
@MainActor
private final class MoreListController: UITableViewController {
    struct Row: Equatable {
        let controller: UIViewController
        let title: String?
        let image: UIImage?

        @MainActor
        init(controller: UIViewController, item: UITabBarItem?) {
            self.controller = controller
            title = item?.title
            image = item?.image
        }
    }

    var rows: [Row] = [] { didSet { if rows != oldValue, isViewLoaded { tableView.reloadData() } } }
    var onSelect: ((UIViewController) -> Void)?

    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "tab"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        var content = UIListContentConfiguration.cell()
        content.text = rows[indexPath.row].title
        content.image = rows[indexPath.row].image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(rows[indexPath.row].controller)
    }
}
