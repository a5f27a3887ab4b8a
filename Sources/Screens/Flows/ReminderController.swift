import BuilderUIKit
import Foundation

/// A form for a reminder: a text field, segments, a date picker, a switch, and a slider that the switch turns on.
final class ReminderController: UIViewController {
    private let titleField = UITextField()
    private let priority = UISegmentedControl(items: ["Low", "Normal", "High"])
    private let datePicker = UIDatePicker()
    private let alert = UISwitch()
    private let lead = UISlider()
    private let leadLabel = UILabel()
    private let summary = UILabel()
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Reminder"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = saveItem
        setUpControls()
        arrange([
            titleField, priority, Self.row("Date", datePicker), Self.row("Alert", alert), leadLabel, lead, summary,
        ])
        update()
    }

    private func setUpControls() {
        titleField.borderStyle = .roundedRect
        titleField.placeholder = "Title"
        titleField.accessibilityLabel = "Title"
        titleField.font = .preferredFont(forTextStyle: .body)
        titleField.adjustsFontForContentSizeCategory = true
        titleField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        priority.selectedSegmentIndex = 1
        datePicker.preferredDatePickerStyle = .compact
        datePicker.locale = Locale(identifier: "en_US")
        alert.accessibilityLabel = "Alert"
        alert.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        lead.maximumValue = 60
        lead.value = 15
        lead.accessibilityLabel = "Minutes before"
        lead.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        summary.numberOfLines = 0
        summary.isHidden = true
        for label in [leadLabel, summary] { Self.style(label) }
        let identifiers: [(UIView, String)] = [
            (titleField, "title"), (priority, "priority"), (datePicker, "date"), (alert, "alert"), (lead, "lead"),
            (leadLabel, "lead-time"), (summary, "summary"),
        ]
        for (view, identifier) in identifiers { view.accessibilityIdentifier = identifier }
    }

    private func arrange(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    /// Returns a row with a name, and a control at its end.
    private static func row(_ name: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = name
        style(label)
        label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private static func style(_ label: UILabel) {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
    }

    private var leadTime: String {
        alert.isOn ? "\(Int((lead.value / 5).rounded()) * 5) minutes before" : "No alert"
    }

    private func update() {
        saveItem.isEnabled = titleField.hasText
        lead.isEnabled = alert.isOn
        leadLabel.text = leadTime
    }

    private func save() {
        titleField.resignFirstResponder()
        let formatter = DateFormatter()
        formatter.locale = datePicker.locale
        formatter.dateFormat = "MMM d, h:mm a"
        let texts = [
            titleField.text ?? "", priority.titleForSegment(at: priority.selectedSegmentIndex) ?? "",
            formatter.string(from: datePicker.date), leadTime,
        ]
        summary.text = "Saved: " + texts.joined(separator: ", ")
        summary.isHidden = false
    }
}
