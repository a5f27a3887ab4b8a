import BuilderUIKit

/// A list whose second row has opened its context menu, beside a picture of the row or the view of a controller.
final class ContextMenuController: UITableViewController {
    private static let places = [
        ("Lisbon", "Portugal"), ("Kyoto", "Japan"), ("Cusco", "Peru"), ("Tallinn", "Estonia"), ("Fez", "Morocco"),
    ]
    private let showsController: Bool

    init(showsController: Bool) {
        self.showsController = showsController
        super.init(style: .insetGrouped)
        title = String(system: "Places")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.simulateLongPress()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = String(system: .init(Self.places[indexPath.row].0))
        cell.detailTextLabel?.text = String(system: .init(Self.places[indexPath.row].1))
        cell.imageView?.image = UIImage(systemName: "heart")
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            previewProvider: showsController
                ? { PlaceController(String(system: .init(Self.places[indexPath.row].0))) } : nil
        ) { _ in
            UIMenu(children: [
                UIAction(title: String(system: "Share"), image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: String(system: "Favorite"), image: UIImage(systemName: "heart")) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(
                            title: String(system: "Delete"), image: UIImage(systemName: "trash"),
                            attributes: .destructive
                        ) { _ in }
                    ]),
            ])
        }
    }
}

/// A page about a place.
private final class PlaceController: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        preferredContentSize = CGSize(width: 300, height: 260)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let header = UIView()
        header.backgroundColor = .systemTeal
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        for view in [header, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.6),
            label.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }
}
