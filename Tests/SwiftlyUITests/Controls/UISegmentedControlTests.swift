import Foundation
import Render
import SwiftlyUI
import Testing

/// What segments with pictures of one's own look like, and where they lie.
@MainActor
@Suite struct UISegmentedControlTests {
    private func control() -> UISegmentedControl {
        UISegmentedControl(items: ["", "", ""])
            .backgroundImage(ControlSamples.image(.red), for: .normal)
            .backgroundImage(ControlSamples.image(.blue), for: .selected)
    }
    private func pixels(_ control: UISegmentedControl, _ places: [Int]) throws -> [UInt32] {
        let picture = try ControlSamples.picture(of: control, width: 302, height: 32)
        return places.map { picture.pixel(x: $0, y: 16) }
    }
    private func colors(_ colors: UIColor...) throws -> [UInt32] { try colors.map { try ControlSamples.value(of: $0) } }

    @Test func thePicturesOfTheirStatesFillTheSegments() throws {
        #expect(try pixels(control(), [50, 150, 250]) == colors(.red, .red, .red))
        #expect(try pixels(control().selectedSegmentIndex(1), [50, 150, 250]) == colors(.red, .blue, .red))
        let picture = try ControlSamples.picture(of: control(), width: 302, height: 32)
        #expect(try picture.pixel(x: 0, y: 0) == ControlSamples.value(of: .red))
    }

    @Test func aDisabledSegmentFallsBackToTheImageForTheNormalState() throws {
        let control = control().selectedSegmentIndex(0).enabled(false, forSegmentAt: 0).enabled(false, forSegmentAt: 2)
        #expect(try pixels(control, [50, 150, 250]) == colors(.blue, .red, .red))
        control.backgroundImage(ControlSamples.image(.green), for: .disabled)
        #expect(try pixels(control, [50, 150, 250]) == colors(.blue, .red, .green))
    }

    @Test func aMomentaryControlShowsNoChoice() throws {
        #expect(try pixels(control().momentary(true).selectedSegmentIndex(1), [150]) == colors(.red))
    }

    @Test func dividerImageWidthSeparatesSegments() throws {
        let divider = ControlSamples.image(.green, width: 10, height: 4)
        let plain = UISegmentedControl(items: ["A", "B", "C"]).intrinsicContentSize.width
        let control = UISegmentedControl(items: ["A", "B", "C"])
            .dividerImage(divider, leftSegmentState: .normal, rightSegmentState: .normal)
        #expect(control.intrinsicContentSize.width == plain + 18)
        // Segments of 94 points each: 302 = 3 × 94 + 2 × 10.
        let picture = try ControlSamples.picture(of: control, width: 302, height: 32)
        let green = try ControlSamples.value(of: .green)
        #expect(ControlSamples.count(green, in: picture) == 2 * 10 * 32)
        #expect([94, 103, 198, 207].map { picture.pixel(x: $0, y: 0) } == [green, green, green, green])
    }

    @Test func dividersFollowTheChoice() throws {
        // With a ground of its own there is no pill, whose shadow would lie on the dividers.
        let control = UISegmentedControl(items: ["", "", ""]).backgroundImage(
            ControlSamples.image(.white), for: .normal
        )
        .dividerImage(ControlSamples.image(.green), leftSegmentState: .normal, rightSegmentState: .normal)
        .dividerImage(ControlSamples.image(.red), leftSegmentState: .selected, rightSegmentState: .normal)
        .dividerImage(ControlSamples.image(.blue), leftSegmentState: .normal, rightSegmentState: .selected)
        #expect(try pixels(control, [98, 202]) == colors(.green, .green))
        #expect(try pixels(control.selectedSegmentIndex(1), [98, 202]) == colors(.blue, .red))
        #expect(try pixels(control.selectedSegmentIndex(2), [98, 202]) == colors(.green, .blue))
        control.semanticContentAttribute = .forceRightToLeft
        #expect(try pixels(control, [98, 202]) == colors(.red, .green))
    }

    @Test func picturesForOtherBarsAreKeptAndNotDrawn() throws {
        let control = UISegmentedControl(items: ["", "", ""])
        let before = try pixels(control, [50])
        control.backgroundImage(ControlSamples.image(.red), for: .normal, barMetrics: .compact)
        #expect(try pixels(control, [50]) == before)
    }

    @Test func indexesThatNoSegmentHasAreIgnored() {
        let control = UISegmentedControl(items: ["A"]).title("B", forSegmentAt: 4).width(30, forSegmentAt: -1)
            .selectedSegmentIndex(9).insertSegment(title: nil, at: 99).enabled(false, forSegmentAt: 7)
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 0) == "A")
        #expect(control.width(.nan, forSegmentAt: 0).widthForSegment(at: 0) == 0)
    }
}
