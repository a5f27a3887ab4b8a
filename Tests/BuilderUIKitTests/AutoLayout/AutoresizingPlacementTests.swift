import Foundation
import Testing

@testable import BuilderUIKit

/// Frames with masks as constraints, beside others.
@MainActor
@Suite struct AutoresizingPlacementTests {
    typealias Mask = UIView.AutoresizingMask

    /// How UIKit hands a growth of 100 points to a view at 20 of 30 points in 100: the flexible parts grow in
    /// proportion.
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

    /// The two axes of a mask have nothing to do with each other, whichever of the 64 masks it is.
    @Test func allMasks() {
        for bits in UInt(0)..<64 {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
            view.autoresizingMask = Mask(rawValue: bits)
            outer.addSubview(view)
            outer.frame.size = CGSize(width: 200, height: 200)
            let (x, width) = Self.expected(bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
            let (y, height) = Self.expected(bits & 8 != 0, bits & 16 != 0, bits & 32 != 0)
            #expect(view.frame.isNear(x, y, width, height, within: 0.001), "\(bits): \(view.frame)")
            outer.frame.size = CGSize(width: 100, height: 100)
            #expect(view.frame.isNear(20, 20, 30, 30, within: 0.001), "\(bits) back: \(view.frame)")
        }
    }

    /// Views made before their superview has a size: parts without a length share its growth equally.
    @Test func superviewsThatGrowFromNothing() {
        func frame(_ mask: Mask, from start: CGRect) -> CGRect {
            let outer = UIView()
            let view = UIView(frame: start)
            view.autoresizingMask = mask
            outer.addSubview(view)
            outer.frame.size = CGSize(width: 120, height: 60)
            return view.frame
        }
        let all: Mask = [.flexibleWidth, .flexibleHeight]
        #expect(frame(all, from: .zero) == CGRect(x: 0, y: 0, width: 120, height: 60))
        #expect(
            frame(all, from: CGRect(x: 10, y: 5, width: -20, height: -10).standardized)
                == CGRect(x: -10, y: -5, width: 140, height: 70))
        let centered: Mask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        #expect(
            frame(centered, from: CGRect(x: -10, y: -5, width: 20, height: 10))
                == CGRect(x: 50, y: 25, width: 20, height: 10))
        #expect(
            frame([.flexibleLeftMargin, .flexibleTopMargin], from: CGRect(x: -20, y: -10, width: 20, height: 10))
                == CGRect(x: 100, y: 50, width: 20, height: 10))
        let shared: Mask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        #expect(frame(shared, from: .zero) == CGRect(x: 40, y: 0, width: 40, height: 0))
    }

    @Test func aFrameStandsForRequiredConstraints() {
        withScreen(400, 400, scale: 1) { root in
            let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            let follower = Box(7, 7)
            root.addSubview(framed)
            root.addSubview(follower)
            let preferred = framed.widthAnchor.constraint(equalToConstant: 300)
            preferred.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                preferred, follower.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
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

    /// A mask that is set late counts from then on.
    @Test func masksMayChange() {
        withScreen(400, 400, scale: 1) { root in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            let pinned = plain()
            root.addSubview(view)
            view.addSubview(pinned)
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            root.layoutIfNeeded()
            view.autoresizingMask = .flexibleWidth
            root.layoutIfNeeded()
            root.frame.size.width = 500
            root.layoutIfNeeded()
            #expect(view.frame.width == 200 && pinned.frame.width == 200)
        }
    }
}
