import Foundation
import SwiftlyUI

extension FluentEffects {
    static let switches: [FluentEffect] = [
        .init("UISwitch.onTintColor(_:)") { UISwitch().onTintColor(.red).onTintColor == .red },
        .init("UISwitch.thumbTintColor(_:)") { UISwitch().thumbTintColor(.red).thumbTintColor == .red },
        .init("UISwitch.onImage(_:)") {
            let image = ControlSamples.image(.red)
            return UISwitch().onImage(image).onImage === image
        },
        .init("UISwitch.offImage(_:)") {
            let image = ControlSamples.image(.red)
            return UISwitch().offImage(image).offImage === image
        },
        .init("UISwitch.preferredStyle(_:)") { UISwitch().preferredStyle(.checkbox).preferredStyle == .checkbox },
        .init("UISwitch.isOn(_:)") { UISwitch().isOn(true).isOn },
        .init("UISwitch.on(_:animated:)") {
            UISwitch().on(true).isOn && UISwitch().on(true, animated: true).isOn && !UISwitch().on(true).on(false).isOn
        },
    ]

    static let sliders: [FluentEffect] = [
        .init("UISlider.minimumValue(_:)") { UISlider().minimumValue(-3).minimumValue == -3 },
        .init("UISlider.maximumValue(_:)") { UISlider().maximumValue(9).maximumValue == 9 },
        .init("UISlider.value(_:)") { UISlider().maximumValue(9).value(4).value == 4 },
        .init("UISlider.value(_:animated:)") { UISlider().maximumValue(9).value(5, animated: true).value == 5 },
        .init("UISlider.minimumValueImage(_:)") {
            let slider = UISlider().minimumValueImage(ControlSamples.image(.red, width: 20))
            return slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31)).minX == 30
        },
        .init("UISlider.maximumValueImage(_:)") {
            let slider = UISlider().maximumValueImage(ControlSamples.image(.red, width: 20))
            return slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31)).maxX == 70
        },
        .init("UISlider.continuous(_:)") { !UISlider().continuous(false).isContinuous },
        .init("UISlider.minimumTrackTintColor(_:)") {
            UISlider().minimumTrackTintColor(.red).minimumTrackTintColor == .red
        },
        .init("UISlider.maximumTrackTintColor(_:)") {
            UISlider().maximumTrackTintColor(.red).maximumTrackTintColor == .red
        },
        .init("UISlider.thumbTintColor(_:)") { UISlider().thumbTintColor(.red).thumbTintColor == .red },
        .init("UISlider.thumbImage(_:state:)") {
            let (plain, pressed) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let slider = UISlider().thumbImage(plain).thumbImage(pressed, state: .highlighted)
            return slider.thumbImage(for: .normal) === plain && slider.thumbImage(for: .highlighted) === pressed
        },
        .init("UISlider.minimumTrackImage(_:state:)") {
            let (plain, off) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let slider = UISlider().minimumTrackImage(plain).minimumTrackImage(off, state: .disabled)
            return slider.minimumTrackImage(for: .normal) === plain && slider.minimumTrackImage(for: .disabled) === off
        },
        .init("UISlider.maximumTrackImage(_:state:)") {
            let (plain, off) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let slider = UISlider().maximumTrackImage(plain).maximumTrackImage(off, state: .disabled)
            return slider.maximumTrackImage(for: .normal) === plain && slider.maximumTrackImage(for: .disabled) === off
        },
    ]
}
