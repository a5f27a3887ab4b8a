import Foundation
import Render
import SwiftlyUI
import Testing

/// Colors and values of controls as a picture shows them.
@MainActor
@Suite struct UIControlColorTests {
    private func color(_ color: UIColor) throws -> UInt32 { try ControlSamples.value(of: color) }

    @Test func switchColors() throws {
        let colored = UISwitch().onTintColor(.red).thumbTintColor(.blue)
        func pixels() throws -> [UInt32] {
            let picture = try ControlSamples.picture(of: colored, width: 51, height: 31)
            return [12, 36].map { picture.pixel(x: $0, y: 15) }
        }
        #expect(try pixels()[0] == color(.blue))
        colored.on(true)
        #expect(try pixels() == [color(.red), color(.blue)])
    }

    @Test func aColorWellShowsTheSelectedColor() throws {
        let well = UIColorWell().selectedColor(.red).title("Paper").supportsAlpha(false)
        #expect(try ControlSamples.pixel(14, 14, of: well, width: 28, height: 28) == color(.red))
    }

    @Test func sliderTrackAndThumbColors() throws {
        let slider = UISlider().minimumValue(10).maximumValue(20).value(15)
            .minimumTrackTintColor(.red).maximumTrackTintColor(.blue).thumbTintColor(.green)
        let picture = try ControlSamples.picture(of: slider, width: 200, height: 31)
        #expect(
            try [20, 100, 180].map { picture.pixel(x: $0, y: 15) } == [color(.red), color(.green), color(.blue)])
    }

    @Test func picturesReplaceTheTrackAndTheKnob() throws {
        let slider = UISlider().value(0.5).thumbImage(ControlSamples.image(.green))
            .minimumTrackImage(ControlSamples.image(.red, height: 6))
            .maximumTrackImage(ControlSamples.image(.blue, height: 6))
        let picture = try ControlSamples.picture(of: slider, width: 200, height: 31)
        #expect(
            try [20, 100, 180].map { picture.pixel(x: $0, y: 15) } == [color(.red), color(.green), color(.blue)])
        #expect(try ControlSamples.count(color(.green), in: picture) == 100)
    }

    @Test func valuesBeyondTheEndsAreCutOff() {
        #expect(UISlider().value(7).value == 1)
        #expect(UISlider().value(.nan).value == 0)
        #expect(UIStepper().value(1000).value == 100)
        #expect(UIStepper().stepValue(-1).stepValue(.nan).stepValue == 1)
        #expect(UIDatePicker().minuteInterval(7).countDownDuration(.nan).minuteInterval == 1)
    }

    @Test func anEmptyPickerShowsNothing() throws {
        let picker = UIPickerView().dataSource(nil).delegate(nil)
        #expect(picker.numberOfComponents == 0)
        _ = try ControlSamples.picture(of: picker, width: 320, height: 216)
    }

    @Test func aSpinnerIsDrawnInItsColor() throws {
        let spinner = UIActivityIndicatorView().style(.large).color(.red).animating(true)
        let picture = try ControlSamples.picture(of: spinner, width: 37, height: 37)
        #expect(try ControlSamples.count(color(.red), in: picture) > 10)
        let still = try ControlSamples.picture(of: spinner.animating(false), width: 37, height: 37)
        #expect(try ControlSamples.count(color(.white), in: still) == 37 * 37)
    }
}
