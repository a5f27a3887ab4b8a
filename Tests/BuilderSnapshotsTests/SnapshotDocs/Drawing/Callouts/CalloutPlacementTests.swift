import Foundation
import Testing

@testable import SnapshotDocs

@Suite struct CalloutPlacementTests {
    private static let size = CGSize(width: 300, height: 200)
    private static let radius = CalloutPlacement.radius
    private static let reach = CalloutPlacement.gap + CalloutPlacement.radius

    @Test func aDiscStandsBeforeItsView() {
        let box = CGRect(x: 100, y: 80, width: 60, height: 20)
        let placement = CalloutPlacement(boxes: [box], ink: [box], size: Self.size)
        #expect(placement.badges[0].center == CGPoint(x: 100 - Self.reach, y: 90))
        #expect(placement.margins == CalloutPlacement.Margins())
        let mirrored = CalloutPlacement(boxes: [box], ink: [box], size: Self.size, isRightToLeft: true)
        #expect(mirrored.badges[0].center == CGPoint(x: 160 + Self.reach, y: 90))
    }

    @Test func whatIsDrawnIsNotCovered() {
        let box = CGRect(x: 100, y: 80, width: 60, height: 20)
        let before = CGRect(x: 70, y: 85, width: 20, height: 10)
        let behind = CalloutPlacement(boxes: [box], ink: [box, before], size: Self.size)
        #expect(behind.badges[0].center.x > box.maxX)
        let after = CGRect(x: 165, y: 85, width: 20, height: 10)
        let above = CalloutPlacement(boxes: [box], ink: [before, after], size: Self.size)
        #expect(above.badges[0].center == CGPoint(x: 100 + Self.radius, y: 80 - Self.reach))
    }

    @Test func whatLiesUnderTheWholeViewMayBeCovered() {
        let box = CGRect(x: 100, y: 80, width: 60, height: 20)
        let card = CGRect(x: 10, y: 10, width: 280, height: 180)
        let placement = CalloutPlacement(boxes: [box], ink: [card], size: Self.size)
        #expect(placement.margins == CalloutPlacement.Margins())
    }

    @Test func anImageIsNoGroundForAMark() {
        let name = CGRect(x: 100, y: 160, width: 60, height: 20)
        let photo = CGRect(x: 0, y: 0, width: 300, height: 200)
        let placement = CalloutPlacement(boxes: [name], ink: [], images: [photo], size: Self.size)
        #expect(placement.margins.left == CalloutPlacement.marginWidth)
    }

    @Test func withoutRoomThePictureGetsAMargin() {
        let box = CGRect(origin: .zero, size: Self.size)
        let placement = CalloutPlacement(boxes: [box], ink: [], size: Self.size)
        #expect(placement.margins.left == CalloutPlacement.marginWidth)
        #expect(placement.margins.right == 0)
        #expect(placement.badges[0].center.x == -Self.reach)
        let mirrored = CalloutPlacement(boxes: [box], ink: [], size: Self.size, isRightToLeft: true)
        #expect(mirrored.margins.left == 0)
        #expect(mirrored.margins.right == CalloutPlacement.marginWidth)
    }

    @Test func aLineComesFromTheSideWhereItCrossesLess() {
        let box = CGRect(x: 100, y: 80, width: 60, height: 20)
        let crowd = [
            CGRect(x: 0, y: 30, width: 98, height: 140), CGRect(x: 162, y: 60, width: 25, height: 60),
            CGRect(x: 95, y: 40, width: 70, height: 38), CGRect(x: 95, y: 102, width: 70, height: 38),
        ]
        let placement = CalloutPlacement(boxes: [box], ink: crowd, size: Self.size)
        #expect(placement.margins.right == CalloutPlacement.marginWidth)
        #expect(placement.margins.left == 0)
    }

    @Test func manyMarksOnOneViewStandApart() {
        let box = CGRect(x: 100, y: 80, width: 60, height: 20)
        let placement = CalloutPlacement(
            boxes: Array(repeating: box, count: 24), ink: [box], size: Self.size)
        check(placement, Array(repeating: box, count: 24), Self.size)
    }

    @Test func aLowPictureGetsHigher() {
        let size = CGSize(width: 30, height: 10)
        let boxes = Array(repeating: CGRect(origin: .zero, size: size), count: 3)
        let placement = CalloutPlacement(boxes: boxes, ink: [], size: size)
        check(placement, boxes, size)
        let one = CalloutPlacement(boxes: [boxes[0]], ink: [], size: size)
        #expect(one.badges[0].center.y == 5)
        #expect(one.margins.top == 9)
        #expect(one.margins.bottom == 9)
    }

    @Test func linesEndAtTheirViews() {
        let boxes = [
            CGRect(x: 0, y: 0, width: 300, height: 90), CGRect(x: 0, y: 92, width: 300, height: 108),
            CGRect(x: 140, y: 95, width: 2, height: 2),
        ]
        let placement = CalloutPlacement(boxes: boxes, ink: boxes, size: Self.size)
        for (disc, box) in zip(placement.badges, boxes) {
            #expect(box.insetBy(dx: -0.001, dy: -0.001).contains(disc.line.end))
            #expect(!box.insetBy(dx: 0.001, dy: 0.001).contains(disc.line.end))
        }
    }

    /// Views of any size anywhere, in each other and equal ones: the rules hold.
    @Test func discsCoverNeitherTheirViewsNorEachOther() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(state >> 33) % limit)
        }
        for _ in 0..<300 {
            let size = CGSize(width: 20 + random(400), height: 10 + random(300))
            func rect() -> CGRect {
                let x = random(Int(size.width) - 1)
                let y = random(Int(size.height) - 1)
                return CGRect(
                    x: x, y: y, width: 1 + random(Int(size.width - x)), height: 1 + random(Int(size.height - y)))
            }
            let boxes = (0..<Int(1 + random(14))).map { _ in rect() }
            let ink = (0..<Int(random(20))).map { _ in rect() }
            let placement = CalloutPlacement(
                boxes: boxes, ink: ink, size: size, isRightToLeft: random(2) == 0)
            check(placement, boxes, size)
        }
    }

    private func check(_ placement: CalloutPlacement, _ boxes: [CGRect], _ size: CGSize) {
        let margins = placement.margins
        let canvas = CGRect(
            x: -margins.left, y: -margins.top, width: size.width + margins.left + margins.right,
            height: size.height + margins.top + margins.bottom)
        #expect(placement.badges.count == boxes.count)
        for (index, (disc, box)) in zip(placement.badges, boxes).enumerated() {
            let square = CGRect(
                x: disc.center.x - Self.radius, y: disc.center.y - Self.radius, width: 2 * Self.radius,
                height: 2 * Self.radius)
            #expect(canvas.contains(square))
            #expect(!square.intersects(box))
            for other in placement.badges[..<index] {
                let distance = hypot(other.center.x - disc.center.x, other.center.y - disc.center.y)
                #expect(distance >= CalloutPlacement.diameter)
            }
        }
    }
}
