import BuilderUIKit

/// Views whose constraints wait for a hierarchy, noted at the topmost view of their tree or of their target's. They are
/// looked at when that comes into another tree, and, for targets that came without their tree, when a layout of it
/// begins.
@MainActor
final class WaitingViews {
    private var list: [WeakView] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { list.isEmpty }
    /// The views that still exist, in the order in which they were added.
    var views: [UIView] { list.compactMap(\.view) }

    func add(_ view: UIView) {
        let key = ObjectIdentifier(view)
        // A new view may have the address of one that has gone.
        if let place = places[key], list[place].view === view { return }
        places[key] = list.count
        list.append(WeakView(view))
    }

    /// Takes all out.
    func take() -> [UIView] {
        defer {
            list = []
            places = [:]
        }
        return views
    }
}
