import Foundation
import Testing

@testable import BuilderUIKit

/// A change touches what it must: the tree isn't read anew.
@MainActor
@Suite struct LayoutTreeChangesTests {
    private func withStack(
        of count: Int, lines: Int = 1, _ body: (UIView, UIStackView, LayoutEngine) throws -> Void
    ) throws {
        try withScreen(320, 568) { root in
            let stack = UIStackView(arrangedSubviews: (0..<count).map { label("Label \($0)", lines: lines) })
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            let footer = plain()
            root.addSubview(footer)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                footer.topAnchor.constraint(equalTo: stack.bottomAnchor),
                footer.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            let engine = try #require(root.layoutRoot.engine)
            #expect(engine.work.measured <= count + 8)
            try body(root, stack, engine)
        }
    }

    /// What laying out again after a change costs.
    private func work(_ engine: LayoutEngine, _ root: UIView, _ change: () -> Void) -> LayoutEngine.Work {
        let before = engine.work
        change()
        root.layoutIfNeeded()
        let after = engine.work
        return LayoutEngine.Work(
            gatherings: after.gatherings - before.gatherings, entered: after.entered - before.entered,
            measured: after.measured - before.measured)
    }

    @Test func aLabelMoreInALongStack() throws {
        try withStack(of: 1_000) { root, stack, engine in
            let last = stack.arrangedSubviews[999]
            let new = label("New")
            let added = work(engine, root) { stack.addArrangedSubview(new) }
            #expect(added.gatherings == 0)
            #expect(added.measured == 1)
            #expect(added.entered <= 12)
            #expect(abs(new.frame.minY - last.frame.maxY) < 0.01)
            #expect(new.frame.height > 20)
            let removed = work(engine, root) { stack.arrangedSubviews[500].removeFromSuperview() }
            #expect(removed.gatherings == 0)
            #expect(removed.measured == 0)
            #expect(removed.entered <= 2)
            #expect(abs(new.frame.minY - last.frame.maxY) < 0.01)
            let hidden = work(engine, root) { stack.arrangedSubviews[3].isHidden = true }
            #expect(hidden.gatherings == 0)
            #expect(hidden.measured == 0)
            #expect(hidden.entered <= 4)
            #expect(stack.arrangedSubviews[3].frame.height == 0)
        }
    }

    @Test func aConstraintThatIsSwitched() throws {
        try withStack(of: 20) { root, stack, engine in
            let height = stack.heightAnchor.constraint(equalToConstant: 900)
            let on = work(engine, root) { height.isActive = true }
            #expect(on == LayoutEngine.Work(gatherings: 0, entered: 1, measured: 0))
            #expect(stack.frame.height == 900)
            let off = work(engine, root) { height.isActive = false }
            #expect(off == LayoutEngine.Work())
            #expect(stack.frame.height < 900)
        }
    }

    /// The first constraints that reference a view, also deep in views without constraints.
    @Test func aConstraintOnAViewWithoutAny() throws {
        try withStack(of: 3) { root, stack, engine in
            let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
            outer.addSubview(inner)
            root.addSubview(outer)
            root.layoutIfNeeded()
            let follower = plain()
            let cost = work(engine, root) {
                root.addSubview(follower)
                NSLayoutConstraint.activate([
                    follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
                    follower.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
                    follower.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
                    follower.heightAnchor.constraint(equalToConstant: 7),
                ])
            }
            #expect(cost.gatherings == 0)
            #expect(follower.frame == CGRect(x: 65, y: 34, width: 25, height: 7))
            inner.frame.origin.x = 10
            root.layoutIfNeeded()
            #expect(follower.frame.minX == 70)
        }
    }

    /// Text is measured at most twice in a first layout: as one line, and at its width.
    @Test func textIsMeasuredTwiceAtMost() throws {
        try withStack(of: 50, lines: 0) { _, _, engine in
            #expect(engine.work.measured + engine.sizes.secondPassCount <= 2 * 50 + 8)
        }
    }

    @Test(arguments: 0..<6) func randomEditsLeadToWhatAFreshLayoutGives(_ seed: Int) {
        var editor = RandomEditor(seed: seed)
        withScreen(320, 568) { root in
            editor.start(in: root)
            var gatherings = 0
            for step in 0..<25 {
                let before = root.layoutRoot.engine?.work.gatherings ?? 0
                let edit = editor.edit()
                // Contradictions are reported when they come, so only their number can be compared.
                _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
                let engine = root.layoutRoot.engine
                let found = editor.frames()
                let conflicts = engine?.system.solver.conflicts.count ?? 0
                if conflicts == 0, let engine { gatherings += engine.work.gatherings - before }
                root.layoutStructureDidChange()
                _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
                let fresh = editor.frames()
                #expect(conflicts == engine?.system.solver.conflicts.count ?? 0, "seed \(seed), step \(step): \(edit)")
                guard found == fresh else {
                    let differing = found.indices.filter { found[$0] != fresh[$0] }
                    let list = differing.map { "\(editor.names[$0]) \(found[$0]), fresh \(fresh[$0])" }
                    Issue.record("seed \(seed), step \(step), \(editor.log): \(list)")
                    return
                }
            }
            // The first layout, and views that are brought to the front.
            #expect(gatherings <= 6)
        }
    }
}
