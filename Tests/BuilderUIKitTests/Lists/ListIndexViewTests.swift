import Foundation
import Testing

@testable import BuilderUIKit

/// The index at the end of a table or a collection.
@MainActor
@Suite struct ListIndexViewTests {
    private final class Names: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let source = Names()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func table() -> UITableView {
        let table = UITableView(frame: window.bounds)
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        return table
    }

    private func index(of table: UITableView) -> ListIndexView? {
        table.subviews.compactMap { $0 as? ListIndexView }.first
    }

    @Test func titlesAreInTheMiddleOfTheVisiblePart() throws {
        let table = table()
        let view = try #require(index(of: table))
        #expect(view.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B", "C"])
        let tops: [CGFloat] = [217, 232, 247].map { $0 + 2.0 / 3 }
        #expect(labels.map(\.frame.minY) == tops)
        table.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(view.frame.minY == 100)
    }

    @Test func aTouchScrollsToItsSection() throws {
        let table = table()
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 310, y: 255))
        finger.up()
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    }

    @Test func fewRowsAndNoTitlesHaveNoIndex() {
        let table = table()
        table.sectionIndexMinimumDisplayRowCount = 61
        window.layoutIfNeeded()
        #expect(index(of: table) == nil)
        table.sectionIndexMinimumDisplayRowCount = 60
        window.layoutIfNeeded()
        #expect(index(of: table) != nil)
        source.titles = nil
        table.reloadSectionIndexTitles()
        window.layoutIfNeeded()
        #expect(index(of: table) == nil)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "M", "?"]
        var last = 30
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 2 ? last : 30
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { title == "?" ? IndexPath(item: 0, section: 9) : IndexPath(item: index * 10, section: index) }
    }

    private func collection(_ items: Items) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        return view
    }

    private func titles(in view: UICollectionView) -> [String]? {
        let index = view.subviews.compactMap { $0 as? ListIndexView }.first
        return index?.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func changesReadTheTitlesAgain() {
        let items = Items()
        items.titles = nil
        let view = collection(items)
        #expect(titles(in: view) == nil)
        items.titles = ["X", "Y"]
        items.last = 31
        view.insertItems(at: [IndexPath(item: 0, section: 2)])
        window.layoutIfNeeded()
        #expect(titles(in: view) == ["X", "Y"])
    }

    @Test func collectionsScrollToTheItemOfATitle() throws {
        let items = Items()
        let view = collection(items)
        let index = try #require(view.subviews.compactMap { $0 as? ListIndexView }.first)
        #expect(titles(in: view) == ["A", "M", "?"])
        #expect(index.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
        view.simulateTap(at: CGPoint(x: 310, y: 240))
        // The eleventh item of the second section, which follows 30 items.
        #expect(view.contentOffset.y == 2000)
        // An item that isn't there has no place.
        view.simulateTap(at: CGPoint(x: 310, y: 2255))
        #expect(view.contentOffset.y == 2000 && view.indexPathsForSelectedItems?.isEmpty == true)
    }

    @Test func namesAreSortedIntoLetters() {
        final class Person: NSObject {
            let name: String
            init(_ name: String) { self.name = name }
            func text() -> String { name }
        }
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        let selector = Selector("text", Person.text)
        let people = ["Émile", "Bea", "anna", "3PO"].map { Person($0) }
        let sections = people.map { collation.section(for: $0, collationStringSelector: selector) }
        #expect(sections == [4, 1, 0, 26])
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["3PO", "anna", "Bea", "Émile"])
    }
}
