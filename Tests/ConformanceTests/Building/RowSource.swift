import BuilderUIKit
import Foundation

/// The rows of a case's table.
@MainActor
final class RowSource: UITableViewDataSource {
    private let cells: [CellDescription]
    private let styles: [UITableViewCell.CellStyle]
    private let accessories: [UITableViewCell.AccessoryType]

    init(_ cells: [CellDescription]) throws {
        self.cells = cells
        styles = try cells.map { cell in
            switch cell.style {
            case "default": .default
            case "subtitle": .subtitle
            case "value1": .value1
            case "value2": .value2
            default: throw CaseError.unknownValue(cell.style, of: "cell style")
            }
        }
        accessories = try cells.map { cell in
            switch cell.accessory {
            case nil: .none
            case "disclosureIndicator": .disclosureIndicator
            case "checkmark": .checkmark
            case .some(let name): throw CaseError.unknownValue(name, of: "accessory")
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let description = cells[indexPath.row]
        let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = description.text
        cell.detailTextLabel?.text = description.detail
        if let size = description.textSize { cell.textLabel?.font = .systemFont(ofSize: CGFloat(size)) }
        if let size = description.detailSize { cell.detailTextLabel?.font = .systemFont(ofSize: CGFloat(size)) }
        cell.accessoryType = accessories[indexPath.row]
        return cell
    }
}
