import SwiftlyUI
import UIKit

struct Settings: Equatable {
    var notifies = true
    var sounds = false
    var textSize: Float = 15
    var columns = 2
    var theme = 0
}

/// Switches, a slider, a stepper and segments below each other, in a view that scrolls.
final class SettingsViewController: UIViewController {
    private(set) var settings = Settings() {
        didSet { sizeLabel.text("\(Int(settings.textSize)) pt") }
    }

    private(set) lazy var notifySwitch = UISwitch()
        .isOn(settings.notifies)
        .onTintColor(.systemOrange)
        .onAction(target: self, for: .valueChanged) { (screen: SettingsViewController, toggle: UISwitch) in
            screen.settings.notifies = toggle.isOn
        }
    private(set) lazy var soundSwitch = UISwitch()
        .on(settings.sounds)
        .onAction(for: .valueChanged) { [weak self] (toggle: UISwitch) in
            self?.settings.sounds = toggle.isOn
        }
    private(set) lazy var sizeSlider = UISlider()
        .minimumValue(10)
        .maximumValue(30)
        .value(settings.textSize)
        .minimumTrackTintColor(.systemIndigo)
        .onAction(for: .valueChanged) { [weak self] (slider: UISlider) in
            self?.settings.textSize = slider.value
        }
    private(set) lazy var columnStepper = UIStepper()
        .minimumValue(1)
        .maximumValue(4)
        .value(Double(settings.columns))
        .onAction(for: .valueChanged) { [weak self] (stepper: UIStepper) in
            self?.settings.columns = Int(stepper.value)
        }
    private(set) lazy var themeControl = UISegmentedControl(items: ["Light", "Dark"])
        .insertSegment(title: "Auto", at: 0)
        .selectedSegmentIndex(settings.theme)
        .selectedSegmentTintColor(.systemYellow)
        .titleTextAttributes([.font: UIFont.semibold(13)], for: .selected)
        .onAction(for: .valueChanged) { [weak self] (segments: UISegmentedControl) in
            self?.settings.theme = segments.selectedSegmentIndex
        }
    private(set) lazy var sizeLabel = UILabel("15 pt")
        .font(.regular(15))
        .alignment(.right)
        .width(48)

    private(set) lazy var stack = VStackView(spacing: 12) {
        row("Notifications") { notifySwitch }
        row("Sounds") { soundSwitch }
        row("Text size") {
            sizeSlider.width(120)
            sizeLabel
        }
        row("Columns") { columnStepper }
        themeControl
        ForEach(1...6) { number in
            self.row("Account \(number)") {
                ImageView(systemName: "chevron.right").tintColor(.tertiaryLabel)
            }
        }
    }
    .alignment(.fill)
    .separator(color: .systemGray4, size: CGSize(width: 288, height: 1))
    .padding(16)
    .fillToSuper()
    .widthToSuper()

    private(set) lazy var scrollView = VScrollView { stack }
        .showsVerticalScrollIndicator(false)
        .contentInsetAdjustmentBehavior(.never)
        .keyboardDismissMode(.onDrag)
        .fillToSuper()

    override func viewDidLoad() {
        super.viewDidLoad()
        view
            .backgroundColor(.systemBackground)
            .addContents { scrollView }
    }

    private func row(_ title: String, @SwiftlyUIBuilder control: () -> [UIView]) -> HStackView {
        HStackView(spacing: 8) {
            UILabel(title).font(.regular(17))
            UISpacer(.horizontal)
            control()
        }
        .height(44)
    }
}
