import Foundation
import Testing

@testable import BuilderUIKit

/// Margins and safe areas of views in each other.
@MainActor
@Suite struct UIViewMarginsTests {
    private final class Controller: UIViewController {
        var changes = 0
        override func viewLayoutMarginsDidChange() { changes += 1 }
    }

    /// Only the part of the safe area that reaches into a view is inset there.
    @Test func safeAreasShrinkInside() {
        withScreen(393, 852, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { root in
            let view = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 500))
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
            #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 8, bottom: 8, right: 8))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            view.frame.origin.y = 100
            root.layoutIfNeeded()
            #expect(view.safeAreaInsets == .zero)
        }
    }

    /// A view that reaches beyond its superview has at most the superview's insets, and preserves no margin there.
    @Test func viewsThatReachBeyondHaveNoMore() {
        withScreen(393, 852, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { root in
            root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
            let view = UIView(frame: CGRect(x: 0, y: -100, width: 393, height: 1_000))
            view.preservesSuperviewLayoutMargins = true
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 30, bottom: 42, right: 30))
        }
    }

    /// Constraints round a view's edge to a pixel, which may be beyond the superview's edge.
    @Test func roundedEdgesPreserveMargins() {
        withScreen(500, 300, scale: 2) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 405.9, height: 300))
            outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
            root.addSubview(outer)
            let (inner, content) = (plain(), plain())
            inner.preservesSuperviewLayoutMargins = true
            outer.addSubview(inner)
            inner.addSubview(content)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                content.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(inner.frame.maxX == 406)
            #expect(inner.layoutMargins.right == 10)
            #expect(content.frame.minX == 30 && content.frame.maxX == 396)
            let wide = UIView(frame: CGRect(x: 0, y: 0, width: 406.5, height: 300))
            wide.preservesSuperviewLayoutMargins = true
            outer.addSubview(wide)
            #expect(wide.layoutMargins.right == 8, "more than half a pixel beyond the edge")
        }
    }

    @Test func directionalMarginsTurnWithTheDirection() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let inside = plain()
        view.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            NSLayoutConstraint(
                item: inside, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailingMargin,
                multiplier: 1, constant: 0),
        ])
        view.layoutIfNeeded()
        #expect(inside.frame.minX == 4 && inside.frame.maxX == 98)
        // Values set from left to right stay there.
        view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        view.layoutIfNeeded()
        #expect(inside.frame.minX == 10 && inside.frame.maxX == 80)
        view.semanticContentAttribute = .forceLeftToRight
        view.layoutIfNeeded()
        #expect(inside.frame.minX == 10 && inside.frame.maxX == 80)
    }

    @Test func marginsOfTheSuperviewReachIn() {
        withScreen(300, 300) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
            root.addSubview(outer)
            let inner = UIView(frame: CGRect(x: 5, y: 0, width: 200, height: 300))
            outer.addSubview(inner)
            #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            inner.preservesSuperviewLayoutMargins = true
            #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 25, bottom: 20, right: 8))
            outer.layoutMargins.left = 50
            #expect(inner.layoutMargins.left == 45)
        }
    }

    @Test func aControllersViewHasTheSystemsSideMargins() {
        UIScreen(size: CGSize(width: 320, height: 480), scale: 2, traits: UITraitCollection()).asMain {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let controller = Controller()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let view: UIView = controller.view
            #expect(
                controller.systemMinimumLayoutMargins
                    == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 5, trailing: 30)
            #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 30))
            view.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 1, right: 2)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 50, bottom: 1, right: 16))
            let before = controller.changes
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 50, bottom: 1, right: 2))
            #expect(controller.changes == before + 1)
        }
    }
}
