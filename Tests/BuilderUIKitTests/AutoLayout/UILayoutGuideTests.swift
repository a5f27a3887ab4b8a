import Foundation
import Testing

@testable import BuilderUIKit

/// Guides that stand for margins, safe areas and the keyboard, and those of one's own.
@MainActor
@Suite struct UILayoutGuideTests {
    private let device = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    /// Pins a view to a guide's four edges and returns its frame.
    private func frame(pinnedTo guide: UILayoutGuide, in owner: UIView) -> CGRect {
        let view = plain()
        owner.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        owner.layoutIfNeeded()
        let found = guide.layoutFrame
        #expect(view.frame.isNear(found.minX, found.minY, found.width, found.height))
        return view.frame
    }

    @Test func aRootsGuides() {
        withScreen(393, 852, safeArea: device) { root in
            #expect(frame(pinnedTo: root.safeAreaLayoutGuide, in: root) == CGRect(x: 0, y: 59, width: 393, height: 759))
            #expect(frame(pinnedTo: root.layoutMarginsGuide, in: root) == CGRect(x: 16, y: 59, width: 361, height: 759))
            #expect(
                frame(pinnedTo: root.readableContentGuide, in: root) == CGRect(x: 16, y: 59, width: 361, height: 759))
            #expect(frame(pinnedTo: root.keyboardLayoutGuide, in: root) == CGRect(x: 0, y: 818, width: 393, height: 34))
            root.keyboardLayoutGuide.usesBottomSafeArea = false
            #expect(frame(pinnedTo: root.keyboardLayoutGuide, in: root) == CGRect(x: 0, y: 852, width: 393, height: 0))
            #expect(root.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
            #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
        }
    }

    @Test func theKeyboardIsNearTheBottom() {
        withScreen(393, 852, safeArea: device) { root in
            let guide = root.keyboardLayoutGuide
            let view = Box(10, 10)
            root.addSubview(view)
            let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
            let away = view.topAnchor.constraint(equalTo: root.topAnchor)
            guide.setConstraints([near], activeWhenNearEdge: .bottom)
            guide.setConstraints([away], activeWhenAwayFrom: .bottom)
            root.layoutIfNeeded()
            #expect(near.isActive && !away.isActive && view.frame.maxY == 818)
            #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
            guide.removeAllTrackedConstraints()
            #expect(!near.isActive && guide.constraintsActive(whenAwayFrom: .bottom).isEmpty)
        }
    }

    @Test func theOldBarGuides() throws {
        try withScreen(393, 852, safeArea: device) { root in
            let controller = try #require(root.ownController)
            let view = plain()
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                    attribute: .top, multiplier: 1, constant: 0),
            ])
            root.layoutIfNeeded()
            #expect(view.frame.minY == 59 && view.frame.maxY == 818)
            let ofGuides = controller.view.constraints.filter { constraint in
                let items = [constraint.firstItem, constraint.secondItem]
                return "\(constraint)".contains("_UIViewController") && !items.contains { $0 === view }
            }
            #expect(ofGuides.count == 4)
            #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
        }
    }

    @Test func readableWidthIsLimitedAndCentered() {
        withScreen(1000, 800) { root in
            #expect(
                frame(pinnedTo: root.readableContentGuide, in: root) == CGRect(x: 164, y: 0, width: 672, height: 800))
            root.frame.size.width = 700
            root.layoutIfNeeded()
            #expect(root.readableContentGuide.layoutFrame == CGRect(x: 20, y: 0, width: 660, height: 800))
        }
        withScreen(
            1000, 800, traits: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        ) { root in
            #expect(frame(pinnedTo: root.readableContentGuide, in: root).width > 672)
        }
    }

    /// Guides of one's own: chained, equal, and read back.
    @Test func guidesTakePartLikeViews() {
        withScreen(300, 100, scale: 2) { root in
            let guides = [UILayoutGuide(), UILayoutGuide()]
            let view = Box(60, 20)
            root.addSubview(view)
            for guide in guides { root.addLayoutGuide(guide) }
            #expect(root.layoutGuides == guides && guides[0].owningView === root)
            NSLayoutConstraint.activate([
                guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
                guides[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
                guides[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
                guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor, multiplier: 3),
                guides[0].topAnchor.constraint(equalTo: root.topAnchor),
                guides[0].heightAnchor.constraint(equalToConstant: 10),
                view.topAnchor.constraint(equalTo: guides[0].bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 180, y: 10, width: 60, height: 20))
            #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 180, height: 10))
            root.removeLayoutGuide(guides[0])
            #expect(guides[0].owningView == nil && root.layoutGuides == [guides[1]])
            root.layoutIfNeeded()
            #expect(view.frame.minX != 180)
        }
    }
}
