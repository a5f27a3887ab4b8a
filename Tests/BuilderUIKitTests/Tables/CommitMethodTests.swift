import Foundation
import Testing

@testable import BuilderUIKit

/// Data sources of all kinds, with and without `tableView(_:commit:forRowAt:)`.
@MainActor
@Suite struct CommitMethodTests {
    private class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class FinalRows: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private class CommittingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var deleted: [Int] = []
        var style = UITableViewCell.EditingStyle.delete
        var canEdit = true
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { deleted.append(indexPath.row) }
    }

    private final class EmptyCommit: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private class Controller: UITableViewController {
        var other = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    private class CommittingController: Controller {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }
    private final class LastController: CommittingController {}

    private class Diffable: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    private final class CommittingDiffable: Diffable {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    @Test func classesWithTheDefault() {
        #expect(!CommitMethod.isImplemented(by: Rows()))
        #expect(!CommitMethod.isImplemented(by: FinalRows()))
    }

    @Test func classesWithTheMethod() {
        let rows = CommittingRows()
        #expect(CommitMethod.isImplemented(by: rows))
        #expect(CommitMethod.isImplemented(by: EmptyCommit()))
        #expect(rows.deleted.isEmpty)
    }

    @Test func tableViewControllers() {
        #expect(!CommitMethod.isImplemented(by: UITableViewController()))
        #expect(!CommitMethod.isImplemented(by: Controller()))
        #expect(CommitMethod.isImplemented(by: CommittingController()))
        #expect(CommitMethod.isImplemented(by: LastController()))
    }

    @Test func diffableDataSources() {
        let table = UITableView()
        #expect(
            !CommitMethod.isImplemented(
                by: UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }))
        #expect(!CommitMethod.isImplemented(by: Diffable(tableView: table) { _, _, _ in nil }))
        #expect(CommitMethod.isImplemented(by: CommittingDiffable(tableView: table) { _, _, _ in nil }))
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    private func canSwipe(_ dataSource: any UITableViewDataSource) -> Bool {
        let table = UITableView(frame: window.bounds)
        table.dataSource = dataSource
        table.delegate = dataSource as? any UITableViewDelegate
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return table.simulateSwipe(.left, ofRowAt: IndexPath(row: 0, section: 0))
    }

    @Test func deleteButtonsOfSwipedRows() {
        #expect(!canSwipe(Rows()))
        let rows = CommittingRows()
        #expect(canSwipe(rows))
        for style in [UITableViewCell.EditingStyle.none, .insert] {
            rows.style = style
            #expect(!canSwipe(rows))
        }
        rows.style = .delete
        rows.canEdit = false
        #expect(!canSwipe(rows))
        #expect(rows.deleted.isEmpty)
    }
}
