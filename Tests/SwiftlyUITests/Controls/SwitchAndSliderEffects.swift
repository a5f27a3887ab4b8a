import Foundation
import SwiftlyUI

@MainActor private func onSwitch() -> UISwitch {
    let control = UISwitch()
    control.isOn = true
    return control
}

@MainActor private func slider() -> UISlider {
    let slider = UISlider()
    slider.value = 0.5
    return slider
}

extension FluentEffects {
    static let switches: [FluentEffect] = [
        .shown(
            "UISwitch.onTintColor(_:)", onSwitch(), { $0.onTintColor(.red) },
            like: { $0.onTintColor = .red }),
        .shown(
            "UISwitch.thumbTintColor(_:)", UISwitch(), { $0.thumbTintColor(.red) },
            like: { $0.thumbTintColor = .red }),
        .shown(
            "UISwitch.isOn(_:)", UISwitch(), { $0.isOn(true) },
            like: { $0.isOn = true }),
        .shown(
            "UISwitch.on(_:animated:)", onSwitch(), { $0.on(true, animated: true).on(false) },
            like: { $0.isOn = false }),
    ]

    static let sliders: [FluentEffect] = [
        .init("UISlider.continuous(_:)") {
            @MainActor func changes(isContinuous: Bool) -> Int {
                var count = 0
                let slider = UISlider().continuous(isContinuous).onAction(for: .valueChanged) { count += 1 }
                _ = TextSamples.inWindow(slider) { slider in
                    slider.simulateDrag(from: CGPoint(x: 16, y: slider.bounds.midY), by: CGVector(dx: 90, dy: 0))
                }
                return count
            }
            return changes(isContinuous: false) == 1 && changes(isContinuous: true) > 1
        },
        .shown(
            "UISlider.minimumValue(_:)", slider(), { $0.minimumValue(-3) },
            like: { $0.minimumValue = -3 }),
        .shown(
            "UISlider.maximumValue(_:)", slider(), { $0.maximumValue(9) },
            like: { $0.maximumValue = 9 }),
        .shown(
            "UISlider.value(_:)", slider(), { $0.value(0.8) },
            like: { $0.value = 0.8 }),
        .shown(
            "UISlider.value(_:animated:)", slider(), { $0.value(0.8, animated: true) },
            like: { $0.value = 0.8 }),
        .init("UISlider.minimumValueImage(_:)") {
            let slider = UISlider().minimumValueImage(ControlSamples.image(.red, width: 20))
            return slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31)).minX == 30
        },
        .init("UISlider.maximumValueImage(_:)") {
            let slider = UISlider().maximumValueImage(ControlSamples.image(.red, width: 20))
            return slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31)).maxX == 70
        },
        .shown(
            "UISlider.minimumTrackTintColor(_:)", slider(), { $0.minimumTrackTintColor(.red) },
            like: { $0.minimumTrackTintColor = .red }),
        .shown(
            "UISlider.maximumTrackTintColor(_:)", slider(), { $0.maximumTrackTintColor(.red) },
            like: { $0.maximumTrackTintColor = .red }),
        .shown(
            "UISlider.thumbTintColor(_:)", slider(), { $0.thumbTintColor(.red) },
            like: { $0.thumbTintColor = .red }),
        .shown(
            "UISlider.thumbImage(_:state:)", slider(), { $0.thumbImage(ControlSamples.image(.red)) },
            like: { $0.setThumbImage(ControlSamples.image(.red), for: .normal) }),
        .shown(
            "UISlider.minimumTrackImage(_:state:)", slider(), { $0.minimumTrackImage(ControlSamples.image(.red)) },
            like: { $0.setMinimumTrackImage(ControlSamples.image(.red), for: .normal) }),
        .shown(
            "UISlider.maximumTrackImage(_:state:)", slider(), { $0.maximumTrackImage(ControlSamples.image(.red)) },
            like: { $0.setMaximumTrackImage(ControlSamples.image(.red), for: .normal) }),
    ]
}
