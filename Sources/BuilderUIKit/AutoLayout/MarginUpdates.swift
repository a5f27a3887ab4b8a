/// The schedule by which preserved margins, which result from the solved frames, are passed to the engine.
///
/// While frames are set from the root down, a view's margins change with its frame. If its subviews are placed by the
/// new margins at once, each level takes one more solution. With few levels, this converges soonest. In deep trees, the
/// remaining changes are deferred until all frames of the round are set.
@MainActor
struct MarginUpdates {
    /// The number of margin changes that are passed on at once in a round of layout.
    static let greatestChanges = 16

    /// The views whose margins may have changed when all frames of the round are set, from the root down; nil outside a
    /// round.
    private var waiting: [ZeroingReference<UIView>]?
    private var changes = 0

    mutating func beginRound() {
        waiting = []
        changes = 0
    }

    /// Ends the round, and updates the engine with the margins of the collected views.
    static func endRound(of engine: LayoutEngine?) {
        guard let views = engine?.marginUpdates.waiting else { return }
        engine?.marginUpdates.waiting = nil
        for view in views.compactMap(\.object) { view.walk { $0.takePreservedMargins() } }
    }

    /// Returns whether a view's margins may be passed on at once; otherwise, defers them.
    mutating func mayUpdateMargins(of view: UIView) -> Bool {
        guard waiting != nil, changes >= Self.greatestChanges else { return true }
        waiting?.append(view.viewReference)
        return false
    }

    mutating func countChange() { changes += 1 }
}
