import BuilderUIKit
import Foundation

extension Locale {
    /// The locale of pickers and calendars: that of the render, and for English that of the United States.
    static var shown: Locale { current.language.languageCode == .english ? Locale(identifier: "en_US") : .current }
}

/// Every control in every state, in rows of four: normal, highlighted, selected (or on), disabled.
///
/// A benchmark draws it, too.
@MainActor
final class ControlStatesView: UIView {
    static let size = CGSize(width: 390, height: 844)

    private enum ShownState: CaseIterable {
        case normal, highlighted, selected, disabled
    }

    private var nextY: CGFloat = 2

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .systemBackground
        addRow(String(system: "Switch, off")) { _ in UISwitch() }
        addRow(String(system: "Switch, on")) { _ in
            let control = UISwitch()
            control.isOn = true
            return control
        }
        for value in [Float(0.3), 1] {
            addRow(String(system: "Slider, \("\(value)")"), width: 88) { _ in
                let slider = UISlider()
                slider.value = value
                return slider
            }
        }
        for value in [0.0, 50] {
            addRow(String(system: "Stepper, \(Int(value))")) { _ in
                let stepper = UIStepper()
                stepper.value = value
                return stepper
            }
        }
        addRow(String(system: "Segments"), width: 88) { _ in
            let control = UISegmentedControl(items: ["A", "B", "C"])
            control.selectedSegmentIndex = 1
            return control
        }
        addRow(String(system: "Pages"), width: 88) { _ in
            let control = UIPageControl()
            control.numberOfPages = 4
            control.currentPage = 1
            control.pageIndicatorTintColor = .tertiaryLabel
            control.currentPageIndicatorTintColor = .label
            return control
        }
        addRow(String(system: "Time"), width: 180, states: [.normal, .disabled]) { _ in Self.timePicker() }
        addRow(String(system: "Color well")) { _ in
            let well = UIColorWell()
            well.selectedColor = .systemOrange
            return well
        }
        addRow(String(system: "Progress, activity"), width: 88) { state in
            switch state {
            case .normal, .highlighted:
                let progress = UIProgressView(progressViewStyle: state == .normal ? .default : .bar)
                progress.progress = 0.4
                return progress
            case .selected, .disabled:
                let indicator = UIActivityIndicatorView(style: state == .selected ? .medium : .large)
                indicator.startAnimating()
                return indicator
            }
        }
        addRow(String(system: "Text field"), width: 88) { _ in Self.textField(.roundedRect) }
        addRow(String(system: "Text field, none"), width: 88) { _ in Self.textField(.none) }
        for type in [UIButton.ButtonType.system, .detailDisclosure, .contactAdd] {
            addRow(String(system: "Button")) { _ in
                let button = UIButton(type: type)
                if type == .system {
                    button.setTitle(String(system: "Go"), for: .normal)
                    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
                }
                return button
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func timePicker() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .compact
        picker.locale = .shown
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_788_480_000)
        return picker
    }

    private static func textField(_ style: UITextField.BorderStyle) -> UITextField {
        let field = UITextField()
        field.borderStyle = style
        field.font = .preferredFont(forTextStyle: .body)
        field.text = String(system: "Text")
        return field
    }

    private func addRow(
        _ title: String, width: CGFloat? = nil, states: [ShownState] = ShownState.allCases,
        _ make: (ShownState) -> UIView
    ) {
        let label = UILabel(frame: CGRect(x: 8, y: nextY, width: 400, height: 12))
        label.text = title
        label.font = .systemFont(ofSize: 9)
        label.textColor = .secondaryLabel
        addSubview(label)
        var height: CGFloat = 0
        let column = 380 / CGFloat(states.count)
        for (index, state) in states.enumerated() {
            let view = make(state)
            if view is UISwitch || view is UISlider || view is UITextField { view.accessibilityLabel = title }
            if let control = view as? UIControl {
                control.isHighlighted = state == .highlighted
                control.isSelected = state == .selected
                control.isEnabled = state != .disabled
            }
            let size = view.sizeThatFits(CGSize(width: width ?? 92, height: 60))
            view.frame = CGRect(
                x: 8 + CGFloat(index) * column, y: nextY + 12, width: width ?? size.width, height: size.height)
            addSubview(view)
            height = max(height, size.height)
        }
        nextY += height + 13
    }
}
