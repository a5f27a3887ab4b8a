import BuilderUIKit

/// A list of recipes with a menu that sorts it, and a sheet that adds one.
final class RecipesController: UITableViewController {
    fileprivate struct Recipe {
        var name: String
        var minutes: Int
    }

    private enum Order: String, CaseIterable {
        case name = "Name"
        case time = "Time"
    }

    private var recipes = [("Bread", 180), ("Lentil Soup", 40), ("Omelet", 10), ("Risotto", 35)].map(Recipe.init)
    private var order = Order.name
    private let sortItem = UIBarButtonItem(title: "Sort")

    convenience init() {
        self.init(style: .insetGrouped)
        title = "Recipes"
        navigationItem.leftBarButtonItem = sortItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        sort(by: .name)
    }

    private func sort(by order: Order) {
        self.order = order
        switch order {
        case .name: recipes.sort { $0.name < $1.name }
        case .time: recipes.sort { $0.minutes < $1.minutes }
        }
        sortItem.menu = UIMenu(
            title: "Sort by",
            children: Order.allCases.map { other in
                UIAction(title: other.rawValue, state: other == order ? .on : .off) { [weak self] _ in
                    self?.sort(by: other)
                }
            })
        if isViewLoaded { tableView.reloadData() }
    }

    private func add() {
        let form = NewRecipeController { [weak self] recipe in
            guard let self else { return }
            recipes.append(recipe)
            sort(by: order)
        }
        let navigation = UINavigationController(rootViewController: form)
        navigation.sheetPresentationController?.detents = [.medium()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = recipes[indexPath.row].name
        cell.detailTextLabel?.text = "\(recipes[indexPath.row].minutes) min"
        return cell
    }
}

/// The form in the sheet: a name, and the time that the recipe takes.
private final class NewRecipeController: UIViewController {
    private static let times = [10, 30, 60]

    private let nameField = UITextField()
    private let time = UISegmentedControl(items: times.map { "\($0) min" })
    private let save: (RecipesController.Recipe) -> Void

    init(save: @escaping (RecipesController.Recipe) -> Void) {
        self.save = save
        super.init(nibName: nil, bundle: nil)
        title = "New Recipe"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameField.borderStyle = .roundedRect
        nameField.placeholder = "Name"
        nameField.accessibilityLabel = "Name"
        nameField.accessibilityIdentifier = "name"
        nameField.font = .preferredFont(forTextStyle: .body)
        time.selectedSegmentIndex = 1
        time.accessibilityIdentifier = "time"
        let column = UIStackView(arrangedSubviews: [nameField, time])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func finish() {
        save(.init(name: nameField.text ?? "", minutes: Self.times[time.selectedSegmentIndex]))
        dismiss(animated: true)
    }
}
