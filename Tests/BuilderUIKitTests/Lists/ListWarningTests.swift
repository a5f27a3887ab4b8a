import Foundation
import Testing

@testable import BuilderUIKit

/// Warnings of tables and collections for invalid index paths and numbers, and what they do then.
@MainActor
@Suite struct ListWarningTests {
    private let source = TableSource(rows: 3, 2)
    private let items = CollectionSource(items: 3, 2)

    private func warnings(_ body: () -> Void) -> [String] {
        let log = WarningLog()
        log.asCurrent(body)
        return log.warnings.map(\.description)
    }

    private func issues(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).diagnostics.map(\.description)
    }

    @Test func aTableReportsWhatItCanNotScrollTo() throws {
        let (table, _) = source.table()
        let texts = warnings {
            table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
            table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
            table.scrollToRow(at: IndexPath(), at: .top, animated: false)
            table.selectRow(at: IndexPath(row: 9, section: 1), animated: false, scrollPosition: .middle)
        }
        #expect(texts.count == 4)
        #expect(
            texts[0].hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows in section 0. "
                    + "Table view: "))
        #expect(texts[1].contains("an out-of-bounds section (2) when there are only 2 sections."))
        #expect(texts[3].contains("row (9)"))
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(table.contentOffset == .zero)
    }

    @Test func theRowNotFoundStandsForASectionsHeader() {
        let source = TableSource(rows: 30, 0, 30)
        source.titles = ["a", "b", "c"]
        let (table, _) = source.table()
        let texts = warnings {
            table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        }
        #expect(texts.isEmpty)
        #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
        #expect(table.contentOffset.y > 0)
    }

    @Test func aCollectionReportsWhatItCanNotScrollTo() {
        let (collection, _) = items.show(UICollectionViewFlowLayout())
        let texts = warnings {
            collection.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
            collection.scrollToItem(at: IndexPath(item: 0, section: 3), at: .top, animated: false)
            collection.selectItem(at: IndexPath(item: -1, section: 0), animated: false, scrollPosition: .top)
        }
        #expect(texts.count == 3)
        #expect(
            texts[0].hasPrefix(
                "Attempted to scroll the collection view to an out-of-bounds item (20) when there are only 3 items in "
                    + "section 0. Collection view: "))
        #expect(texts[1].contains("an out-of-bounds section (3) when there are only 2 sections."))
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test func negativeNumbersCountAsNone() {
        let bad = TableSource(rows: 2, -1)
        let (shownTable, texts) = {
            var table: UITableView?
            let texts = warnings { table = bad.table().table }
            return (table, texts)
        }()
        #expect(texts.count == 1)
        #expect(texts.first?.contains("tableView(_:numberOfRowsInSection:)") == true)
        #expect(texts.first?.contains("-1") == true)
        #expect(shownTable?.visibleCells.count == 2)
        let badItems = CollectionSource(items: -4)
        #expect(warnings { _ = badItems.show(UICollectionViewFlowLayout()) }.count == 1)
    }

    @Test func aCellThatIsGivenTwiceIsReported() {
        final class OneCell: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let one = OneCell()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        let texts = warnings {
            table.dataSource = one
            table.layoutIfNeeded()
        }
        #expect(texts.first?.contains("the same cell for row 0 in section 0 and row 1 in section 0") == true)
        #expect(table.visibleCells.count == 1)
    }

    @Test func cellsOfTwoIdentifiersForOneRowAreReported() {
        final class TwoCells: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                _ = tableView.dequeueReusableCell(withIdentifier: "first", for: indexPath)
                let cell = tableView.dequeueReusableCell(withIdentifier: "second", for: indexPath)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let two = TwoCells()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "first")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "second")
        let texts = warnings {
            table.dataSource = two
            table.layoutIfNeeded()
        }
        #expect(texts.count == 2)
        #expect(
            texts.first?.hasPrefix(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
                    + "dequeue more cells than the table view is requesting, use the "
                    + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: second, ")
                == true)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1"])
        withExtendedLifetime(two) {}
    }

    @Test func cellsOfTwoIdentifiersForOneItemAreReported() {
        let source = CollectionSource(items: 1)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        source.fill = { _, path in _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: path) }
        let texts = warnings {
            collection.dataSource = source
            collection.layoutIfNeeded()
            // A cell that the data source wasn't requested for isn't counted.
            _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("than the collection view is requesting") == true)
        #expect(texts.first?.contains("Cell identifier: other") == true)
        #expect(collection.visibleCells.count == 1)
        withExtendedLifetime(source) {}
    }

    @Test func movesThatMeetAreReported() {
        let (table, _) = source.table()
        let texts = issues {
            table.performBatchUpdates {
                table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
                table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
            }
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("attempt to perform multiple moves to the same index path (row 1 of section 1).")
                == true)
        table.layoutIfNeeded()
        let sections = issues {
            table.performBatchUpdates {
                table.deleteSections([0], with: .none)
                table.moveSection(0, toSection: 1)
            }
        }
        #expect(sections.first?.hasPrefix("attempt to perform a delete and a move from the same section (0).") == true)
    }

    @Test func aTouchOnARowThatIsGoneSelectsNothing() {
        let (table, window) = source.table()
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 100, y: 20))
        source.rowCounts = []
        table.reloadData()
        window.layoutIfNeeded()
        finger.up()
        #expect(source.events.isEmpty)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aFootThatComesWhileRowsAreShownIsPlaced() {
        /// Shows a footer while the next page is fetched, as soon as the last row comes into view.
        final class Pages: NSObject, UITableViewDataSource, UITableViewDelegate {
            var count = 4
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                guard indexPath.row == 3, count == 4 else { return }
                tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
                count = 6
                tableView.insertRows(at: [4, 5].map { IndexPath(row: $0, section: 0) }, with: .automatic)
            }
        }
        let pages = Pages()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 50
        table.dataSource = pages
        table.delegate = pages
        window.addSubview(table)
        window.isHidden = false
        let texts = issues { window.layoutIfNeeded() }
        #expect(texts.isEmpty)
        #expect(table.visibleCells.count == 6)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 300, width: 320, height: 50))
    }

    @Test func attributesOfItemsThatDoNotExistAreReported() {
        final class ColumnLayout: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<5).map { index in
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: index, section: 0))
                    attributes.frame = CGRect(x: 0, y: 40 * index, width: 320, height: 40)
                    return attributes
                }
            }
        }
        var collection: UICollectionView?
        let texts = warnings { collection = items.show(ColumnLayout()).0 }
        let sentence = "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { $0.hasPrefix(sentence) })
        #expect(collection?.visibleCells.count == 3)
    }

    @Test func theRestOfTheScreenIsDrawn() throws {
        final class Screen: UIView {
            let source = TableSource(rows: 3)
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            let table = UITableView(frame: CGRect(x: 0, y: 40, width: 200, height: 260))
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "Above"
                table.dataSource = source
                addSubview(label)
                addSubview(table)
                table.layoutIfNeeded()
                table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
            }
            required init?(coder: NSCoder) { nil }
        }
        let (display, tree) = try Renderer().layOut(
            Screen(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), width: 200, height: 300,
            reading: { $0.textTree })
        #expect(
            display.warnings.first?.hasPrefix(
                "attempt to delete row 3 from section 0 which only contains 3 rows before the update.") == true)
        #expect("\(tree)".contains("Above"))
        #expect("\(tree)".contains("\"2\""))
    }
}
