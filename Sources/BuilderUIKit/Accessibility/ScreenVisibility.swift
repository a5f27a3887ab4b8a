/// The content of a screen that isn't seen although it isn't hidden.
@MainActor
package struct ScreenVisibility {
    /// The texts, controls and images, without elements and targets.
    package let facts: ScreenFacts
    /// The texts, controls and images that later views hide wholly, with the view that hides most of each.
    package let covered: [(view: UIView, by: UIView)]
    /// The texts and controls that views which don't scroll cut, with the innermost such view.
    package let clipped: [(view: UIView, by: UIView)]
    private let views: [String: UIView]

    /// Reads a window or view, which must be laid out.
    package init(of root: UIView) {
        var collector = FactCollector(root: root)
        collector.collect()
        var facts = ScreenFacts(size: root.bounds.size)
        facts.texts = collector.texts
        facts.controls = collector.controls
        facts.pictures = collector.pictures
        self.facts = facts
        covered = collector.covered
        clipped = collector.clipped
        views = collector.views
    }

    /// Returns the view that a fact is about, or the one that its layer is in.
    package func view(of subject: ScreenFacts.Subject) -> UIView? {
        var path = subject.path[...]
        while views[String(path)] == nil, let end = path.lastIndex(of: "/") { path = path[..<end] }
        return views[String(path)]
    }
}
