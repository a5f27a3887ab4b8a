import BuilderUIKit
import Foundation

/// The rows of a case's table.
@MainActor
final class RowSource: UITableViewDataSource, UITableViewDelegate {
    private let titles: [String?]
    private let cells: [[UITableViewCell]]
    private let heights: [[CGFloat?]]

    init(_ sections: [SectionDescription], _ factory: ViewFactory) throws {
        titles = sections.map(\.title)
        heights = sections.map { $0.cells.map { $0.height.map { CGFloat($0) } } }
        cells = try sections.map { try $0.cells.map { try Self.cell($0, factory) } }
    }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.section][indexPath.row] ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section][indexPath.row]
    }

    private static func cell(_ description: CellDescription, _ factory: ViewFactory) throws -> UITableViewCell {
        let styles: [String: UITableViewCell.CellStyle] = [
            "default": .default, "subtitle": .subtitle, "value1": .value1, "value2": .value2,
        ]
        let style = try factory.find(description.style, in: styles, "cell style")
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if let text = description.text { cell.textLabel?.text = text }
        if let detail = description.detail { cell.detailTextLabel?.text = detail }
        if let size = description.textSize { cell.textLabel?.font = .systemFont(ofSize: CGFloat(size)) }
        if let size = description.detailSize { cell.detailTextLabel?.font = .systemFont(ofSize: CGFloat(size)) }
        switch description.accessory {
        case nil: break
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "checkmark": cell.accessoryType = .checkmark
        case "switch": cell.accessoryView = UISwitch()
        case .some(let name): throw CaseError.unknownValue(name, of: "accessory")
        }
        if description.preservesMargins == true {
            cell.preservesSuperviewLayoutMargins = true
            cell.contentView.preservesSuperviewLayoutMargins = true
        }
        for view in try (description.views ?? []).map(factory.make) { cell.contentView.addSubview(view) }
        let reader = ConstraintReader { name in
            switch name {
            case "margins": cell.contentView.layoutMarginsGuide
            case "content": cell.contentView
            default: try factory.view(name)
            }
        }
        NSLayoutConstraint.activate(try (description.constraints ?? []).map(reader.constraint))
        return cell
    }
}
