import Foundation
import Testing

@testable import BuilderUIKit

/// Frames with masks as constraints, beside others.
@MainActor
@Suite struct AutoresizingConstraintTests {
    typealias Mask = UIView.AutoresizingMask

    /// How UIKit hands a growth of 100 points to a view at 20 of 30 points in 100: the flexible parts grow in proportion.
    private static func expected(_ before: Bool, _ size: Bool, _ after: Bool) -> (start: CGFloat, length: CGFloat) {
        let parts: [CGFloat] = [20, 30, 50]
        let flexible = [before, size, after]
        let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        func grown(_ index: Int) -> CGFloat {
            flexible[index] ? parts[index] + 100 * parts[index] / total : parts[index]
        }
        return (grown(0), grown(1))
    }

    /// Every mask, with a view pinned to it by constraints: both follow a superview that constraints resize.
    @Test(arguments: 0..<8) func masksFollowASuperviewPlacedByConstraints(bits: Int) {
        withScreen(400, 400, scale: 1) { root in
            let (before, size, after) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
            var mask: Mask = []
            if before { mask.formUnion([.flexibleLeftMargin, .flexibleTopMargin]) }
            if size { mask.formUnion([.flexibleWidth, .flexibleHeight]) }
            if after { mask.formUnion([.flexibleRightMargin, .flexibleBottomMargin]) }
            let container = plain()
            root.addSubview(container)
            let width = container.widthAnchor.constraint(equalToConstant: 100)
            let height = container.heightAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([width, height])
            root.layoutIfNeeded()
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
            view.autoresizingMask = mask
            let pinned = plain()
            container.addSubview(view)
            container.addSubview(pinned)
            NSLayoutConstraint.activate([
                pinned.leftAnchor.constraint(equalTo: view.leftAnchor),
                pinned.rightAnchor.constraint(equalTo: view.rightAnchor),
                pinned.topAnchor.constraint(equalTo: view.topAnchor),
                pinned.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(pinned.frame == CGRect(x: 20, y: 20, width: 30, height: 30))
            width.constant = 200
            height.constant = 200
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(issues.isEmpty, "\(issues)")
            let (start, length) = Self.expected(before, size, after)
            #expect(view.frame.isNear(start, start, length, length, within: 0.01), "\(view.frame)")
            #expect(pinned.frame.isNear(start, start, length, length, within: 0.51), "\(pinned.frame)")
        }
    }

    @Test func aFrameStandsForRequiredConstraints() {
        withScreen(400, 400, scale: 1) { root in
            let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            let follower = Box(7, 7)
            root.addSubview(framed)
            root.addSubview(follower)
            let wish = framed.widthAnchor.constraint(equalToConstant: 300)
            wish.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                wish, follower.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
                follower.topAnchor.constraint(equalTo: framed.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(framed.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(follower.frame.origin == CGPoint(x: 40, y: 60))
            framed.frame = CGRect(x: 100, y: 5, width: 50, height: 5)
            root.layoutIfNeeded()
            #expect(follower.frame.origin == CGPoint(x: 150, y: 10))
            framed.translatesAutoresizingMaskIntoConstraints = false
            root.layoutIfNeeded()
            #expect(framed.frame.width == 300)
        }
    }
}
