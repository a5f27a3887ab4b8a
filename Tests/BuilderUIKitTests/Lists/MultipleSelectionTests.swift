import Foundation
import Testing

@testable import BuilderUIKit

/// Rows and items that two fingers select.
@MainActor
@Suite struct MultipleSelectionTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var allows = true
        var edits = true
        var refused: Int?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log.append("should \(indexPath.row)")
            return allows
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(edits, animated: false)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            guard indexPath.row == refused else { return indexPath }
            log.append("refuse \(indexPath.row)")
            return nil
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("perform \(indexPath.row)")
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        var count = 40
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("begin \(indexPath.item)") }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            log.append("end")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ view: UIView) {
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 60
        table.dataSource = rows
        table.delegate = rows
        table.allowsMultipleSelectionDuringEditing = true
        show(table)
        return table
    }

    /// Puts two fingers down at a height and moves them to others.
    private func pan(from start: CGFloat, to heights: CGFloat...) {
        func points(_ y: CGFloat) -> [Int: CGPoint] { [0: CGPoint(x: 100, y: y), 1: CGPoint(x: 140, y: y)] }
        let touch = TouchSimulator(window: window)
        touch.down(points(start))
        for height in heights { touch.move(points(height), duration: 0.2) }
        touch.up([0, 1])
    }

    @Test func twoFingersSelectRowsAndDeselectThoseTheyLeave() {
        let rows = Rows()
        let table = table(rows)
        pan(from: 30, to: 150, 90)
        #expect(rows.log == ["should 0", "begin 0", "select 0", "select 1", "select 2", "deselect 2", "end"])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
        #expect(table.contentOffset.y == 0)
    }

    @Test func twoFingersOnlySelectAndRequestRefusedRowsOnce() {
        let rows = Rows()
        rows.edits = false
        rows.refused = 1
        let table = table(rows)
        table.allowsMultipleSelection = true
        pan(from: 30, to: 170, 150)
        #expect(rows.log == ["should 0", "begin 0", "select 0", "refuse 1", "select 2", "end"])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    }

    @Test func twoFingersSelectHeadersOfOutlines() throws {
        let items = Items()
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = text == "Header" ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Row", "Header"])
        snapshot.append(["Child"], to: "Header")
        source.apply(snapshot, to: 0)
        view.delegate = items
        view.allowsMultipleSelection = true
        show(view)
        let places = try (0..<2).map {
            try #require(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame.midY
        }
        pan(from: places[0], to: places[1])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
        #expect(source.snapshot().itemIdentifiers == ["Row", "Header"])
    }

    @Test func fingersBesideItemsSelectUpToTheNearest() {
        let items = Items()
        items.count = 4
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        view.allowsMultipleSelection = true
        show(view)
        // The fingers are at 120 points, between the second column and the last item, which is in the first one.
        pan(from: 30, to: 110)
        #expect(items.log == ["begin 1", "end"])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3])
    }

    @Test func twoFingersScrollWhereTheDelegateRefuses() {
        let rows = Rows()
        rows.allows = false
        let table = table(rows)
        pan(from: 310, to: 100)
        #expect(rows.log == ["should 5"] && table.contentOffset.y > 100)
    }

    @Test func twoFingersSelectItems() {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        show(view)
        // One item at a time can be selected.
        pan(from: 200, to: 100)
        #expect(items.log == ["begin 3", "end"] && view.indexPathsForSelectedItems?.isEmpty == true)
        view.allowsMultipleSelection = true
        pan(from: 200, to: 100)
        #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3])
    }
}
