import Foundation
import Testing

@testable import BuilderUIKit

/// Tables whose data source and delegate contradict themselves, and change the table while they are called.
@MainActor
@Suite struct UITableViewFuzzTests {
    final class InconsistentDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var random: FuzzGenerator
        var counts: [Int]
        var isConsistent = false
        private var depth = 0
        private let shared = UITableViewCell(style: .default, reuseIdentifier: "shared")

        init(seed: Int) {
            random = FuzzGenerator(seed)
            counts = random.counts()
        }

        /// Calls a random method of the table from within a callback.
        private func interfere(_ table: UITableView) {
            guard !isConsistent, depth < 2, random.oneIn(6) else { return }
            depth += 1
            act(on: table)
            depth -= 1
        }

        func numberOfSections(in tableView: UITableView) -> Int {
            interfere(tableView)
            if !isConsistent, random.oneIn(10) { return random.number(below: 5) - 1 }
            return counts.count
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            interfere(tableView)
            if !isConsistent, random.oneIn(10) { return random.number(below: 6) - 2 }
            return counts.indices.contains(section) ? counts[section] : 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            interfere(tableView)
            if !isConsistent, random.oneIn(10) { return shared }
            if !isConsistent, random.oneIn(10) {
                return tableView.dequeueReusableCell(withIdentifier: "never registered", for: indexPath)
            }
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            interfere(tableView)
            return !isConsistent && random.oneIn(5) ? 60 : UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            interfere(tableView)
            return !isConsistent && random.oneIn(3) ? UITableViewHeaderFooterView(reuseIdentifier: "header") : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            interfere(tableView)
            return section == 1 ? "Foot" : nil
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { interfere(tableView) }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { interfere(tableView) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let table = scrollView as? UITableView { interfere(table) }
        }

        func act(on table: UITableView) {
            if self.random.oneIn(2) { self.counts = self.random.counts() }
            switch random.number(below: 30) {
            case 0: table.insertRows(at: random.paths(), with: .automatic)
            case 1: table.deleteRows(at: random.paths(), with: .automatic)
            case 2: table.reloadRows(at: random.paths(), with: .none)
            case 3: table.moveRow(at: random.path(), to: random.path())
            case 4: table.insertSections(random.sections(), with: .none)
            case 5: table.deleteSections(random.sections(), with: .none)
            case 6: table.reloadSections(random.sections(), with: .none)
            case 7: table.moveSection(random.index(), toSection: random.index())
            case 8: table.reconfigureRows(at: random.paths())
            case 9: table.reloadData()
            case 10: table.scrollToRow(at: random.path(), at: .middle, animated: random.oneIn(2))
            case 11: table.selectRow(at: random.path(), animated: false, scrollPosition: .top)
            case 12: table.deselectRow(at: random.path(), animated: false)
            case 13: _ = table.cellForRow(at: random.path())
            case 14: _ = table.rectForRow(at: random.path())
            case 15: _ = table.rect(forSection: random.index())
            case 16: _ = table.rectForHeader(inSection: random.index())
            case 17: _ = table.rectForFooter(inSection: random.index())
            case 18: _ = table.numberOfRows(inSection: random.index())
            case 19: _ = table.indexPathForRow(at: random.point())
            case 20:
                _ = table.indexPathsForRows(in: CGRect(origin: random.point(), size: CGSize(width: 10, height: 300)))
            case 21: table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            case 22:
                table.tableHeaderView = random.oneIn(2) ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 9))
            case 23: _ = table.contentSize
            case 24: table.contentOffset.y = CGFloat(random.number(below: 400))
            case 25: table.layoutIfNeeded()
            case 26: _ = table.sizeThatFits(CGSize(width: 300, height: 100))
            case 27: table.setEditing(random.oneIn(2), animated: false)
            case 28:
                table.performBatchUpdates {
                    table.deleteRows(at: self.random.paths(), with: .fade)
                    table.insertRows(at: self.random.paths(), with: .fade)
                    if self.random.oneIn(2) { self.counts = self.random.counts() }
                }
            default:
                table.dataSource = nil
                if random.oneIn(2) { table.layoutIfNeeded() }
                table.dataSource = self
            }
        }
    }

    @Test(arguments: 0..<60) func inconsistentDataSourcesDoNotCrashAndAConsistentOneIsShown(seed: Int) {
        let source = InconsistentDataSource(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let table = UITableView(frame: window.bounds, style: [.plain, .grouped, .insetGrouped][seed % 3])
        window.addSubview(table)
        window.isHidden = false
        let log = WarningLog()
        log.asCurrent {
            _ = LayoutDiagnostics.collecting {
                table.dataSource = source
                table.delegate = source
                for _ in 0..<60 {
                    source.act(on: table)
                    if source.random.oneIn(2) { window.layoutIfNeeded() }
                }
                window.layoutIfNeeded()
            }
        }
        source.isConsistent = true
        source.counts = [3, 0, 2]
        table.dataSource = source
        table.tableHeaderView = nil
        table.contentOffset = .zero
        let (_, issues) = LayoutDiagnostics.collecting {
            table.reloadData()
            window.layoutIfNeeded()
        }
        #expect(issues.isEmpty)
        #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == ["0.0", "0.1", "0.2", "2.0", "2.1"])
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        #expect(cells.count == 5, "no cell is left behind")
    }
}
