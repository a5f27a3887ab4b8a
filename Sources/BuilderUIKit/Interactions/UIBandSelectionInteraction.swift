import Foundation

/// A rectangle that a pointer draws to select what it covers; there is no pointer here.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: _UIStoredInteraction {
    /// The state of a selection.
    public enum State: Int, Hashable, Sendable {
        /// None takes place, or one has begun, changes, or ends.
        case possible, began, selecting, ended
    }

    private let selectionHandler: (UIBandSelectionInteraction) -> Void

    /// Creates an interaction with a closure that would be called with each change of the selection.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init(_responder: ())
    }

    /// A Boolean value that indicates whether selections may begin; true by default.
    open var isEnabled = true
    /// The state; always possible.
    open var state: State { .possible }
    /// The rectangle in the view's coordinates, in points; zero.
    open var selectionRect: CGRect { .zero }
    /// The keys that were held at the beginning; none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// The closure that decides whether a selection begins at a point; nil for everywhere.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
}
