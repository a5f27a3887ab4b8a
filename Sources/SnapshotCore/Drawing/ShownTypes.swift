import BuilderUIKit

/// The names of the types of a screen's views and controllers.
package struct ShownTypes: Sendable {
    /// The names, each once, sorted.
    package let names: [String]

    /// Reads the views of a window, or of a bare view.
    @MainActor
    package init(of root: UIView) {
        var found: Set<String> = []
        var waiting = [root]
        while let view = waiting.popLast() {
            for object in sequence(first: view as UIResponder, next: { $0.next }).prefix(2) {
                found.insert(String(reflecting: type(of: object)))
            }
            waiting += view.subviews
        }
        names = found.sorted()
    }

    /// Returns the names, and that of what a screen is drawn from: a declarative view isn't one of the views that it
    /// makes.
    package func names(of screen: Screen, from source: Any) -> [String] {
        names + [String(reflecting: type(of: source))] + [screen.shownType].compactMap(\.self)
    }
}
