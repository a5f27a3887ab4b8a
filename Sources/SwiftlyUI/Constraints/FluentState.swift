import BuilderUIKit

/// SwiftlyUI's state of a view: its constraints, created or pending, and the actions after the view's layouts.
@MainActor
final class FluentState: ViewObserver {
    /// The constraints by type, declared and created.
    let constraints = ConstraintStore()
    /// The actions after each layout of the view, by the type that added them.
    private var layoutActions: [(key: ObjectIdentifier, action: @MainActor (UIView) -> Void)] = []

    /// Returns the state of a view; creates it if there is none yet.
    static func of(_ view: UIView) -> FluentState {
        if let state = existing(view) { return state }
        let state = FluentState()
        view.observer = state
        return state
    }

    /// Returns the state of a view, if there is one.
    static func existing(_ view: UIView) -> FluentState? { view.observer as? FluentState }

    /// Sets an action to run after each layout of the view, in place of the action of the same key; nil removes it. The
    /// first run is after the next layout.
    func afterLayout<Key>(_ key: Key.Type, _ action: (@MainActor (UIView) -> Void)?) {
        let key = ObjectIdentifier(key)
        layoutActions.removeAll { $0.key == key }
        if let action { layoutActions.append((key, action)) }
    }

    func viewDidMoveToSuperview(_ view: UIView) { constraints.viewDidMoveToSuperview(view) }

    func viewDidLayoutSubviews(_ view: UIView) {
        for (_, action) in layoutActions { action(view) }
    }

    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>) {
        constraints.view(view, leavesTreeWith: top, losing: lost)
    }

    func layoutWillBegin(at view: UIView) { constraints.retryWaiting() }

    func screenWillBeDrawn(_ view: UIView) { constraints.reportWaiting(below: view) }
}
