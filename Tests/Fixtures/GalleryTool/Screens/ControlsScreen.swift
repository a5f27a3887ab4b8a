import Builder

/// UIKit's controls in a stack.
struct ControlsScreen: ViewBuilder {
    let samples: Samples

    var body: View {
        VStackView {
            ButtonView(samples.text(0)) { _ in }
                .backgroundColor(samples.color(1))
                .cornerRadius(8)
                .frame(height: 44)
            With(UISwitch()) { $0.isOn = samples.number(2, below: 2) == 0 }
            With(UISlider()) { $0.value = Float(samples.number(3, below: 100)) / 100 }
            With(UISegmentedControl(items: [samples.text(4, words: 1), samples.text(5, words: 1), "3"])) {
                $0.selectedSegmentIndex = samples.number(6, below: 3)
            }
            With(UIProgressView()) { $0.progress = Float(samples.number(7, below: 100)) / 100 }
            With(UITextField()) {
                $0.borderStyle = .roundedRect
                $0.placeholder = samples.text(8)
                $0.text = samples.number(9, below: 2) == 0 ? nil : samples.text(10)
            }
        }
        .spacing(12)
        .position(.top)
        .padding(16)
        .safeArea(true)
    }
}
