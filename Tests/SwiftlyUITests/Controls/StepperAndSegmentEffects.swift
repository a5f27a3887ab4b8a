import Foundation
import SwiftlyUI

extension FluentEffects {
    static let steppers: [FluentEffect] = [
        .init("UIStepper.minimumValue(_:)") { UIStepper().minimumValue(-3).minimumValue == -3 },
        .init("UIStepper.maximumValue(_:)") { UIStepper().maximumValue(9).maximumValue == 9 },
        .init("UIStepper.stepValue(_:)") { UIStepper().stepValue(0.5).stepValue == 0.5 },
        .init("UIStepper.value(_:)") { UIStepper().value(4).value == 4 },
        .init("UIStepper.continuous(_:)") { !UIStepper().continuous(false).isContinuous },
        .init("UIStepper.autorepeat(_:)") { !UIStepper().autorepeat(false).autorepeat },
        .init("UIStepper.wraps(_:)") { UIStepper().wraps(true).wraps },
        .init("UIStepper.backgroundImage(_:state:)") {
            let (plain, off) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let stepper = UIStepper().backgroundImage(plain).backgroundImage(off, state: .disabled)
            return stepper.backgroundImage(for: .normal) === plain && stepper.backgroundImage(for: .disabled) === off
        },
        .init("UIStepper.dividerImage(_:leftSegmentState:rightSegmentState:)") {
            let image = ControlSamples.image(.red)
            let stepper = UIStepper().dividerImage(image, leftSegmentState: .disabled, rightSegmentState: .normal)
            return stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) === image
                && stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) == nil
        },
        .init("UIStepper.incrementImage(_:state:)") {
            let (plain, off) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let stepper = UIStepper().incrementImage(plain).incrementImage(off, state: .disabled)
            return stepper.incrementImage(for: .normal) === plain && stepper.incrementImage(for: .disabled) === off
        },
        .init("UIStepper.decrementImage(_:state:)") {
            let (plain, off) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let stepper = UIStepper().decrementImage(plain).decrementImage(off, state: .disabled)
            return stepper.decrementImage(for: .normal) === plain && stepper.decrementImage(for: .disabled) === off
        },
    ]

    static let segments: [FluentEffect] = [
        .init("UISegmentedControl.apportionsSegmentWidthsByContent(_:)") {
            let items = ["A", "A rather long title"]
            let apportioned = UISegmentedControl(items: items).apportionsSegmentWidthsByContent(true)
            return apportioned.intrinsicContentSize.width < UISegmentedControl(items: items).intrinsicContentSize.width
        },
        .init("UISegmentedControl.momentary(_:)") { UISegmentedControl().momentary(true).isMomentary },
        .init("UISegmentedControl.selectedSegmentIndex(_:)") {
            UISegmentedControl(items: ["A", "B"]).selectedSegmentIndex(1).selectedSegmentIndex == 1
        },
        .init("UISegmentedControl.selectedSegmentTintColor(_:)") {
            UISegmentedControl().selectedSegmentTintColor(.red).selectedSegmentTintColor == .red
        },
        .init("UISegmentedControl.insertSegment(title:at:animated:)") {
            let control = UISegmentedControl().insertSegment(title: "B", at: 0)
                .insertSegment(title: "A", at: 0, animated: true)
            return control.titleForSegment(at: 0) == "A" && control.titleForSegment(at: 1) == "B"
        },
        .init("UISegmentedControl.insertSegment(image:at:animated:)") {
            let image = ControlSamples.image(.red)
            let control = UISegmentedControl(items: ["A"]).insertSegment(image: image, at: 0)
            return control.imageForSegment(at: 0) === image && control.numberOfSegments == 2
        },
        .init("UISegmentedControl.title(_:forSegmentAt:)") {
            UISegmentedControl(items: ["A", "B"]).title("C", forSegmentAt: 1).titleForSegment(at: 1) == "C"
        },
        .init("UISegmentedControl.image(_:forSegmentAt:)") {
            let image = ControlSamples.image(.red)
            return UISegmentedControl(items: ["A"]).image(image, forSegmentAt: 0).imageForSegment(at: 0) === image
        },
        .init("UISegmentedControl.width(_:forSegmentAt:)") {
            let control = UISegmentedControl(items: ["A", "B"]).width(80, forSegmentAt: 0)
            return control.widthForSegment(at: 0) == 80
        },
        .init("UISegmentedControl.contentOffset(_:forSegmentAt:)") {
            let offset = CGSize(width: 2, height: -3)
            let control = UISegmentedControl(items: ["A"]).contentOffset(offset, forSegmentAt: 0)
            return control.contentOffsetForSegment(at: 0) == offset
        },
        .init("UISegmentedControl.enabled(_:forSegmentAt:)") {
            !UISegmentedControl(items: ["A"]).enabled(false, forSegmentAt: 0).isEnabledForSegment(at: 0)
        },
        .init("UISegmentedControl.titleTextAttributes(_:for:)") {
            let control = UISegmentedControl(items: ["A"]).titleTextAttributes([.kern: 4], for: .selected)
            return control.titleTextAttributes(for: .selected)?[.kern] as? Int == 4
                && control.titleTextAttributes(for: .normal) == nil
        },
        .init("UISegmentedControl.backgroundImage(_:for:barMetrics:)") {
            let (plain, low) = (ControlSamples.image(.red), ControlSamples.image(.blue))
            let control = UISegmentedControl().backgroundImage(plain, for: .normal)
                .backgroundImage(low, for: .normal, barMetrics: .compact)
            return control.backgroundImage(for: .normal, barMetrics: .default) === plain
                && control.backgroundImage(for: .normal, barMetrics: .compact) === low
        },
        .init("UISegmentedControl.dividerImage(_:leftSegmentState:rightSegmentState:barMetrics:)") {
            let image = ControlSamples.image(.red)
            let control = UISegmentedControl()
                .dividerImage(image, leftSegmentState: .selected, rightSegmentState: .normal)
            return control.dividerImage(
                forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image
                && control.dividerImage(
                    forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) == nil
        },
    ]
}
