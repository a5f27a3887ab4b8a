import Foundation
import SwiftlyUI

@MainActor private func twoSegments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    return control
}

extension FluentEffects {
    static let steppers: [FluentEffect] = [
        .shown(
            "UIStepper.minimumValue(_:)", UIStepper(), { $0.minimumValue(-3) },
            like: { $0.minimumValue = -3 }),
        .shown(
            "UIStepper.maximumValue(_:)", UIStepper().value(100), { $0.maximumValue(200) },
            like: { $0.maximumValue = 200 }),
        .init("UIStepper.stepValue(_:)") {
            TextSamples.inWindow(UIStepper().stepValue(0.5)) { stepper in
                stepper.simulateTap(at: CGPoint(x: stepper.bounds.maxX - 10, y: stepper.bounds.midY))
                return stepper.value == 0.5
            }
        },
        .shown(
            "UIStepper.value(_:)", UIStepper(), { $0.value(4) },
            like: { $0.value = 4 }),
        .shown(
            "UIStepper.wraps(_:)", UIStepper(), { $0.wraps(true) },
            like: { $0.wraps = true }),
        .shown(
            "UIStepper.backgroundImage(_:state:)", UIStepper(), { $0.backgroundImage(ControlSamples.image(.red)) },
            like: { $0.setBackgroundImage(ControlSamples.image(.red), for: .normal) }),
        .shown(
            "UIStepper.dividerImage(_:leftSegmentState:rightSegmentState:)", UIStepper(),
            { $0.dividerImage(ControlSamples.image(.red), leftSegmentState: .disabled, rightSegmentState: .normal) },
            like: {
                $0.setDividerImage(
                    ControlSamples.image(.red), forLeftSegmentState: .disabled, rightSegmentState: .normal)
            }),
        .shown(
            "UIStepper.incrementImage(_:state:)", UIStepper(), { $0.incrementImage(ControlSamples.image(.red)) },
            like: { $0.setIncrementImage(ControlSamples.image(.red), for: .normal) }),
        .shown(
            "UIStepper.decrementImage(_:state:)", UIStepper(),
            { $0.decrementImage(ControlSamples.image(.red), state: .disabled) },
            like: { $0.setDecrementImage(ControlSamples.image(.red), for: .disabled) }),
    ]

    static let segments: [FluentEffect] = [
        .init("UISegmentedControl.apportionsSegmentWidthsByContent(_:)") {
            let items = ["A", "A rather long title"]
            let apportioned = UISegmentedControl(items: items).apportionsSegmentWidthsByContent(true)
            return apportioned.intrinsicContentSize.width < UISegmentedControl(items: items).intrinsicContentSize.width
        },
        .init("UISegmentedControl.momentary(_:)") {
            TextSamples.inWindow(twoSegments().momentary(true)) { control in
                control.simulateTap(at: CGPoint(x: control.bounds.maxX - 10, y: control.bounds.midY))
                return control.selectedSegmentIndex == -1
            }
        },
        .shown(
            "UISegmentedControl.selectedSegmentIndex(_:)", twoSegments(), { $0.selectedSegmentIndex(1) },
            like: { $0.selectedSegmentIndex = 1 }),
        .shown(
            "UISegmentedControl.selectedSegmentTintColor(_:)", twoSegments(), { $0.selectedSegmentTintColor(.red) },
            like: { $0.selectedSegmentTintColor = .red }),
        .shown(
            "UISegmentedControl.insertSegment(title:at:animated:)", twoSegments(),
            { $0.insertSegment(title: "D", at: 0).insertSegment(title: "C", at: 1, animated: true) },
            like: {
                $0.insertSegment(withTitle: "D", at: 0, animated: false)
                $0.insertSegment(withTitle: "C", at: 1, animated: false)
            }),
        .shown(
            "UISegmentedControl.insertSegment(image:at:animated:)", twoSegments(),
            { $0.insertSegment(image: ControlSamples.image(.red), at: 0) },
            like: { $0.insertSegment(with: ControlSamples.image(.red), at: 0, animated: false) }),
        .shown(
            "UISegmentedControl.title(_:forSegmentAt:)", twoSegments(), { $0.title("C", forSegmentAt: 1) },
            like: { $0.setTitle("C", forSegmentAt: 1) }),
        .shown(
            "UISegmentedControl.image(_:forSegmentAt:)", twoSegments(),
            { $0.image(ControlSamples.image(.red), forSegmentAt: 1) },
            like: { $0.setImage(ControlSamples.image(.red), forSegmentAt: 1) }),
        .shown(
            "UISegmentedControl.width(_:forSegmentAt:)", twoSegments(), { $0.width(80, forSegmentAt: 1) },
            like: { $0.setWidth(80, forSegmentAt: 1) }),
        .shown(
            "UISegmentedControl.contentOffset(_:forSegmentAt:)", twoSegments(),
            { $0.contentOffset(CGSize(width: 2, height: -3), forSegmentAt: 1) },
            like: { $0.setContentOffset(CGSize(width: 2, height: -3), forSegmentAt: 1) }),
        .shown(
            "UISegmentedControl.enabled(_:forSegmentAt:)", twoSegments(), { $0.enabled(false, forSegmentAt: 1) },
            like: { $0.setEnabled(false, forSegmentAt: 1) }),
        .shown(
            "UISegmentedControl.titleTextAttributes(_:for:)", twoSegments(),
            { $0.titleTextAttributes([.foregroundColor: UIColor.red], for: .selected) },
            like: { $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected) }),
        .shown(
            "UISegmentedControl.backgroundImage(_:for:barMetrics:)", twoSegments(),
            { $0.backgroundImage(ControlSamples.image(.red), for: .normal) },
            like: { $0.setBackgroundImage(ControlSamples.image(.red), for: .normal, barMetrics: .default) }),
        .shown(
            "UISegmentedControl.dividerImage(_:leftSegmentState:rightSegmentState:barMetrics:)", twoSegments(),
            { $0.dividerImage(ControlSamples.image(.red), leftSegmentState: .selected, rightSegmentState: .normal) },
            like: {
                $0.setDividerImage(
                    ControlSamples.image(.red), forLeftSegmentState: .selected, rightSegmentState: .normal,
                    barMetrics: .default)
            }),
    ]
}
