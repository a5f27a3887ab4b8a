import Foundation
import Testing

@testable import BuilderUIKit

/// A table whose members are all overridden.
@MainActor
@Suite struct UITableViewOverridingTests {
    class Table: UITableView {
        var calls: [String] = []
        override func beginUpdates() {
            calls.append("beginUpdates")
            super.beginUpdates()
        }
        override func endUpdates() {
            calls.append("endUpdates")
            super.endUpdates()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("performBatchUpdates")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("insertRows")
            super.insertRows(at: indexPaths, with: animation)
        }
        override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("deleteRows")
            super.deleteRows(at: indexPaths, with: animation)
        }
        override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("reloadRows")
            super.reloadRows(at: indexPaths, with: animation)
        }
        override func reconfigureRows(at indexPaths: [IndexPath]) {
            calls.append("reconfigureRows")
            super.reconfigureRows(at: indexPaths)
        }
        override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            calls.append("moveRow")
            super.moveRow(at: indexPath, to: newIndexPath)
        }
        override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("insertSections")
            super.insertSections(sections, with: animation)
        }
        override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("deleteSections")
            super.deleteSections(sections, with: animation)
        }
        override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("reloadSections")
            super.reloadSections(sections, with: animation)
        }
        override func moveSection(_ section: Int, toSection newSection: Int) {
            calls.append("moveSection")
            super.moveSection(section, toSection: newSection)
        }
        override func reloadSectionIndexTitles() {
            calls.append("reloadSectionIndexTitles")
            super.reloadSectionIndexTitles()
        }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
            -> UITableViewCell
        {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
        {
            calls.append("dequeueReusableHeaderFooterView")
            return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        }
        override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            calls.append("selectRow")
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        override func deselectRow(at indexPath: IndexPath, animated: Bool) {
            calls.append("deselectRow")
            super.deselectRow(at: indexPath, animated: animated)
        }
        override func numberOfRows(inSection section: Int) -> Int {
            super.numberOfRows(inSection: section)
        }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            super.cellForRow(at: indexPath)
        }
        override func indexPath(for cell: UITableViewCell) -> IndexPath? {
            super.indexPath(for: cell)
        }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? {
            super.indexPathForRow(at: point)
        }
        override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
            super.indexPathsForRows(in: rect)
        }
        override func rectForRow(at indexPath: IndexPath) -> CGRect {
            super.rectForRow(at: indexPath)
        }
        override func rect(forSection section: Int) -> CGRect {
            super.rect(forSection: section)
        }
        override func rectForHeader(inSection section: Int) -> CGRect {
            super.rectForHeader(inSection: section)
        }
        override func rectForFooter(inSection section: Int) -> CGRect {
            super.rectForFooter(inSection: section)
        }
        override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            super.headerView(forSection: section)
        }
        override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            super.footerView(forSection: section)
        }
        override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToRow")
            super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
        override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToNearestSelectedRow")
            super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
        }
        override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
        override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
        override var numberOfSections: Int { super.numberOfSections }
        override var visibleCells: [UITableViewCell] { super.visibleCells }
        override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
    }

    class Cell: UITableViewCell {
        var states: [String] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            states.append("selected \(selected)")
            super.setSelected(selected, animated: animated)
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
        }
        override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
        override func prepareForReuse() {
            states.append("reuse")
            super.prepareForReuse()
        }
        override func defaultContentConfiguration() -> UIListContentConfiguration {
            super.defaultContentConfiguration()
        }
        override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
        }
    }

    @MainActor
    private final class Source: NSObject, UITableViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test func tables() {
        withScreen(300, 300) { root in
            let source = Source()
            let table = Table(frame: root.bounds, style: .plain)
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            root.addSubview(table)
            root.layoutIfNeeded()
            #expect(table.calls.filter { $0 == "dequeueReusableCell" }.count >= 3)
            table.calls = []
            source.count = 4
            table.performBatchUpdates({ table.insertRows(at: [[0, 0]], with: .none) }, completion: nil)
            #expect(table.calls.contains("performBatchUpdates") && table.calls.contains("insertRows"))
            root.layoutIfNeeded()
            #expect(table.visibleCells.count == 4)
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .top)
            #expect((table.cellForRow(at: [0, 1]) as? Cell)?.states.last == "selected true")
            #expect(table.calls.contains("scrollToRow"))
            table.reloadData()
            #expect(table.calls.last == "reloadData")
        }
    }
}
