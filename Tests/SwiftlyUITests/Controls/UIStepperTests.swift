import Foundation
import Render
import SwiftlyUI
import Testing

/// What a stepper with pictures of one's own looks like.
@MainActor
@Suite struct UIStepperTests {
    private let red = ControlSamples.image(.red)
    private let blue = ControlSamples.image(.blue)

    private func pixel(_ x: Int, _ y: Int, _ stepper: UIStepper) throws -> UInt32 {
        try ControlSamples.pixel(x, y, of: stepper, width: 94, height: 32)
    }
    private func color(_ color: UIColor) throws -> UInt32 { try ControlSamples.value(of: color) }

    @Test func picturesStandInTheMiddleOfTheHalves() throws {
        let picture = try ControlSamples.picture(
            of: UIStepper().value(5).decrementImage(red).incrementImage(blue), width: 94, height: 32)
        #expect(try picture.pixel(x: 24, y: 16) == color(.red))
        #expect(try picture.pixel(x: 70, y: 16) == color(.blue))
        // Ten points wide and high, and no sign of plus or minus around them.
        #expect(try ControlSamples.count(color(.red), in: picture) >= 81)
        #expect(picture.pixel(x: 30, y: 16) == picture.pixel(x: 30, y: 8))
        #expect(picture.pixel(x: 78, y: 16) == picture.pixel(x: 78, y: 8))
    }

    @Test func rightToLeftTheHalvesChangePlaces() throws {
        let stepper = UIStepper().value(5).decrementImage(red).incrementImage(blue)
        stepper.semanticContentAttribute = .forceRightToLeft
        #expect(try pixel(24, 16, stepper) == color(.blue))
        #expect(try pixel(70, 16, stepper) == color(.red))
    }

    @Test func aHalfThatCantStepHasThePictureForDisabled() throws {
        let stepper = UIStepper().decrementImage(red).decrementImage(blue, state: .disabled)
        #expect(try pixel(24, 16, stepper) == color(.blue))
        #expect(
            try pixel(24, 16, UIStepper().value(1).decrementImage(red).decrementImage(blue, state: .disabled))
                == color(.red))
    }

    @Test func templatesTakeTheTint() throws {
        let stepper = UIStepper().value(5).incrementImage(blue.withRenderingMode(.alwaysTemplate))
        stepper.tintColor = .green
        #expect(try pixel(70, 16, stepper) == color(.green))
    }

    @Test func thePictureBehindFillsTheStepper() throws {
        let stepper = UIStepper().value(5).backgroundImage(red)
        for x in [0, 93] { #expect(try pixel(x, 0, stepper) == color(.red)) }
        stepper.isEnabled = false
        #expect(try pixel(3, 3, stepper.backgroundImage(blue, state: .disabled)) == color(.blue))
    }

    @Test func theDividerIsAsTallAsTheStepper() throws {
        let divider = ControlSamples.image(.red, width: 4, height: 8)
        let picture = try ControlSamples.picture(
            of: UIStepper().value(5).dividerImage(divider, leftSegmentState: .normal, rightSegmentState: .normal),
            width: 94, height: 32)
        #expect(try ControlSamples.count(color(.red), in: picture) == 4 * 32)
        #expect(try picture.pixel(x: 45, y: 0) == color(.red))
    }
}
