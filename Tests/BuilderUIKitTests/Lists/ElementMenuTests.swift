import Foundation
import Testing

@testable import BuilderUIKit

/// The edit actions of rows and items, by the delegates' methods from before iOS 13.
@MainActor
@Suite struct ElementMenuTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var showsMenu = true
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            log.append("show \(indexPath.row)")
            return showsMenu
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == Selector("copy:", UIResponder.copy(_:)) }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("preview")
            return nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 2
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { indexPath.item == 0 }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("preview")
            return nil
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var titles: [String]? { window.editMenu?.shownElements.map(\.title) }

    private func show(_ view: UIView) {
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func pressesOnRowsShowTheAllowedActions() throws {
        let rows = Rows()
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 60
        table.dataSource = rows
        table.delegate = rows
        show(table)
        table.simulateLongPress(at: CGPoint(x: 100, y: 90))
        #expect(rows.log == ["show 1"] && titles == ["Copy"])
        (window.editMenu?.shownElements.first as? UIAction)?.perform(sender: nil)
        #expect(rows.log == ["show 1", "copy: 1"])
        window.editMenu?.close()
        rows.showsMenu = false
        table.simulateLongPress(at: CGPoint(x: 100, y: 30))
        #expect(rows.log.dropFirst(2).first == "show 0" && window.editMenu == nil)
    }

    @Test func pressesOnItemsShowTheAllowedActions() {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        show(view)
        view.simulateLongPress(at: CGPoint(x: 100, y: 90))
        view.simulateLongPress(at: CGPoint(x: 100, y: 150))
        #expect(window.editMenu == nil)
        view.simulateLongPress(at: CGPoint(x: 100, y: 30))
        #expect(titles == ["Cut", "Copy", "Paste"])
        (window.editMenu?.shownElements.last as? UIAction)?.perform(sender: nil)
        #expect(items.log == ["paste: 0"])
    }
}
