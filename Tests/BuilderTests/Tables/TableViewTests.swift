import Builder
import Testing

@MainActor
@Suite("Tables") struct TableViewTests {
    private func row(_ number: Int, of table: BuilderInternalTableView) -> UITableViewCell {
        table.cellForRow(at: IndexPath(row: number, section: 0)) ?? UITableViewCell()
    }

    @Test("A table is plain, with automatic heights that are estimated at 44 points")
    func defaults() {
        let table = TableView().asBaseView()
        #expect(table.style == .plain)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == 44)
        #expect(table.numberOfSections == 1)
    }

    @Test("Row i is the builder's view i; a view that is no cell gets one, with 8 points above and below and 16 beside")
    func rows() {
        let rows = StaticViewBuilder {
            UIView().height(30)
            TableViewCell(title: "cell")
            TableViewCell { UIView().height(10) }
            TableViewCell(UIView().height(10), padding: .zero)
        }
        let table = TableView(rows)
        let stage = ControllerStage(table)
        #expect(table.asBaseView().numberOfRows(inSection: 0) == 4)
        let first = row(0, of: table.asBaseView())
        #expect(first is BuilderInternalTableViewCell)
        #expect(first.contentView.subviews.first?.frame == CGRect(x: 16, y: 8, width: 358, height: 30))
        #expect(row(1, of: table.asBaseView()) === rows.view(at: 1)?())
        #expect(row(2, of: table.asBaseView()).contentView.subviews.first?.frame.origin == CGPoint(x: 16, y: 8))
        #expect(row(3, of: table.asBaseView()).contentView.subviews.first?.frame.origin == .zero)
        #expect(first.frame.height == 46)
        _ = stage
    }

    @Test("A cell's texts are in UIKit's styles default, subtitle, value1 and value2")
    func styles() {
        let cells = [
            TableViewCell(title: "a"), TableViewCell(title: "a", subtitle: "b"), TableViewCell(name: "a", value: "b"),
            TableViewCell(field: "a", value: "b"),
        ]
        let plain = [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2].map { style in
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "a"
            cell.detailTextLabel?.text = "b"
            return cell
        }
        for (cell, other) in zip(cells.map({ $0.asBaseView() }), plain) {
            for cell in [cell, other] {
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
                cell.layoutIfNeeded()
            }
            #expect(cell.textLabel?.frame == other.textLabel?.frame)
            #expect(cell.detailTextLabel?.frame == other.detailTextLabel?.frame)
            #expect(cell.textLabel?.font == other.textLabel?.font)
        }
    }

    @Test("onSelect returns whether the row stays selected; without a handler the row is deselected")
    func selection() {
        var selected: [Int] = []
        let table = TableView(
            DynamicItemViewBuilder(["stays", "goes", "none"]) { name in
                let cell = TableViewCell(title: name)
                guard name != "none" else { return cell }
                return cell.onSelect { context in
                    selected.append(context.indexPath.row)
                    return name == "stays"
                }
            })
        let stage = ControllerStage(table)
        for (number, remaining) in [0: 0, 1: nil, 2: nil].sorted(by: { $0.key < $1.key }) {
            row(number, of: table.asBaseView()).simulateTap()
            #expect(table.asBaseView().indexPathForSelectedRow?.row == remaining)
        }
        #expect(selected == [0, 1])
        _ = stage
    }

    @Test("A row's handler pushes through its context")
    func contexts() {
        let table = TableView(
            DynamicItemViewBuilder(["Ada"]) { name in
                TableViewCell(title: name).accessoryType(.disclosureIndicator).onSelect { context in
                    context.push(LabelView("About \(name)"), animated: false)
                    return false
                }
            })
        let navigation = UINavigationController(rootViewController: UIViewController(table))
        let stage = ControllerStage(navigation)
        row(0, of: table.asBaseView()).simulateTap()
        #expect(navigation.viewControllers.count == 2)
        #expect(allTexts(in: navigation.topViewController?.view ?? UIView()) == ["About Ada"])
        _ = stage
    }

    @Test("A highlighted cell has an overlay of 15 % of the label color")
    func highlightOverlay() throws {
        let cell = TableViewCell(title: "t").asBaseView()
        let color = UIColor.label.withAlphaComponent(0.15)
        func overlays() -> [UIView] { cell.subviews.filter { $0.backgroundColor == color } }
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.setHighlighted(true, animated: false)
        cell.layoutIfNeeded()
        let overlay = try #require(overlays().first)
        #expect(overlay.frame == cell.bounds)
        let places = [cell.contentView, overlay].map { cell.subviews.firstIndex(of: $0) ?? -1 }
        #expect(places[0] < places[1])
        cell.setHighlighted(false, animated: true)
        #expect(overlays().isEmpty)
    }

    @Test("A dynamic builder's change reloads the table")
    func changes() {
        let list = DynamicItemViewBuilder(["a", "b"]) { LabelView($0) }
        let table = TableView(list)
        let stage = ControllerStage(table)
        #expect(allTexts(in: row(1, of: table.asBaseView())) == ["b"])
        list.items = ["x", "y", "z"]
        stage.window.layoutIfNeeded()
        #expect(table.asBaseView().numberOfRows(inSection: 0) == 3)
        #expect(allTexts(in: row(2, of: table.asBaseView())) == ["z"])
        let value = DynamicValueViewBuilder(1) { LabelView("value \($0)") }
        table.source(value)
        stage.window.layoutIfNeeded()
        #expect(allTexts(in: row(0, of: table.asBaseView())) == ["value 1"])
        value.value = 2
        list.items = []
        stage.window.layoutIfNeeded()
        #expect(allTexts(in: row(0, of: table.asBaseView())) == ["value 2"])
    }

    @Test("An observable's value becomes a row when it is emitted")
    func observables() {
        let names = PublishSubject<String>()
        let table = TableView(DynamicObservableViewBuilder(names) { LabelView($0) })
        let stage = ControllerStage(table)
        #expect(table.asBaseView().numberOfRows(inSection: 0) == 0)
        names.onNext("a")
        stage.window.layoutIfNeeded()
        #expect(allTexts(in: row(0, of: table.asBaseView())) == ["a"])
    }

    @Test("Headers and footers hold any content")
    func headersAndFooters() {
        let header = TableViewHeaderFooterView {
            LabelView("Section")
            LabelView("2").position(.right)
        }
        #expect(texts(header.asBaseView().contentView.subviews) == ["Section", "2"])
    }

    @Test("The environment sets the color of a cell's second text")
    func secondaryColor() {
        ViewBuilderEnvironment.defaultLabelSecondaryColor = .cyan
        defer { ViewBuilderEnvironment.defaultLabelSecondaryColor = nil }
        #expect(TableViewCell(name: "a", value: "b").asBaseView().detailTextLabel?.textColor == .cyan)
    }
}
