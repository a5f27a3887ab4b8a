import Testing

@testable import BuilderUIKit

/// Preserved margins follow from frames, and frames from margins: in deep trees all levels converge together.
@MainActor
@Suite struct MarginUpdatesTests {
    private func pin(_ inner: UIView, to guide: UILayoutGuide) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
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

    @Test func allLevelsConvergeInFewSolutions() throws {
        try withScreen(400, 400) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
            root.addSubview(outer)
            var parent = outer
            var marked: [UIView] = []
            for level in 1...600 {
                let child = UIView()
                child.preservesSuperviewLayoutMargins = true
                parent.addSubview(child)
                pin(child, to: parent)
                if level % 50 == 0 {
                    let inMargins = UIView()
                    child.addSubview(inMargins)
                    pin(inMargins, to: child.layoutMarginsGuide)
                    marked.append(inMargins)
                }
                parent = child
            }
            root.layoutIfNeeded()
            let expected = CGRect(x: 30, y: 20, width: 220, height: 240)
            #expect(marked.allSatisfy { $0.frame == expected })
            let engine = try #require(parent.layoutItem?.engine)
            #expect(engine.system.solutionCount <= 8)

            let before = engine.system.solutionCount
            outer.layoutMargins.left = 80
            outer.frame.size.width = 350
            root.layoutIfNeeded()
            #expect(marked.allSatisfy { $0.frame == CGRect(x: 80, y: 20, width: 220, height: 240) })
            #expect(engine.system.solutionCount - before <= 8)
        }
    }

    /// Each level moves the next one's margins, more levels than are taken at once.
    @Test func shiftedLevelsConverge() {
        withScreen(1000, 1000) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            outer.layoutMargins = UIEdgeInsets(top: 300, left: 300, bottom: 300, right: 300)
            root.addSubview(outer)
            var views = [outer]
            for _ in 1...(MarginUpdates.greatestChanges * 2) {
                let parent = views[views.count - 1]
                let child = UIView()
                child.layoutMargins = .zero
                child.preservesSuperviewLayoutMargins = true
                child.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(child)
                NSLayoutConstraint.activate([
                    child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
                    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
                    child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1),
                    child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
                ])
                views.append(child)
            }
            let core = UIView()
            views[views.count - 1].addSubview(core)
            pin(core, to: views[views.count - 1].layoutMarginsGuide)
            root.layoutIfNeeded()
            #expect(views.enumerated().allSatisfy { $1.layoutMargins.left == 300 - Double($0) })
            #expect(core.convert(core.bounds, to: outer) == CGRect(x: 300, y: 300, width: 400, height: 400))
        }
    }
}
