import BuilderUIKit
import Testing

/// Elements that are requested before they are visible, while a list scrolls.
@MainActor
@Suite struct ListPrefetchingTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
        var count = 100
        var made: Set<Int> = []
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made.insert(indexPath.row)
            return UITableViewCell()
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("\(indexPaths.map(\.row))")
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("not \(indexPaths.map(\.row))")
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("\(indexPaths.map(\.item))")
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("not \(indexPaths.map(\.item))")
        }
    }

    private func show(_ view: UIScrollView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func makeTable() -> (UITableView, Rows, UIWindow) {
        let table = UITableView()
        let rows = Rows()
        table.rowHeight = 50
        table.dataSource = rows
        table.prefetchDataSource = rows
        return (table, rows, show(table))
    }

    private func scroll(_ view: UIScrollView, to offset: CGPoint) {
        view.setContentOffset(offset, animated: false)
        view.layoutIfNeeded()
    }

    @Test func rowsAheadOfTheVisibleOnes() {
        let (table, rows, window) = makeTable()
        #expect(rows.log.isEmpty)
        scroll(table, to: CGPoint(x: 0, y: 25))
        #expect(rows.log == ["[5, 6, 7, 8]"])
        scroll(table, to: CGPoint(x: 0, y: 75))
        #expect(rows.log == ["[5, 6, 7, 8]", "[9]"])
        // Nothing is made before it is visible.
        #expect(rows.made == Set(0...5))
        withExtendedLifetime(window) {}
    }

    @Test func turningBackCancels() {
        let (table, rows, window) = makeTable()
        scroll(table, to: CGPoint(x: 0, y: 500))
        #expect(rows.log == ["[14, 15, 16, 17]"])
        rows.log = []
        scroll(table, to: CGPoint(x: 0, y: 450))
        #expect(rows.log == ["not [14, 15, 16, 17]", "[8, 7, 6, 5]"])
        withExtendedLifetime(window) {}
    }

    @Test func aFingerScrolls() {
        let (table, rows, window) = makeTable()
        table.simulateDrag(by: CGVector(dx: 0, dy: -120))
        window.layoutIfNeeded()
        let visible = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(visible > 4)
        #expect(rows.log.joined().contains("\(visible + 1)"))
    }

    @Test func loadingAgainForgetsRequests() {
        let (table, rows, window) = makeTable()
        scroll(table, to: CGPoint(x: 0, y: 25))
        table.reloadData()
        table.layoutIfNeeded()
        rows.log = []
        scroll(table, to: CGPoint(x: 0, y: 30))
        #expect(rows.log == ["[5, 6, 7, 8]"])
        withExtendedLifetime(window) {}
    }

    /// The requested rows have other index paths after insertions and deletions.
    @Test func requestsMoveWithTheRows() {
        let (table, rows, window) = makeTable()
        scroll(table, to: CGPoint(x: 0, y: 25))
        #expect(rows.log == ["[5, 6, 7, 8]"])
        rows.log = []
        // Rows 5 to 8 are then 6 to 9.
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        rows.log = []
        scroll(table, to: CGPoint(x: 0, y: 30))
        #expect(rows.log == ["not [9]", "[5]"])
        // Row 7 is deleted, so that its request is neither canceled nor counted: 8 is then 7.
        rows.count -= 1
        table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
        table.layoutIfNeeded()
        rows.log = []
        scroll(table, to: CGPoint(x: 0, y: 35))
        #expect(rows.log == ["[8]"])
        withExtendedLifetime(window) {}
    }

    @Test func nothingIfItIsTurnedOff() {
        let (table, rows, window) = makeTable()
        table.isPrefetchingEnabled = false
        scroll(table, to: CGPoint(x: 0, y: 25))
        #expect(rows.log.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func itemsInBothDirections() {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.prefetchDataSource = items
        let window = show(collection)
        #expect(items.log.isEmpty)
        scroll(collection, to: CGPoint(x: 500, y: 0))
        #expect(items.log == ["[7, 8]"])
        scroll(collection, to: CGPoint(x: 400, y: 0))
        #expect(items.log == ["[7, 8]", "not [7, 8]", "[3, 2]"])
        withExtendedLifetime(window) {}
    }
}
