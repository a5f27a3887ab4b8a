import Factory
import RxCocoa
import RxSwift
import UIKit

/// The settings in a `UITableView`, without Builder.
final class SettingsViewController: UITableViewController {

    private enum Row: Int, CaseIterable {
        case account, order, cities, reminders, days, size, birthday

        static let sections: [(title: String, note: String?, rows: [Row])] = [
            ("Account", nil, [.account]),
            ("List", "The order in which people are listed.", [.order, .cities]),
            ("Birthdays", nil, [.reminders, .days, .birthday]),
            ("Text", "From small to large.", [.size]),
        ]
    }

    private let model: SettingsViewModel
    private let disposeBag = DisposeBag()

    init(model: SettingsViewModel = Container.settingsViewModel()) {
        self.model = model
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 44
        tableView.rowHeight = UITableView.automaticDimension
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak refresh] _ in refresh?.endRefreshing() }, for: .valueChanged)
        refreshControl = refresh
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Row.sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Row.sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Row.sections[section].note
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        fill(cell, with: Row.sections[indexPath.section].rows[indexPath.row])
        return cell
    }

    private func fill(_ cell: UITableViewCell, with row: Row) {
        switch row {
        case .account:
            cell.contentConfiguration = AccountContent(account: model.account)
        case .order:
            cell.textLabel?.text = "Order"
            cell.accessoryView = makeOrderControl()
        case .cities:
            cell.textLabel?.text = "Show cities"
            cell.accessoryView = makeSwitch(model.preferences.showsCities)
        case .reminders:
            cell.textLabel?.text = "Remind me"
            cell.accessoryView = makeSwitch(model.preferences.remindsOfBirthdays)
        case .days:
            cell.textLabel?.text = "When"
            model.reminder
                .drive(onNext: { [weak cell] text in
                    cell?.detailTextLabel?.text = text
                    cell?.setNeedsLayout()
                })
                .disposed(by: disposeBag)
            cell.accessoryView = makeStepper()
        case .size:
            cell.contentView.add(
                makeSlider(), insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        case .birthday:
            cell.textLabel?.text = "Mine"
            cell.accessoryView = makeDatePicker(style: .compact)
        }
    }

    private func makeOrderControl() -> UIView {
        let control = UISegmentedControl(items: ListOrder.allCases.map { $0.title })
        control.selectedSegmentIndex = model.order.value
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.model.order.choose(control?.selectedSegmentIndex ?? 0) },
            for: .valueChanged)
        return control
    }

    private func makeSwitch(_ relay: BehaviorRelay<Bool>) -> UIView {
        let control = UISwitch()
        control.onTintColor = .harbour
        control.isOn = relay.value
        control.rx.isOn.changed.bind(to: relay).disposed(by: disposeBag)
        relay.distinctUntilChanged().bind(to: control.rx.isOn).disposed(by: disposeBag)
        return control
    }

    private func makeStepper() -> UIView {
        let stepper = UIStepper()
        stepper.minimumValue = 0
        stepper.maximumValue = 30
        stepper.value = Double(model.preferences.daysAhead.value)
        stepper.rx.value.map { Int($0) }.bind(to: model.preferences.daysAhead).disposed(by: disposeBag)
        return stepper
    }

    private func makeSlider() -> UIView {
        let slider = UISlider()
        slider.tintColor = .harbour
        slider.value = model.preferences.textSize.value
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        slider.rx.value.bind(to: model.preferences.textSize).disposed(by: disposeBag)
        return slider
    }

    private func makeDatePicker(style: UIDatePickerStyle = .automatic) -> UIView {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = style
        picker.locale = .fixed
        picker.calendar = .fixed
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = DateFormatter.day.date(from: "1984-02-29") ?? Container.now()
        picker.sizeToFit()
        return picker
    }

}
