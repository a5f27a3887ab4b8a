import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UISliderTests {
    private let stage = EventStage()

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
        }.diagnostics
        #expect(slider.value == 15 && slider.minimumValue == 12 && slider.maximumValue == 20)
        #expect(issues.count == 3 && issues.allSatisfy { "\($0)".contains("volume") })
    }

    @Test func tracksLimitDragsToTheirTicks() {
        let track = UISlider.TrackConfiguration(numberOfTicks: 5)
        #expect(track.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        #expect(track.place(nearest: 0.3) == 0.25 && track.place(nearest: 0.9) == 1)
        let limited = UISlider.TrackConfiguration(enabledRange: 0.2...0.6, numberOfTicks: 5)
        #expect(limited.place(nearest: 0) == 0.25 && limited.place(nearest: 1) == 0.5)
        let free = UISlider.TrackConfiguration(allowsTickValuesOnly: false, enabledRange: 0.2...0.6, ticks: [])
        #expect(free.place(nearest: 0.3) == 0.3 && free.place(nearest: 0.9) == 0.6)
    }

    @Test func theTrackIsFilledFromTheNeutralValue() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.25
        slider.minimumTrackTintColor = .red
        slider.trackConfiguration = UISlider.TrackConfiguration(neutralValue: 0.5, numberOfTicks: 3)
        slider.sliderStyle = .thumbless
        slider.layoutIfNeeded()
        let filled = slider.subviews.first { $0.backgroundColor == .red }?.frame ?? .zero
        let track = slider.trackRect(forBounds: slider.bounds)
        func x(_ value: Float) -> CGFloat {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).midX
        }
        #expect(filled.minX == x(0.25) && abs(filled.maxX - x(0.5)) < 0.01)
        let dots = slider.subviews.filter { $0.frame.size == CGSize(width: 4, height: 4) }.map(\.frame.midX)
        #expect(dots.sorted() == [x(0), x(0.5), x(1)])
        slider.trackConfiguration = nil
        #expect(!slider.subviews.contains { $0.frame.size == CGSize(width: 4, height: 4) })
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
        #expect(track.minX == 3 && track.width == 98 && track.height == 4)
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(slider.sizeThatFits(CGSize(width: 104, height: 0)) == CGSize(width: 104, height: 34))
        #expect(thumb(0).size == CGSize(width: 27, height: 27))
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
        #expect(slider.trackRect(forBounds: slider.bounds).maxX == 197)
    }

    @Test func aSlidersKnobFollowsTheFinger() {
        let (slider, changes) = stage.show(UISlider(frame: CGRect(x: 20, y: 20, width: 232, height: 31)))
        // The knob's middle goes from 13.5 to 218.5 points.
        slider.simulateDrag(from: CGPoint(x: 20, y: 15), by: CGVector(dx: 102, dy: 0))
        #expect(abs(slider.value - 0.5) < 0.01)
        #expect(changes() > 1)
        slider.simulateDrag(from: CGPoint(x: 116, y: 15), by: CGVector(dx: 300, dy: 0))
        #expect(slider.value == 1)
        let before = changes()
        // Elsewhere than on the knob.
        slider.simulateTap(at: CGPoint(x: 60, y: 15))
        #expect(slider.value == 1)
        slider.isContinuous = false
        slider.simulateDrag(from: CGPoint(x: 218, y: 15), by: CGVector(dx: -300, dy: 0))
        #expect(slider.value == 0)
        #expect(changes() == before + 1)
        slider.isEnabled = false
        slider.simulateDrag(from: CGPoint(x: 14, y: 15), by: CGVector(dx: 100, dy: 0))
        #expect(slider.value == 0)
    }

    @Test func aSliderFromRightToLeft() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
        slider.semanticContentAttribute = .forceRightToLeft
        _ = stage.show(slider)
        slider.simulateDrag(from: CGPoint(x: 218, y: 15), by: CGVector(dx: -51, dy: 0))
        #expect(abs(slider.value - 0.25) < 0.01)
    }
}
