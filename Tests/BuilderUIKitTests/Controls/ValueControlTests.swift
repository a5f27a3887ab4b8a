import Foundation
import Testing

@testable import BuilderUIKit

/// Sliders, steppers and progress bars: their values, sizes and parts.
@MainActor
@Suite struct ValueControlTests {
    @Test func aSlidersValueStaysBetweenItsEnds() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.minimumValue = 12
        #expect(slider.maximumValue == 12)
        slider.maximumValue = 20
        slider.value = 15
        slider.accessibilityIdentifier = "volume"
        let issues = LayoutDiagnostics.collecting {
            slider.value = .nan
            slider.maximumValue = .infinity
            slider.minimumValue = .nan
        }.issues
        #expect(slider.value == 15 && slider.minimumValue == 12 && slider.maximumValue == 20)
        #expect(issues.count == 3 && issues.allSatisfy { "\($0)".contains("volume") })
    }

    @Test func aSliderReachesBeyondItsAlignmentRectangle() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 30))
        let frame = slider.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 100, height: 30))
        #expect(frame == CGRect(x: 8, y: 10, width: 104, height: 31))
        #expect(slider.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func aThumbGoesFromEndToEnd() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 2 && track.width == 100 && track.height == 4)
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(thumb(0).minX == 0)
        #expect(thumb(1).maxX == 104)
        #expect(abs(thumb(0.5).midX - 52) < 0.51)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0).maxX == 104)
    }

    @Test func aSlidersPicturesTakeRoomFromTheTrack() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 5.5, width: 20, height: 20))
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 30)
        #expect(slider.trackRect(forBounds: slider.bounds).maxX == 198)
    }

    @Test func aStepperKeepsItsSizeAndItsEnds() {
        let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
        #expect(stepper.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(stepper.maximumValue == 100 && stepper.stepValue == 1)
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.maximumValue = -5
        #expect(stepper.minimumValue == -5 && stepper.value == -5)
        stepper.stepValue = 0
        #expect(stepper.stepValue == 1)
    }

    @Test func aStepperGreysOutWhatCantStep() throws {
        func picture(_ value: Double) throws -> Data {
            try Renderer().layOut(
                { () -> UIView in
                    let stepper = UIStepper()
                    stepper.value = value
                    return stepper
                }(), width: 94, height: 32
            ).png()
        }
        #expect(try picture(0) != picture(50))
        #expect(try picture(100) != picture(50))
        #expect(try picture(40) == picture(50))
    }

    @Test func progressIsAPartOfTheWidth() throws {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.height == 4)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: 4))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.setProgress(0.25, animated: false)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        view.progressTintColor = .red
        view.layoutIfNeeded()
        let fill = try #require(view.subviews.first { $0.backgroundColor == .red })
        #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(fill.frame.maxX == 200)
    }
}
