import Foundation
import Testing

@testable import BuilderUIKit

/// Heights of rows: by their content, by the table, and independent of estimates.
@Suite @MainActor struct UITableViewRowHeightTests {
    /// Rows of random heights, the same for each table.
    private func source(rows: Int, seed: UInt64 = 1) -> TableSource {
        var generator = SmallGenerator(state: seed)
        let heights = (0..<rows).map { _ in CGFloat(Int.random(in: 10...120, using: &generator)) / 3 + 8 }
        let source = TableSource(rows: rows)
        source.contentHeight = { heights[$0.row] }
        return source
    }

    private struct SmallGenerator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// What is seen: rows with their frames.
    private func picture(_ table: UITableView) -> [String] {
        (table.indexPathsForVisibleRows ?? []).map { path in
            let frame = table.cellForRow(at: path)?.frame ?? .zero
            let parts = [frame.minY - table.contentOffset.y, frame.height].map { ($0 * 1000).rounded() / 1000 }
            return "\(path.section).\(path.row) \(parts)"
        }
    }

    private static let estimates: [CGFloat] = [0, 1, 20, 44, 300, UITableView.automaticDimension]

    @Test func estimatesChangeNothingAtAnyOffset() {
        var pictures: [[[String]]] = []
        for estimate in Self.estimates {
            let source = source(rows: 120)
            let (table, window) = source.table { $0.estimatedRowHeight = estimate }
            var seen = [picture(table)]
            for offset: CGFloat in [100, 1500, 700, 2400, 0, 10] {
                table.contentOffset.y = offset
                window.layoutIfNeeded()
                #expect(table.contentOffset.y == offset)
                seen.append(picture(table))
            }
            table.scrollToRow(at: IndexPath(row: 119, section: 0), at: .bottom, animated: false)
            seen.append(picture(table))
            seen.append([
                "\((table.contentSize.height * 1000).rounded())", "\((table.contentOffset.y * 1000).rounded())",
            ])
            table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .middle, animated: false)
            seen.append(picture(table))
            pictures.append(seen)
        }
        for seen in pictures.dropFirst() { #expect(seen == pictures.first) }
    }

    @Test func estimatesChangeNothingWhileScrolling() {
        var results: [[String]] = []
        for estimate in [CGFloat(5), 90] {
            let source = source(rows: 60, seed: 7)
            let (table, window) = source.table { $0.estimatedRowHeight = estimate }
            var seen: [String] = []
            for _ in 0..<40 {
                table.contentOffset.y = min(table.contentOffset.y + 97, table.offsetLimits.greatest.y)
                window.layoutIfNeeded()
                seen += picture(table)
            }
            seen.append("\((table.contentSize.height * 1e6).rounded())")
            results.append(seen)
        }
        #expect(Set(results.map(\.last)).count == 1)
    }

    @Test func theWholeContentIsTheSameForAllEstimates() {
        let sizes = Self.estimates.map { estimate in
            let source = source(rows: 40)
            let (table, _) = source.table { $0.estimatedRowHeight = estimate }
            return (table.measureWholeContent() * 1000).rounded()
        }
        #expect(Set(sizes).count == 1)
    }

    @Test func delegatesEstimatesChangeNothingEither() {
        @MainActor final class Estimates: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                CGFloat(indexPath.row * 13 % 100)
            }
        }
        let estimates = Estimates()
        let tables = [nil, estimates].map { delegate in
            let source = source(rows: 80)
            let (table, window) = source.table { if let delegate { $0.delegate = delegate } }
            table.contentOffset.y = 900
            window.layoutIfNeeded()
            return picture(table)
        }
        #expect(tables[0] == tables[1])
    }

    @Test func aLongJumpMakesFewRows() {
        let source = source(rows: 10_000)
        let (table, window) = source.table()
        let before = source.cellRequests
        table.contentOffset.y = table.offsetLimits.greatest.y / 2
        window.layoutIfNeeded()
        #expect(source.cellRequests - before < 70)
        #expect(table.visibleCells.count < 60)
    }

    @Test func aJumpMakesEachRowOnItsWayOnce() {
        let source = source(rows: 300)
        let (table, window) = source.table()
        for offset: CGFloat in [5000, 5010, 4000, 5020] {
            table.contentOffset.y = offset
            window.layoutIfNeeded()
        }
        #expect(source.cellRequests < 300 + 80)
        #expect(source.cellsMade < 60)
    }

    // MARK: Fractions

    /// Rows of 44.5 points where a pixel is a third of a point: the row is rounded up, and nothing contradicts.
    @Test(arguments: ["iPhone 12", "iPhone 8"])
    func fractionsContradictNothing(device: String) throws {
        try on(device) {
            let (_, issues) = LayoutDiagnostics.collecting {
                for height: CGFloat in [44.5, 44.4, 30.1, 61.9, 20 + 1.0 / 3] {
                    let source = TableSource(rows: 3)
                    source.contentHeight = { _ in height }
                    let (table, window) = source.table()
                    let scale = table.layoutScale
                    let rounded = (height * scale - 0.001).rounded(.up) / scale
                    #expect(table.visibleCells.allSatisfy { abs($0.frame.height - rounded) < 0.001 })
                    for cell in table.visibleCells { #expect(cell.contentView.frame.height == cell.frame.height) }
                    window.layoutIfNeeded()
                }
            }
            #expect(issues.isEmpty)
        }
    }

    /// Cells that are used again bring nothing of their last row with them, and rows that come back are not measured
    /// wrongly.
    @Test func fractionsContradictNothingWhenCellsAreUsedAgain() throws {
        try on("iPhone 12") {
            let (_, issues) = LayoutDiagnostics.collecting {
                let source = TableSource(rows: 200)
                source.contentHeight = { CGFloat(30 + $0.row * 7 % 13) + CGFloat($0.row * 11 % 10) / 10 }
                let (table, window) = source.table()
                for offset: CGFloat in [300, 2000, 50, 1200, 2300, 0] {
                    table.contentOffset.y = offset
                    window.layoutIfNeeded()
                }
                source.rowCounts = [199]
                table.deleteRows(at: [IndexPath(row: 199, section: 0)], with: .none)
                table.contentOffset.y = 2000
                window.layoutIfNeeded()
            }
            #expect(issues.isEmpty)
        }
    }

    @Test func headersOfOddHeightsContradictNothing() throws {
        try on("iPhone 12") {
            @MainActor final class HeaderDelegate: NSObject, UITableViewDelegate {
                func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
                        box.heightAnchor.constraint(equalToConstant: 31.5),
                    ])
                    return view
                }
            }
            let delegate = HeaderDelegate()
            let (_, issues) = LayoutDiagnostics.collecting {
                let source = TableSource(rows: 2)
                let (table, _) = source.table { $0.delegate = delegate }
                #expect(abs(table.rectForHeader(inSection: 0).height - 95.0 / 3) < 0.001)
            }
            #expect(issues.isEmpty)
        }
    }

    /// A row that is fixed at another height than its content requires is a contradiction, as on iOS.
    @Test func fixedHeightsContradictInUIKitsWords() throws {
        let (_, issues) = LayoutDiagnostics.collecting {
            let source = TableSource(rows: 1)
            source.contentHeight = { _ in 60 }
            _ = source.table { $0.rowHeight = 50 }
        }
        let text = try #require(issues.first).description
        #expect(issues.count == 1)
        #expect(text.contains("'UIView-Encapsulated-Layout-Height'"))
        #expect(text.contains(".height == 50"))
        #expect(text.contains("Will attempt to recover by breaking constraint"))
        #expect(!text.contains("NSAutoresizingMaskLayoutConstraint"))
    }

    @Test func contentThatRequestsAnewIsMeasuredAnew() throws {
        let source = TableSource(rows: 5)
        var height: CGFloat = 50
        source.contentHeight = { _ in height }
        let (table, window) = source.table()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        height = 80
        cell.contentView.subviews[0].constraints.first { $0.firstAttribute == .height }?.constant = 80
        cell.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        #expect(cell.frame == CGRect(x: 0, y: 50, width: 390, height: 80))
        #expect(table.contentSize.height == 280)
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 310)
        #expect(source.cellRequests == 6)
        #expect(source.cellsMade == 5)
        // The old way to measure heights again.
        table.visibleCells[4].contentView.subviews[0].constraints.first { $0.firstAttribute == .height }?.constant = 20
        table.beginUpdates()
        table.endUpdates()
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 280)
        #expect(source.cellRequests == 6)
    }

    // MARK: Numbers that mean nothing

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func wrongHeightsAreReportedOnce(value: CGFloat) {
        let properties: [(String, (UITableView) -> Void)] = [
            ("rowHeight", { $0.rowHeight = value }), ("estimatedRowHeight", { $0.estimatedRowHeight = value }),
            ("sectionHeaderHeight", { $0.sectionHeaderHeight = value }),
            ("sectionFooterHeight", { $0.sectionFooterHeight = value }),
            ("estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight = value }),
            ("estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight = value }),
            ("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding = value }),
        ]
        for (name, set) in properties {
            let source = TableSource(rows: 3)
            source.titles = ["Title"]
            let (size, issues) = LayoutDiagnostics.collecting {
                source.table {
                    $0.accessibilityIdentifier = "people"
                    set($0)
                }.table.contentSize
            }
            #expect(issues.count == 1)
            #expect(issues.first?.description.contains("the \(name) of <UITableView") == true)
            #expect(issues.first?.description.contains("people") == true)
            #expect(size == source.table().table.contentSize)
        }
    }

    @Test func wrongHeightsOfDelegatesAreReportedOnce() {
        @MainActor final class Wrong: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { .nan }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { -7 }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .infinity }
        }
        let wrong = Wrong()
        let (_, issues) = LayoutDiagnostics.collecting {
            let (table, window) = TableSource(rows: 30).table { $0.delegate = wrong }
            table.contentOffset.y = 200
            window.layoutIfNeeded()
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
        }
        #expect(issues.count == 3)
    }

    @Test func wrongInsetsAndOffsets() {
        let source = TableSource(rows: 30)
        let (_, issues) = LayoutDiagnostics.collecting {
            let (table, window) = source.table()
            table.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: .nan, right: 0)
            #expect(table.contentInset == .zero)
            table.contentOffset.y = .nan
            window.layoutIfNeeded()
            #expect(table.contentOffset == .zero)
            #expect(table.visibleCells.count == 14)
        }
        #expect(issues.count == 2)
        #expect(issues.first?.description.contains("the contentInset of <UITableView") == true)
    }
}
