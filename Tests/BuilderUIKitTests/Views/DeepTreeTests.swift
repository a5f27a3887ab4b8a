import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Ten thousand views in each other overflow no stack: neither in layout nor in display, painting, searching or
/// release.
@MainActor
@Suite struct DeepTreeTests {
    static let depth = 10_000

    /// Views in each other, built from the inside; `join` adds the inner one to the outer one.
    private func nest(
        _ depth: Int = depth, core: UIView = UIView(), _ make: () -> UIView = { UIView() },
        join: (_ outer: UIView, _ inner: UIView) -> Void = { $0.addSubview($1) }
    ) -> UIView {
        var inner = core
        for _ in 1..<depth {
            let outer = make()
            join(outer, inner)
            inner = outer
        }
        return inner
    }

    private func core(_ color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = color
        return view
    }

    private func pin(_ inner: UIView, to outer: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
    }

    private func picture(of view: UIView) throws -> Bitmap {
        try Renderer().layOut(view, width: 8, height: 8, scale: 1).bitmap()
    }

    @Test func framesAreLaidOutDrawnAndReleased() throws {
        weak var gone: UIView?
        weak var goneToo: UIView?
        try autoreleasing {
            let core = core()
            let view = nest(core: core)
            gone = view
            goneToo = core
            let picture = try picture(of: view)
            #expect(picture.pixel(x: 4, y: 4) == 0xFFFF_0000)
        }
        #expect(gone == nil)
        #expect(goneToo == nil)
    }

    /// Pinned to each other, in the middle of a stack.
    @Test func pinnedViewsAreLaidOutDrawnAndReleased() throws {
        weak var gone: UIView?
        try autoreleasing {
            let core = core()
            let deep = nest(
                core: core,
                join: { outer, inner in
                    outer.addSubview(inner)
                    pin(inner, to: outer)
                })
            let stack = UIStackView(arrangedSubviews: [Box(8, 2), deep, Box(8, 2)])
            stack.axis = .vertical
            gone = core
            let picture = try picture(of: stack)
            #expect(picture.pixel(x: 7, y: 3) == 0xFFFF_0000)
            #expect(picture.pixel(x: 7, y: 7) == 0)
            #expect(core.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        #expect(gone == nil)
    }

    /// Stacks in stacks, with others before and after them; their constraints determine their heights.
    @Test func stacksAreLaidOutDrawnAndReleased() throws {
        weak var gone: UIView?
        try autoreleasing {
            let core = Box(4, 4)
            core.backgroundColor = .red
            let deep = nest(
                2_000, core: core, { UIStackView() },
                join: { outer, inner in (outer as? UIStackView)?.addArrangedSubview(inner) })
            gone = core
            let stack = UIStackView(arrangedSubviews: [Box(8, 2), deep, Box(8, 2)])
            stack.axis = .vertical
            let picture = try Renderer().layOut(stack, width: 8, scale: 1).bitmap()
            #expect(picture.height == 8)
            #expect(picture.pixel(x: 4, y: 4) == 0xFFFF_0000)
            #expect(core.convert(core.bounds, to: stack) == CGRect(x: 0, y: 2, width: 8, height: 4))
        }
        #expect(gone == nil)
    }

    /// From the top down, inside a window that shows: no step visits all ancestors.
    @Test func aTreeGrowsFromTheTop() {
        withScreen(100, 100, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { root in
            var parent = root
            for _ in 0..<Self.depth {
                let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                parent.addSubview(child)
                parent = child
            }
            root.layoutIfNeeded()
            #expect(parent.safeAreaInsets.top == 20)
            #expect(parent.window === root.window)
            #expect(parent.isDescendant(of: root))
            root.subviews.first?.removeFromSuperview()
            #expect(parent.window == nil)
            #expect(parent.safeAreaInsets.top == 0)
        }
    }

    @Test func searchingConvertingAndInheritingNeedLittleStack() {
        let core = core()
        core.tag = 7
        let view = nest(core: core) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.preservesSuperviewLayoutMargins = true
            view.overrideUserInterfaceStyle = .light
            return view
        }
        core.preservesSuperviewLayoutMargins = true
        view.layoutMargins = UIEdgeInsets(top: 3, left: 9, bottom: 1, right: 2)
        view.overrideUserInterfaceStyle = .dark
        view.tintColor = .green
        #expect(view.viewWithTag(7) === core)
        #expect(view.hitTest(CGPoint(x: 4, y: 4), with: nil) === core)
        #expect(view.hitTest(CGPoint(x: 9, y: 4), with: nil) == nil)
        #expect(core.convert(CGPoint(x: 1, y: 2), to: view) == CGPoint(x: 1, y: 2))
        #expect(core.tintColor == .green)
        #expect(core.layoutMargins.left == 9)
        #expect(core.traitCollection.userInterfaceStyle == .light)
    }

    @Test func autoresizingMasksResizeDeepSubviews() {
        var calls = 0
        let core = core()
        core.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let view = nest(core: core) {
            calls += 1
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
        view.frame.size.width = 20
        #expect(core.frame == CGRect(x: 0, y: 0, width: 20, height: 8))
    }

    /// A subtree with another strong reference stays intact when its superviews are released.
    @Test func whatIsHeldKeepsItsSubviews() {
        let core = core()
        let middle = nest(10, core: core)
        autoreleasing { _ = nest(10, core: middle) }
        #expect(middle.superview == nil)
        #expect(core.isDescendant(of: middle))
    }

    /// In a function of its own, so that nothing on the test's stack holds what was made.
    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
