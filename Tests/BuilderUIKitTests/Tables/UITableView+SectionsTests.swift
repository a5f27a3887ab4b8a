import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UITableViewSectionsTests {
    @Test func headersOfPlainTablesStayAtTheTop() {
        let source = TableSource(rows: 30, 30)
        source.titles = ["First", "Second"]
        let (table, window) = source.table { $0.sectionHeaderTopPadding = 0 }
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 28))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.headerView(forSection: 1) == nil)
        table.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 500)
        table.contentOffset.y = 28 + 30 * 44 - 10
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.maxY == 1348)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1348)
    }

    @Test func plainHeadersHaveRoomAboveThem() {
        let source = TableSource(rows: 1)
        source.titles = ["First"]
        let (table, _) = source.table()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    }

    /// Measured in Interface Builder.
    @Test(arguments: [("iPhone 12", 166.0 / 3), ("iPhone 8", 55.5)])
    func headersOfGroupedTables(device: String, first: Double) throws {
        try on(device) {
            let titled = TableSource(rows: 1, 1)
            titled.titles = ["One", "Two"]
            let (table, _) = titled.table(style: .grouped)
            #expect(abs(table.rectForHeader(inSection: 0).height - first) < 0.001)
            #expect(table.rectForHeader(inSection: 1).height == 38)
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "ONE")
            #expect(table.headerView(forSection: 0)?.textLabel?.font.pointSize == 13)
            let untitled = TableSource(rows: 1)
            let (plain, _) = untitled.table(style: .grouped)
            #expect(plain.rectForHeader(inSection: 0).height == 35)
        }
    }

    @Test func insetGroupedRowsHaveRoundedEnds() throws {
        let source = TableSource(rows: 3)
        let (table, _) = source.table(style: .insetGrouped)
        let cells = table.visibleCells
        #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
        #expect(cells[0].layer.cornerRadius == 10)
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[1].layer.cornerRadius == 0)
        #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(!cells[1].separatorView.isHidden)
        #expect(cells[2].separatorView.isHidden)
    }

    @Test func delegatesMayGiveViews() throws {
        @MainActor final class Views: NSObject, UITableViewDelegate {
            var requests = 0
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                requests += 1
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                guard let content = view?.contentView else { return view }
                content.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 61),
                ])
                return view
            }
        }
        final class Header: UITableViewHeaderFooterView {
            let made: String
            override init(reuseIdentifier: String?) {
                made = "made for \(reuseIdentifier ?? "nothing")"
                super.init(reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let views = Views()
        let source = TableSource(rows: 2, 2, 200, 200)
        let (table, _) = source.table {
            $0.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
            $0.delegate = views
            $0.sectionHeaderTopPadding = 0
        }
        #expect((table.headerView(forSection: 0) as? Header)?.made == "made for header")
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 390, height: 61))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 210)
        #expect(views.requests == 3)
    }
}
