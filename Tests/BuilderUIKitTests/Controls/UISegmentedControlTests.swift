import Foundation
import Testing

@testable import BuilderUIKit

/// Segments: what they hold, how wide they are, which is chosen.
@MainActor
@Suite struct UISegmentedControlTests {
    private let stage = EventStage()

    private func laidOut(_ items: [String], width: CGFloat) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        control.layoutIfNeeded()
        return control
    }

    @Test func contentIsMovedByTheSegmentsPlace() {
        let control = laidOut(["One", "Two", "Six"], width: 300)
        func top(_ title: String) -> CGFloat? {
            control.layoutIfNeeded()
            let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            return labels.first { $0.text == title }?.frame.minY
        }
        let before = top("One") ?? 0
        #expect(top("Two") == before && top("Six") == before)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 0, vertical: 3), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 0, vertical: 5), forSegmentType: .left, barMetrics: .default)
        #expect(top("One") == before + 5 && top("Two") == before + 3 && top("Six") == before + 3)
        let left = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
        #expect(left.vertical == 5)
        #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    }

    @Test func segmentsComeAndGo() {
        let control = UISegmentedControl(items: ["One", "Two"])
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
        #expect(control.titleForSegment(at: 3) == nil)
    }

    /// Choosing a segment makes its title medium and moves nothing.
    @Test func itsOwnSizeHoldsTheWidestTitleInEachSegment() {
        let control = UISegmentedControl(items: ["First", "Second"])
        #expect(control.frame.height == 32)
        #expect(control.intrinsicContentSize.height == 31)
        let title = UILabel()
        title.font = .systemFont(ofSize: 13)
        title.text = "Second"
        let width = 2 * (title.intrinsicContentSize.width + 20).rounded(.up) + 1
        #expect(control.intrinsicContentSize.width == width)
        control.selectedSegmentIndex = 1
        #expect(control.intrinsicContentSize.width == width)
    }

    @Test func segmentsShareTheWidth() {
        let control = laidOut(["A", "B", "A long one"], width: 302)
        #expect(control.segments.map(\.frame.width) == [100, 100, 100])
        #expect(control.segments.map(\.frame.minX) == [0, 101, 202])
        control.setWidth(50, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == [50, 125, 125])
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        #expect(control.segments[2].frame.width > control.segments[0].frame.width + 20)
        #expect(control.segments[2].frame.maxX == 302)
    }

    @Test func theChosenSegmentStandsOnAPill() {
        let control = laidOut(["A", "B", "C"], width: 302)
        #expect(control.pill.isHidden)
        #expect(control.dividers.filter(\.isHidden).isEmpty)
        control.selectedSegmentIndex = 2
        control.layoutIfNeeded()
        #expect(control.pill.frame == CGRect(x: 204, y: 2, width: 96, height: 28))
        #expect(control.dividers.map(\.isHidden) == [false, true])
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        control.layoutIfNeeded()
        #expect(control.pill.frame.minX == 2)
        control.isMomentary = true
        #expect(control.pill.isHidden)
    }

    @Test func aSegmentIsChosen() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        let (segments, changes) = stage.show(control)
        #expect(segments.simulateTap(at: CGPoint(x: 150, y: 16)) === segments)
        #expect(segments.selectedSegmentIndex == 1)
        segments.simulateTap(at: CGPoint(x: 160, y: 16))
        #expect(changes() == 1)
        segments.setEnabled(false, forSegmentAt: 2)
        segments.simulateTap(at: CGPoint(x: 280, y: 16))
        #expect(segments.selectedSegmentIndex == 1)
        segments.isMomentary = true
        var chosen: [Int] = []
        segments.addAction(UIAction { _ in chosen.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        segments.simulateTap(at: CGPoint(x: 20, y: 16))
        #expect(chosen == [0])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsAreCreatedFromActions() {
        let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
        #expect(control.numberOfSegments == 2 && control.frame.width == 200)
        #expect(control.actionForSegment(at: 1) === actions[1])
        #expect(control.segmentIndex(identifiedBy: actions[0].identifier) == 0)
    }
}
