import BuilderUIKit
import Foundation

/// A table beside a collection, and a table below them, while two fingers drag rows.
///
/// One row has been dropped on the collection, where a placeholder stands for it, and another is held over it. A row of
/// the lower table is held where it would move.
final class DropsController: UIViewController {
    private let goods = RowsToDrag(["Tea", "Rice", "Figs", "Salt"])
    private let stops = RowsToDrag(["Oslo", "Rome", "Kyiv", "Bern"])
    private let basket = ItemsToDrop(["Oil", "Nuts", "Corn"])
    private lazy var shelf = makeTable(goods)
    private lazy var route = makeTable(stops)
    private lazy var collection = makeCollection()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Drops")
        view.backgroundColor = .systemBackground
        let upper = UIStackView(arrangedSubviews: [shelf, collection])
        upper.distribution = .fillEqually
        upper.spacing = 12
        let stack = UIStackView(arrangedSubviews: [upper, route])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let window = view.window else { return }
        let touch = TouchSimulator(window: window)
        // The first row is dropped before the second item; the next one is held over the last item.
        drag(0, of: shelf, to: collection.cellForItem(at: IndexPath(item: 1, section: 0)), touch)
        touch.up()
        window.layoutIfNeeded()
        drag(1, of: shelf, to: collection.cellForItem(at: IndexPath(item: 2, section: 0)), touch)
        drag(0, of: route, to: route.cellForRow(at: IndexPath(row: 2, section: 0)), touch, finger: 1)
    }

    /// Holds a row over a cell.
    private func drag(_ row: Int, of table: UITableView, to goal: UIView?, _ touch: TouchSimulator, finger: Int = 0) {
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)), let goal else { return }
        touch.down(finger: finger, at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        touch.wait(1)
        touch.move(
            finger: finger, to: goal.convert(CGPoint(x: goal.bounds.midX, y: goal.bounds.midY), to: nil), duration: 0.3)
    }

    private func makeTable(_ rows: RowsToDrag) -> UITableView {
        let table = UITableView()
        table.backgroundColor = .secondarySystemBackground
        table.layer.cornerRadius = 14
        table.dataSource = rows
        table.dragDelegate = rows
        table.dragInteractionEnabled = true
        return table
    }

    private func makeCollection() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.layer.cornerRadius = 14
        collection.layer.borderWidth = 1
        collection.layer.borderColor = UIColor.systemBlue.cgColor
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "placeholder")
        collection.dataSource = basket
        collection.dropDelegate = basket
        return collection
    }
}

/// Rows that fingers drag; their own table moves them.
@MainActor
private final class RowsToDrag: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    private var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = String(system: .init(names[indexPath.row]))
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        names.insert(names.remove(at: from.row), at: to.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))] }
}

/// Items among which others are dropped; placeholders stand for those that haven't been loaded.
@MainActor
private final class ItemsToDrop: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate {
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        Self.show(String(system: .init(names[indexPath.item])), in: cell, .label)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else { return }
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { Self.show(String(system: "Loading"), in: $0, .secondaryLabel) }
        _ = coordinator.drop(item, to: placeholder)
    }

    private static func show(_ text: String, in cell: UICollectionViewCell, _ color: UIColor) {
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.textProperties.color = color
        cell.contentConfiguration = content
    }
}
