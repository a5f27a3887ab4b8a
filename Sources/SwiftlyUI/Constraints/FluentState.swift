import BuilderUIKit

/// SwiftlyUI's state of a view: its constraints, made or pending, and the actions after the view's layouts.
@MainActor
final class FluentState: ViewObserver {
    /// The constraints by type, declared and made.
    let constraints = ConstraintStore()
    /// The actions after each layout of the view, by the type that added them.
    private var layoutActions: [(key: ObjectIdentifier, action: @MainActor (UIView) -> Void)] = []

    /// The state of a view; made when there is none yet.
    static func of(_ view: UIView) -> FluentState {
        if let state = existing(view) { return state }
        let state = FluentState()
        view.observer = state
        return state
    }

    /// The state of a view that has one.
    static func existing(_ view: UIView) -> FluentState? { view.observer as? FluentState }

    /// Does something after each layout of the view, in place of what the same key did; nil takes it away. The first
    /// time is the next layout.
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
