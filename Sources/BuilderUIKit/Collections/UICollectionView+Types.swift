extension UICollectionView {
    public enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public enum ScrollDirection: Int, Hashable, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where an item is to lie after scrolling to it: at most one vertical and one horizontal place.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    public enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2
    }

    /// The kinds of the heads and feet of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// One change of a batch, as layouts hear of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: _MainActorObject {
    public enum Action: Int, Hashable, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init(_responder: ())
    }
}
