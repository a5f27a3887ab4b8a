import SwiftlyUI
import Testing
import UIKit

@testable import SwiftlyFixture

@MainActor
@Suite struct SettingsTests {
    private let stage = Stage()
    private let controller = SettingsViewController()
    private var stack: VStackView { controller.stack }

    init() { stage.show(controller) }

    private func place(_ view: UIView) -> CGRect {
        guard let superview = view.superview else { return .null }
        return superview.convert(view.alignmentRect(forFrame: view.frame), to: stack)
    }

    /// 623 = 16 + 10 × 44 + 31 + 10 × 12 + 16.
    @Test func theRowsFillTheScrollView() {
        #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 623))
        #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 623))
        #expect(stack.arrangedSubviews.count == 11)
        #expect(stack.arrangedSubviews.map { place($0).minX } == Array(repeating: 16, count: 11))
        #expect(stack.arrangedSubviews.map { place($0).width } == Array(repeating: 288, count: 11))
    }

    @Test func itScrollsDownAndNeverAcross() {
        controller.scrollView.setContentOffset(CGPoint(x: 40, y: 30), animated: false)
        #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: 30))
        #expect(!controller.scrollView.showsVerticalScrollIndicator)
        #expect(controller.scrollView.alwaysBounceVertical)
    }

    @Test func controlsStandAtTheEndOfTheirRows() {
        let toggle = place(controller.notifySwitch)
        #expect(isNear(toggle.maxX, 304) && isNear(toggle.width, 49))
        #expect(isNear(toggle.midY, 38) && isNear(toggle.height, 31))
        #expect(isNear(place(controller.soundSwitch).midY, 94))
        #expect(place(controller.sizeLabel).maxX == 304 && place(controller.sizeLabel).width == 48)
        #expect(place(controller.sizeSlider).maxX == 248 && place(controller.sizeSlider).width == 120)
        #expect(place(controller.columnStepper).maxX == 304)
        #expect(place(controller.themeControl).minY == 240)
    }

    @Test func linesPartTheRows() {
        let lines = stack.subviews.filter { !stack.arrangedSubviews.contains($0) }
        #expect(lines.count == 10)
        #expect(lines.allSatisfy { $0.frame.size == CGSize(width: 288, height: 1) && $0.frame.midX == 160 })
        #expect(lines.map(\.frame.midY).min() == 66)
        stack.arrangedSubviews[1].isHidden = true
        stage.layOut()
        #expect(stack.subviews.count - stack.arrangedSubviews.count == 9)
    }

    @Test func whatIsTouchedIsKept() {
        controller.notifySwitch.simulateTap()
        controller.soundSwitch.simulateTap()
        #expect(!controller.settings.notifies && controller.settings.sounds)
        let stepper = controller.columnStepper
        for _ in 0..<3 { stepper.simulateTap(at: CGPoint(x: stepper.bounds.maxX - 10, y: stepper.bounds.midY)) }
        #expect(controller.settings.columns == 4)
        let segments = controller.themeControl
        #expect(segments.titleForSegment(at: 0) == "Auto" && segments.selectedSegmentIndex == 0)
        segments.simulateTap(at: CGPoint(x: segments.bounds.maxX - 10, y: segments.bounds.midY))
        #expect(controller.settings.theme == 2)
    }

    @Test func theSlidersValueIsShownBesideIt() {
        let slider = controller.sizeSlider
        #expect(slider.value == 15)
        let knob = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        // Slowly: the scroll view keeps a finger to itself for a while.
        slider.simulateDrag(from: CGPoint(x: knob.midX, y: knob.midY), by: CGVector(dx: 200, dy: 0), duration: 2)
        #expect(controller.settings.textSize == 30)
        #expect(controller.sizeLabel.text == "30 pt")
    }
}
