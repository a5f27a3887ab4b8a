import SwiftlyUI
import Testing

/// The fluent members of color wells.
@MainActor
@Suite struct ColorWellTests {
    @Test func theSelectedColorIsInThePicture() throws {
        let well = UIColorWell().selectedColor(.red).title("Paper").supportsAlpha(false)
        let picture = try ControlSamples.picture(of: well, width: 28, height: 28)
        #expect(try picture.pixel(x: 14, y: 14) == ControlSamples.value(of: .red))
        #expect(well.title == "Paper" && !well.supportsAlpha)
    }
}
