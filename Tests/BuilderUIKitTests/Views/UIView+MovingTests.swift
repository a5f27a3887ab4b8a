import Testing

@testable import BuilderUIKit

/// A frame is set at once: no view is notified of an intermediate safe area.
@MainActor
@Suite struct UIViewMovingTests {
    private final class Listener: UIView {
        var calls = 0
        override func safeAreaInsetsDidChange() { calls += 1 }
    }

    @Test func aFrameChangesTheSafeAreaOnce() {
        withScreen(100, 100, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)) { root in
            let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let core = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(core)
            root.addSubview(view)
            #expect(view.safeAreaInsets.top == 20)
            (view.calls, core.calls) = (0, 0)
            // Centered on the same point, the larger one would begin above the screen.
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 80)
            #expect(view.calls == 0)
            #expect(core.calls == 0)
            view.frame = CGRect(x: 0, y: 5, width: 50, height: 95)
            #expect(view.calls == 1)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 10, right: 0))
            #expect(core.safeAreaInsets.top == 15)
            #expect(core.calls == 1)
        }
    }

    /// Levels pinned to each other in a safe area: each is notified at its final place, not for every level's move.
    @Test func safeAreaInsetsDidChangeIsCalledOnceInDeepTrees() {
        withScreen(100, 100, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { root in
            let core = Listener()
            var inner: UIView = core
            for _ in 0..<300 {
                let outer = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                ])
                inner = outer
            }
            inner.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
            root.addSubview(inner)
            root.layoutIfNeeded()
            #expect(core.bounds.size == CGSize(width: 90, height: 90))
            #expect(core.safeAreaInsets.top == 20)
            #expect(core.calls == 1)
        }
    }
}
