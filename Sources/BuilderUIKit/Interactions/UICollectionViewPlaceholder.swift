import Foundation

/// A cell that stands for an item until it is loaded.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: _MainActorObject {
    /// The item's place, which counts the placeholders before it.
    public let insertionIndexPath: IndexPath
    /// The cell's reuse identifier.
    public let reuseIdentifier: String
    /// A closure that configures the cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder at a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init(_responder: ())
    }
}

/// A placeholder of a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the preview's parameters.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A row that stands for an item until it is loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: _MainActorObject {
    /// The row's place, which counts the placeholders before it.
    public let insertionIndexPath: IndexPath
    /// The cell's reuse identifier.
    public let reuseIdentifier: String
    /// The row's height in points; the table's or the content's if it is `UITableView.automaticDimension`.
    public let rowHeight: CGFloat
    /// A closure that configures the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder at a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init(_responder: ())
    }
}

/// A placeholder of a dropped item.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the preview's parameters.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
