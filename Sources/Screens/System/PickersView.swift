import BuilderUIKit
import Foundation

/// Pickers of dates in each style, a picker with two components, and a text view.
@MainActor
final class PickersView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let choices = [["Small", "Medium", "Large"], ["Espresso", "Cappuccino", "Filter", "Tea"]]

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        let compact = Self.datePicker(.compact, .dateAndTime)
        let wheels = Self.datePicker(.wheels, .date)
        wheels.heightAnchor.constraint(equalToConstant: 160).isActive = true
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(1, inComponent: 1, animated: false)
        picker.heightAnchor.constraint(equalToConstant: 120).isActive = true
        let text = UITextView()
        text.accessibilityLabel = String(system: "Notes")
        text.font = .preferredFont(forTextStyle: .body)
        text.text = String(system: "A text view with a link: https://example.com")
        text.isScrollEnabled = false
        text.dataDetectorTypes = .link
        text.backgroundColor = .secondarySystemBackground
        let stack = UIStackView(arrangedSubviews: [compact, wheels, picker, text, Self.datePicker(.inline, .date)])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = .shown
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_788_480_000)
        return picker
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.choices.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.choices[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        String(system: .init(Self.choices[component][row]))
    }
}
