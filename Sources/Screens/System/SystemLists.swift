import BuilderUIKit

/// A table with the system's cells: a grouped section with each style and accessory, and one with content
/// configurations.
@MainActor
final class SystemCellsController: UITableViewController {
    private struct Row {
        var style: UITableViewCell.CellStyle
        var text: String
        var detail: String?
        var accessory = UITableViewCell.AccessoryType.none
    }

    private static let rows = [
        Row(style: .default, text: "Default", accessory: .checkmark),
        Row(style: .subtitle, text: "Subtitle", detail: "Below the title", accessory: .disclosureIndicator),
        Row(style: .value1, text: "Value", detail: "On the right", accessory: .disclosureIndicator),
        Row(style: .value2, text: "Other value", detail: "Beside"),
        Row(style: .default, text: "Details", accessory: .detailButton),
    ]

    convenience init() {
        self.init(style: .insetGrouped)
        title = String(system: "Settings")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Self.rows.count : 3
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? String(system: "Cell styles") : String(system: "Content configurations")
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? String(system: "A footer explains what is above.") : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.section == 0 ? styled(Self.rows[indexPath.row]) : configured(indexPath.row)
    }

    private func styled(_ row: Row) -> UITableViewCell {
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = String(system: .init(row.text))
        cell.detailTextLabel?.text = row.detail.map { String(system: .init($0)) }
        cell.accessoryType = row.accessory
        return cell
    }

    private func configured(_ index: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content =
            switch index {
            case 0: UIListContentConfiguration.cell()
            case 1: UIListContentConfiguration.subtitleCell()
            default: UIListContentConfiguration.valueCell()
            }
        content.text = String(system: ["Cell", "Subtitle", "Value"][index])
        content.secondaryText = index == 0 ? nil : String(system: "Secondary text")
        content.image = index == 0 ? UIImage(systemName: "star") : nil
        cell.contentConfiguration = content
        if index == 0 {
            let control = UISwitch()
            control.isOn = true
            cell.accessoryView = control
        }
        return cell
    }
}

/// A long list of colored rows, behind bars and sheets.
@MainActor
final class ColorsController: UITableViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = String(system: "Row \(indexPath.row + 1)")
        cell.backgroundColor = Self.colors[indexPath.row % Self.colors.count]
        return cell
    }
}
