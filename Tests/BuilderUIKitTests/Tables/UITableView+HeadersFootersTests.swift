import Foundation
import Testing

@testable import BuilderUIKit

/// Headers and footers: their heights, from the delegate or the table, and views around all rows.
@Suite @MainActor struct UITableViewHeadersFootersTests {
    /// Gives views for some sections only.
    @MainActor private final class SomeViews: NSObject, UITableViewDelegate {
        var heights: [Int: CGFloat] = [:]
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard let height = heights[section] else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: height),
            ])
            return view
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    }

    /// A delegate that gives no view leaves a section what it has without a delegate.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func sectionsWithoutAViewAreAsWithoutADelegate(style: UITableView.Style) throws {
        try on("iPhone 12") {
            let views = SomeViews()
            let places = [nil, views].map { delegate in
                let source = TableSource(rows: 1, 1, 1, 1)
                source.titles = [nil, "One", nil, "Two, which is long enough for more than one line of text, I hope"]
                let (table, _) = source.table(style: style) { if let delegate { $0.delegate = delegate } }
                return (0..<4).flatMap { [table.rectForHeader(inSection: $0), table.rectForFooter(inSection: $0)] }
            }
            #expect(places[0] == places[1])
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func titlesGrowWithTheTextSize(style: UITableView.Style) throws {
        try on("iPhone 12") {
            let source = TableSource(rows: 1)
            source.titles = ["Header"]
            let (table, window) = source.table(style: style)
            @MainActor func size() -> CGFloat { table.headerView(forSection: 0)?.textLabel?.font.pointSize ?? 0 }
            #expect(size() == (style == .plain ? 17 : 13))
            let height = table.rectForHeader(inSection: 0).height
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            window.layoutIfNeeded()
            #expect(size() == (style == .plain ? 33 : 27))
            #expect(table.rectForHeader(inSection: 0).height > height)
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func viewsOfSomeSections(style: UITableView.Style) throws {
        try on("iPhone 12") {
            let views = SomeViews()
            views.heights = [1: 70, 2: 12]
            for estimate: CGFloat in [0, 5, 200, UITableView.automaticDimension] {
                let source = TableSource(rows: 2, 2, 2)
                let (table, _) = source.table(style: style) {
                    $0.delegate = views
                    $0.sectionHeaderTopPadding = 0
                    $0.estimatedSectionHeaderHeight = estimate
                    $0.estimatedSectionFooterHeight = estimate
                }
                let heights = (0..<3).map { table.rectForHeader(inSection: $0).height }
                #expect(heights == [style == .plain ? 0 : 35, 70, 12])
                #expect(
                    (0..<3).allSatisfy { table.rectForFooter(inSection: $0).height == (style == .plain ? 0 : 53.0 / 3) }
                )
            }
        }
    }

    /// A view without a height of its own gets one that doesn't depend on an estimate.
    @Test func headerViewsWithoutAHeightHaveTheDefaultHeight() {
        @MainActor final class Plain: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        }
        let plain = Plain()
        for estimate: CGFloat in [0, 10, 300] {
            let (table, _) = TableSource(rows: 1, 1).table {
                $0.delegate = plain
                $0.sectionHeaderTopPadding = 0
                $0.estimatedSectionHeaderHeight = estimate
            }
            #expect((0..<2).allSatisfy { table.rectForHeader(inSection: $0).height == 28 })
        }
    }

    /// The least height that is more than 0 stands for none in grouped tables.
    @Test func nearlyNoHeight() {
        @MainActor final class Flat: NSObject, UITableViewDelegate {
            var shown = 0
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? .leastNormalMagnitude : 0.1
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                .leastNonzeroMagnitude
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                shown += 1
            }
        }
        let flat = Flat()
        let source = TableSource(rows: 2, 2)
        source.titles = ["One", "Two"]
        let (table, _) = source.table(style: .grouped) { $0.delegate = flat }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 0.001)
        #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - 88.1) < 0.001)
        #expect(flat.shown == 0)
    }

    @Test func headersOfInsetGroupedTablesAreAsWideAsTheRows() throws {
        let source = TableSource(rows: 2)
        source.titles = ["Title"]
        let (table, window) = source.table(style: .insetGrouped)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minX == 16 && header.frame.width == 358)
        #expect(table.rectForHeader(inSection: 0) == header.frame)
        window.layoutIfNeeded()
        let label = try #require(header.textLabel)
        #expect(label.convert(label.bounds, to: window).minX == 32)
    }

    @Test func theContentOfHeadersKeepsClearOfTheSafeArea() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        window.deviceSafeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let source = TableSource(rows: 2)
        source.titles = ["Title"]
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.width == 844)
        #expect(header.contentView.frame == CGRect(x: 47, y: 0, width: 750, height: 28))
        #expect(header.textLabel.map { $0.convert(.zero, to: window).x } == 67)
        #expect(table.visibleCells.first?.contentView.frame.minX == 47)
        table.insetsContentViewsToSafeArea = false
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.contentView.frame.minX == 0)
        #expect(table.visibleCells.first?.contentView.frame.minX == 0)
    }

    // MARK: Around all rows

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// The usual ways to a header above all rows that is as high as its content.
    @Test(arguments: [false, true])
    func aHeadAboveAllRowsMayBeLeftToConstraints(isTied: Bool) throws {
        let (_, issues) = LayoutDiagnostics.collecting {
            let header = UIView()
            let text = label(String(repeating: "several words ", count: 12))
            header.addSubview(text)
            header.translatesAutoresizingMaskIntoConstraints = false
            let (table, window) = TableSource(rows: 3).table { $0.tableHeaderView = header }
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
                text.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
                text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
                text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            ])
            if isTied {
                NSLayoutConstraint.activate([
                    header.widthAnchor.constraint(equalTo: table.widthAnchor),
                    header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
                    header.topAnchor.constraint(equalTo: table.topAnchor),
                ])
            }
            header.layoutIfNeeded()
            table.tableHeaderView = header
            window.layoutIfNeeded()
            #expect(header.frame.minY == 0 && header.frame.width == 390)
            #expect(text.frame.width == 358 && text.frame.height > 50)
            #expect(abs(header.frame.height - text.frame.height - 20) < 0.34)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.height)
            let before = header.frame.height
            text.text = "short"
            table.tableHeaderView = header
            window.layoutIfNeeded()
            #expect(header.frame.height < before - 20)
            #expect(table.visibleCells.first?.frame.minY == header.frame.height)
        }
        #expect(issues.isEmpty, "\(issues)")
    }

    /// The other usual way: measured and given a frame.
    @Test func aHeadAboveAllRowsMayBeMeasured() {
        let header = UIView()
        let text = label(String(repeating: "several words ", count: 12))
        header.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: header.topAnchor),
            text.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        ])
        let (table, window) = TableSource(rows: 3).table()
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        header.frame = CGRect(origin: .zero, size: size)
        table.tableHeaderView = header
        window.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: size.height))
        #expect(table.visibleCells.first?.frame.minY == size.height)
        #expect(table.contentSize.height == size.height + 132)
    }

    // MARK: Answers

    /// Queried rectangles don't depend on estimates.
    @Test func rectanglesAndIndexPathsDoNotDependOnEstimates() {
        var answers: [[CGFloat]] = []
        for estimate: CGFloat in [0, 3, 44, 500, UITableView.automaticDimension] {
            let source = TableSource(rows: 20, 30)
            source.titles = ["One", "Two"]
            source.contentHeight = { CGFloat(20 + $0.row * 7 % 31) }
            let (table, _) = source.table {
                $0.estimatedRowHeight = estimate
                $0.estimatedSectionHeaderHeight = estimate
            }
            let requests = source.cellRequests
            #expect(requests < 30)
            let last = table.rectForRow(at: IndexPath(row: 29, section: 1))
            answers.append([
                table.contentSize.height, last.minY, last.height, table.rectForHeader(inSection: 1).minY,
                table.rect(forSection: 0).height,
                CGFloat(table.indexPathForRow(at: CGPoint(x: 1, y: 900))?.row ?? -1),
                CGFloat(table.indexPathsForRows(in: CGRect(x: 0, y: 700, width: 9, height: 400))?.count ?? -1),
            ])
            #expect(source.cellRequests <= requests + 50)
        }
        for answer in answers { #expect(answer == answers[0]) }
    }

    @Test func theContentSizeIsTrueAfterAReload() {
        let source = TableSource(rows: 3)
        let (table, _) = source.table()
        source.rowCounts = [8]
        table.reloadData()
        #expect(table.contentSize.height == 352)
        source.rowCounts = [9]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.contentSize.height == 396)
    }
}
