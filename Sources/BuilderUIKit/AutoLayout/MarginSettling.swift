/// The time at which preserved margins, which follow from the frames that the engine finds, are passed to the engine.
///
/// While frames are set from the root down, a view's margins change with its frame, and the views in it are placed by
/// the new ones at once: one more solution for each level. In a few levels that is what comes to rest soonest. In deep
/// trees the rest waits until all frames of the round are set.
@MainActor
struct MarginSettling {
    /// Changes of margins that are taken at once in a round of layout.
    static let greatestChanges = 16

    /// The views whose margins may be others when all frames of the round are set, from the root down; nil outside a
    /// round.
    private var waiting: [ZeroingReference<UIView>]?
    private var changes = 0

    mutating func beginRound() {
        waiting = []
        changes = 0
    }

    /// Ends the round, and passes the collected views to the engine.
    static func endRound(of engine: LayoutEngine?) {
        guard let views = engine?.marginSettling.waiting else { return }
        engine?.marginSettling.waiting = nil
        for view in views.compactMap(\.object) {
            view.walk { $0.takePreservedMargins() }
        }
    }

    /// False where the view's margins have to wait.
    mutating func letsMarginsIn(of view: UIView) -> Bool {
        guard waiting != nil, changes >= Self.greatestChanges else { return true }
        waiting?.append(view.viewHandle)
        return false
    }

    mutating func noteChange() { changes += 1 }
}
