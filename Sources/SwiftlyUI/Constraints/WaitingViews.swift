import BuilderUIKit

/// Views whose constraints wait for a hierarchy, stored at the topmost view of their tree or of their target's. They
/// are retried when that view moves into another tree and, for targets that were moved without their tree, when a
/// layout of it begins.
@MainActor
final class WaitingViews {
    private var list: [WeakView] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { list.isEmpty }
    /// The remaining views, in the order in which they were added.
    var views: [UIView] { list.compactMap(\.view) }

    func add(_ view: UIView) {
        let key = ObjectIdentifier(view)
        // A new view may reuse the address of a released one.
        if let place = places[key], list[place].view === view { return }
        places[key] = list.count
        list.append(WeakView(view))
    }

    /// Removes and returns all views.
    func take() -> [UIView] {
        defer {
            list = []
            places = [:]
        }
        return views
    }
}
