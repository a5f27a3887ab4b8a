import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UITableViewUpdatesTests {
    /// Sections of named rows; each row's name is its height.
    @MainActor final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var requests: [String] = []
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section of \(sections[section].first ?? "nothing")"
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let name = sections[indexPath.section][indexPath.row]
            requests.append(name)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(
                    style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = name
            return cell
        }
        func take() -> [String] {
            defer { requests = [] }
            return requests
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    private let names: Names

    init() {
        names = Names([["a", "b", "c"], ["d", "e"]])
        table.dataSource = names
        table.delegate = names
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        _ = names.take()
    }

    private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func whatStaysKeepsItsCell() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        names.sections[0].insert("new", at: 1)
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(shown == ["a", "new", "b", "c", "d", "e"])
        #expect(names.take() == ["new"])
        #expect(table.cellForRow(at: path(2)) === cell)
        names.sections[0].remove(at: 0)
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(shown == ["new", "b", "c", "d", "e"])
        #expect(names.take().isEmpty)
        #expect(table.cellForRow(at: path(1)) === cell)
        #expect(cell.frame.minY == table.rectForRow(at: path(1)).minY)
    }

    @Test func placesInAGroupCountBeforeAndAfter() {
        names.sections = [["x", "b", "y"], ["e", "d"]]
        table.performBatchUpdates {
            table.insertRows(at: [path(0), path(2)], with: .none)
            table.deleteRows(at: [path(0), path(2)], with: .none)
            table.moveRow(at: path(0, 1), to: path(1, 1))
        }
        #expect(shown == ["x", "b", "y", "e", "d"])
        #expect(Set(names.take()) == ["x", "y"])
    }

    @Test func rowsMoveBetweenSections() throws {
        let cell = try #require(table.cellForRow(at: path(0)))
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        names.sections = [["b", "c"], ["d", "a", "e"]]
        table.moveRow(at: path(0), to: path(1, 1))
        #expect(shown == ["b", "c", "d", "a", "e"])
        #expect(names.take().isEmpty)
        #expect(table.cellForRow(at: path(1, 1)) === cell)
        #expect(table.indexPathForSelectedRow == path(1, 1))
    }

    @Test func sectionsComeGoAndMove() throws {
        let header = try #require(table.headerView(forSection: 1))
        names.sections.insert(["n"], at: 0)
        table.insertSections([0], with: .automatic)
        #expect(shown == ["n", "a", "b", "c", "d", "e"])
        #expect(names.take() == ["n"])
        #expect(table.headerView(forSection: 2) === header)
        names.sections.swapAt(1, 2)
        table.moveSection(1, toSection: 2)
        #expect(shown == ["n", "d", "e", "a", "b", "c"])
        #expect(names.take().isEmpty)
        names.sections.remove(at: 1)
        table.deleteSections([1], with: .automatic)
        #expect(shown == ["n", "a", "b", "c"])
        #expect(table.numberOfSections == 2)
        names.sections[1] = ["z"]
        table.reloadSections([1], with: .automatic)
        #expect(shown == ["n", "z"])
        #expect(names.take() == ["z"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section of z")
    }

    @Test func reloadRowsRequestsTheirCellsAgain() {
        names.sections[0][1] = "B"
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.reloadRows(at: [path(1)], with: .none)
        #expect(shown == ["a", "B", "c", "d", "e"])
        #expect(names.take() == ["B"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func updateGroupsNest() {
        var isDone = false
        table.beginUpdates()
        #expect(table.hasUncommittedUpdates)
        names.sections[0].append("x")
        table.insertRows(at: [path(3)], with: .none)
        table.performBatchUpdates({
            names.sections[1].removeAll()
            table.deleteRows(at: [path(0, 1), path(1, 1)], with: .none)
        }) { isDone = $0 }
        #expect(isDone)
        table.endUpdates()
        #expect(shown == ["a", "b", "c", "x"])
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func deleteRowsRequestsOnlyCellsThatBecomeVisible() {
        names.sections = [(0..<100).map { "\($0)" }]
        table.reloadData()
        window.layoutIfNeeded()
        _ = names.take()
        table.contentOffset.y = 1000
        window.layoutIfNeeded()
        _ = names.take()
        let first = shown.first
        names.sections[0].removeFirst(3)
        table.deleteRows(at: [path(0), path(1), path(2)], with: .none)
        #expect(shown.first != first)
        #expect(names.take().count == 3)
        #expect(table.contentOffset.y == 1000)
    }

    // MARK: What doesn't agree

    private func issue(_ change: () -> Void) -> String {
        let (_, issues) = LayoutDiagnostics.collecting {
            change()
            window.layoutIfNeeded()
        }
        #expect(issues.count == 1)
        return issues.first?.description ?? ""
    }

    @Test func aWrongNumberOfRows() {
        names.sections[0] = ["a", "b", "c"]
        let text = issue { table.insertRows(at: [path(0)], with: .automatic) }
        let expected = """
            Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
            section after the update (3) must be equal to the number of rows contained in that section \
            before the update (3), plus or minus the number of rows inserted or deleted from that section \
            (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section \
            (0 moved in, 0 moved out).
            """
        #expect(text.hasPrefix(expected))
        #expect(text.contains("<UITableView"))
        #expect(shown == ["a", "b", "c", "d", "e"])
    }

    @Test func theTableRecovers() {
        names.sections = [["q"], ["r"], ["s"]]
        let text = issue { table.deleteRows(at: [path(0)], with: .automatic) }
        #expect(
            text.hasPrefix(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after "
                    + "the update (3) must be equal to the number of sections contained in the table view before the "
                    + "update (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."))
        #expect(shown == ["q", "r", "s"])
        #expect(table.numberOfSections == 3)
        names.sections[0].append("t")
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(shown == ["q", "t", "r", "s"])
    }

    @Test func placesThatDoNotExist() {
        #expect(
            issue { table.deleteRows(at: [path(5)], with: .none) }.hasPrefix(
                "attempt to delete row 5 from section 0 which only contains 3 rows before the update"))
        names.sections[0].append("x")
        #expect(
            issue { table.insertRows(at: [path(7)], with: .none) }.hasPrefix(
                "attempt to insert row 7 into section 0, but there are only 4 rows in section 0 after the update"))
        #expect(
            issue { table.reloadSections([9], with: .none) }.hasPrefix(
                "attempt to reload section 9, but there are only 2 sections before the update"))
        #expect(
            issue { table.insertSections([4], with: .none) }.hasPrefix(
                "attempt to insert section 4 but there are only 2 sections after the update"))
        #expect(
            issue { table.reloadRows(at: [IndexPath()], with: .none) }.hasPrefix(
                "attempt to reload row -1 from section -1"))
        #expect(shown == ["a", "b", "c", "x", "d", "e"])
    }

    // MARK: Random changes

    @Test func randomChangesShowWhatAReloadShows() {
        var state: UInt64 = 5
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
        }
        var next = 0
        let (_, issues) = LayoutDiagnostics.collecting {
            for _ in 0..<60 {
                let section = random(names.sections.count)
                let old = names.sections[section]
                let before = shown
                let deleted = old.indices.filter { _ in random(4) == 0 }
                var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
                var inserted: [Int] = []
                for _ in 0..<random(4) {
                    let place = random(new.count + 1)
                    inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
                    next += 1
                    new.insert("row \(next)", at: place)
                }
                names.sections[section] = new
                table.performBatchUpdates {
                    table.insertRows(at: inserted.map { path($0, section) }, with: .none)
                    table.deleteRows(at: deleted.map { path($0, section) }, with: .none)
                }
                let kept = shown
                let frames = table.visibleCells.map(\.frame)
                // Cells of rows that were visible are not requested again.
                #expect(Set(names.take()).isDisjoint(with: before))
                table.reloadData()
                #expect(shown == kept)
                #expect(table.visibleCells.map(\.frame) == frames)
                _ = names.take()
            }
        }
        #expect(issues.isEmpty)
    }
}
