import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The color well's size, its picture and its response to touches.
@MainActor
@Suite struct UIColorWellTests {
    private static func well(_ color: UIColor?) -> UIView {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        well.selectedColor = color
        return well
    }

    private func pixel(_ x: Int, _ y: Int, _ color: UIColor?) async throws -> [UInt32] {
        let bitmap = try await Renderer(timeout: 600).bitmap(of: Self.well(color), width: 28, height: 28, scale: 2)
        let pixel = bitmap.pixel(x: x, y: y)
        return [pixel >> 24, (pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255]
    }

    @Test func itHugsItsContent() {
        let well = UIColorWell()
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(well.sizeThatFits(CGSize(width: 100, height: 10)) == CGSize(width: 28, height: 28))
        #expect(well.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }

    @Test func theSelectedColorIsInTheMiddle() async throws {
        #expect(try await pixel(28, 28, .red) == [255, 255, 0, 0])
        // The gap between the ring and the color shows the ground.
        let ground = try await pixel(0, 0, .red)
        #expect(try await pixel(28, 8, .red) == ground)
        #expect(try await pixel(28, 28, nil) == ground)
    }

    @Test func theRingGoesFromRedOnTheRightClockwise() async throws {
        #expect(try await pixel(53, 28, nil) == [255, 255, 0, 0])
        let below = try await pixel(28, 53, nil)
        #expect((100...155).contains(below[1]) && below[2] == 255 && below[3] == 0)
        let left = try await pixel(2, 28, nil)
        #expect(left[1] == 0 && left[2] > 240 && left[3] > 240)
    }

    @Test func aTapSendsTouchesOnly() {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        let stage = EventStage()
        stage.window.addSubview(well)
        var touches = 0
        var changes = 0
        well.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        well.simulateTap()
        #expect(touches == 1 && changes == 0)
    }
}
