extension UICollectionView {
    /// The categories of a collection's elements.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// An item's cell.
        case cell = 0
        /// A supplementary view, such as a section's header or footer.
        case supplementaryView = 1
        /// A decoration view of the layout.
        case decorationView = 2
    }

    /// The directions in which a collection scrolls.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// The sections are below each other.
        case vertical = 0
        /// The sections are beside each other.
        case horizontal = 1
    }

    /// The position of an item after scrolling to it: at most one vertical and one horizontal position.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions' bits.
        public let rawValue: UInt
        /// Creates a set of positions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is at the top of the visible area.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item is in the vertical center of the visible area.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item is at the bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item is at the left of the visible area.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item is in the horizontal center of the visible area.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item is at the right of the visible area.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The changes of a cell for which the collection requests its size again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// The same calls and changes of constraints.
        case enabledIncludingConstraints = 2
    }

    /// The speed with which items are reordered during a drag; has no effect.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        /// Items are reordered at once.
        case immediate = 0
        /// Items are reordered after a short delay.
        case fast = 1
        /// Items are reordered after a longer delay.
        case slow = 2
    }

    /// The element kind of sections' headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of sections' footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// A change of a batch update, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: _MainActorObject {
    /// The kinds of a change.
    public enum Action: Int, Hashable, Sendable {
        /// An insertion.
        case insert = 0
        /// A deletion.
        case delete = 1
        /// A reload.
        case reload = 2
        /// A move.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The index path before the update; nil for insertions.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for deletions.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init(_responder: ())
    }
}
