import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct ControlLookTests {
    /// Returns a view's frames once in a window of a look, and after the window has changed to the other one.
    private func frames(_ view: UIView, _ names: [UIView], from old: InterfaceDesign, to new: InterfaceDesign)
        -> [CGRect]
    {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        window.traitOverrides[InterfaceDesignTrait.self] = old
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        window.traitOverrides[InterfaceDesignTrait.self] = new
        window.layoutIfNeeded()
        return names.map(\.frame)
    }

    @Test func aLateChangeOfTheLookReachesControls() throws {
        func made() -> (UIView, [UIView]) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
            let controls: [UIControl] = [
                UISwitch(), UISlider(), UISegmentedControl(items: ["First", "Second"]), UIPageControl(), UIStepper(),
            ]
            (controls[3] as? UIPageControl)?.numberOfPages = 5
            for (index, control) in controls.enumerated() {
                control.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(control)
                control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
                control.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(index) * 40).isActive = true
            }
            controls[1].widthAnchor.constraint(equalToConstant: 200).isActive = true
            return (view, controls)
        }
        let (early, earlyControls) = made()
        let (late, lateControls) = made()
        let expected = frames(early, earlyControls, from: .ios26, to: .ios26)
        #expect(frames(late, lateControls, from: .ios18, to: .ios26) == expected)
        #expect(expected[0].size == CGSize(width: 63, height: 28))
        #expect(expected[1] == CGRect(x: 16, y: 40, width: 200, height: 34))
        #expect(expected[2].height == 34)
        #expect(expected[3].height == 30)
        let (back, backControls) = made()
        let before = frames(back, backControls, from: .ios26, to: .ios18)
        #expect(before[0].size == CGSize(width: 51, height: 31))
        #expect(before[1] == CGRect(x: 14, y: 40, width: 204, height: 31))
        #expect(before[2].height == 32)
    }

    @Test(arguments: [(Float(0), 0.0), (0.3, 76), (0.5, 127), (1, 254)]) func aThumbStandsOnWholePoints(
        value: Float, x: Double
    ) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 291, height: 34))
        slider.traitOverrides[InterfaceDesignTrait.self] = .ios26
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 0, y: 14, width: 291, height: 6))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        #expect(thumb == CGRect(x: x, y: 5, width: 37, height: 24))
    }

    @Test func dotsAreAsFarApartAsRecorded() {
        let control = UIPageControl()
        control.traitOverrides[InterfaceDesignTrait.self] = .ios26
        let five = control.size(forNumberOfPages: 5)
        #expect(abs(five.width - 108.333) < 0.01 && abs(five.height - 25.667) < 0.01)
        #expect(abs(control.size(forNumberOfPages: 6).width - five.width - 17.667) < 0.01)
    }

    /// Recorded: the label's text begins 22.5 points after the picker's frame of 128 points, and ends 12 before its
    /// end.
    @Test func aCompactDateStandsAtTheEnd() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
        picker.traitOverrides[InterfaceDesignTrait.self] = .ios26
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_788_480_000)
        picker.layoutIfNeeded()
        let label = try #require(picker.subviews.compactMap { $0 as? DatePickerLabel }.first)
        #expect(abs(label.frame.minX - 10.5) <= 0.5 && label.frame.maxX == 128)
        #expect(label.layer.cornerRadius == 17)
    }
}
