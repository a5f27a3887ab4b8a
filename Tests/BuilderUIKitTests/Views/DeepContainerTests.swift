import Foundation
import Testing

@testable import BuilderUIKit

/// What other views than plain ones must do in each other: no step needs more stack for more levels.
@MainActor
@Suite struct DeepContainerTests {
    private let depth = 10_000

    private func nest<View: UIView>(_ core: UIView, depth: Int, _ make: () -> View) -> UIView {
        var inner = core
        for _ in 1..<depth {
            let outer = make()
            outer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            if let stack = outer as? UIStackView { stack.addArrangedSubview(inner) } else { outer.addSubview(inner) }
            inner = outer
        }
        return inner
    }

    private func inFunction(_ body: () -> Void) { body() }

    @Test func masksInMasksAreReleased() {
        weak var view: UIView?
        weak var layer: CALayer?
        inFunction {
            var mask = UIView()
            var layerMask = CALayer()
            view = mask
            layer = layerMask
            for _ in 1..<depth {
                let outer = UIView()
                outer.mask = mask
                mask = outer
                let outerLayer = CALayer()
                outerLayer.mask = layerMask
                layerMask = outerLayer
            }
            #expect(mask.layer.mask === mask.mask?.layer)
        }
        #expect(view == nil)
        #expect(layer == nil)
    }

    @Test func stacksAreReleased() {
        weak var gone: UIView?
        inFunction {
            let core = UIView()
            gone = core
            _ = nest(core, depth: depth) { UIStackView() }
        }
        #expect(gone == nil)
    }

    @Test func aBaselineIsFoundThroughStacks() {
        let text = label("text")
        var isRow = false
        let stack = nest(text, depth: depth) {
            let stack = UIStackView()
            isRow.toggle()
            stack.axis = isRow ? .horizontal : .vertical
            return stack
        }
        #expect(stack.forFirstBaselineLayout === text)
        #expect(stack.forLastBaselineLayout === text)
    }

    @Test func controlsAreHit() {
        let core = UIButton(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let view = nest(core, depth: depth) { UIControl() }
        #expect(view.hitTest(CGPoint(x: 4, y: 4), with: nil) === core)
    }

    /// One call of the class's own and one of `super` for each level.
    @Test func classesOfOnesOwnAreHit() {
        final class Own: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                super.hitTest(point, with: event)
            }
        }
        let core = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let view = nest(core, depth: depth) { Own() }
        #expect(view.hitTest(CGPoint(x: 4, y: 4), with: nil) === core)
    }

    @Test func scrollViewsPassTheSafeAreaOn() {
        withScreen(100, 100, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { root in
            let core = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            let view = nest(core, depth: depth) {
                let view = UIScrollView()
                view.contentInsetAdjustmentBehavior = .never
                return view
            }
            root.addSubview(view)
            #expect(core.safeAreaInsets.top == 20)
            view.removeFromSuperview()
            #expect(core.safeAreaInsets.top == 0)
        }
    }

    /// Each view's margins are calculated once, however many views read them.
    @Test func preservedSuperviewMarginsReachDeepSubviews() {
        let core = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        core.preservesSuperviewLayoutMargins = true
        var views: [UIView] = [core]
        let view = nest(core, depth: depth) {
            let view = UIView()
            view.preservesSuperviewLayoutMargins = true
            views.append(view)
            return view
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        outer.layoutMargins.left = 30
        outer.addSubview(view)
        #expect(views.allSatisfy { $0.layoutMargins.left == 30 })
        outer.layoutMargins.left = 40
        #expect(views.allSatisfy { $0.layoutMargins.left == 40 })
        views[5_000].frame.origin.x = 10
        #expect(views[5_000].layoutMargins.left == 30)
        #expect(core.layoutMargins.left == 30)
        #expect(views[5_001].layoutMargins.left == 40)
        views[5_000].preservesSuperviewLayoutMargins = false
        #expect(core.layoutMargins.left == 8)
    }

    /// Appearing, traits and release.
    @Test func controllersInControllers() {
        final class Child: UIViewController {
            var appearings = 0
            override func viewIsAppearing(_ animated: Bool) { appearings += 1 }
        }
        weak var gone: UIViewController?
        withScreen(100, 100) { root in
            let core = Child()
            gone = core
            var inner: UIViewController = core
            for _ in 1..<1_000 {
                let outer = UIViewController()
                outer.addChild(inner)
                outer.view.addSubview(inner.view)
                inner.didMove(toParent: outer)
                inner = outer
            }
            inner.overrideUserInterfaceStyle = .dark
            root.window?.rootViewController = inner
            #expect(core.appearings == 1)
            #expect(core.traitCollection.userInterfaceStyle == .dark)
            root.window?.rootViewController = UIViewController()
        }
        #expect(gone == nil)
    }

    @Test func controllersWithoutViewsAreReleased() {
        weak var gone: UIViewController?
        inFunction {
            var inner = UIViewController()
            gone = inner
            for _ in 1..<3_000 {
                let outer = UIViewController()
                outer.storedChildren = [inner]
                inner.parent = outer
                inner = outer
            }
            #expect(gone?.traitCollection != nil)
        }
        #expect(gone == nil)
    }
}
