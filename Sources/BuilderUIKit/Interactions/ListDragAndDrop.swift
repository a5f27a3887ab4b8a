import Foundation

// The interface of dragging rows and items; see ListDragging.

/// Methods that provide the items of dragged rows.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items of a row.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns the items that a tap on a row adds to a drag; none by default.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the look of a row's preview.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called before a drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns a Boolean value that indicates whether items can be moved; true by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns a Boolean value that indicates whether items stay in the app; false by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    private var proxied: ForwardedCalls<any UITableViewDragDelegate>? { ForwardedCalls(self) }

    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        proxied?.send([tableView, session, indexPath, point]) {
            $0.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        } ?? []
    }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, dragPreviewParametersForRowAt: indexPath) }
            ?? nil
    }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dragSessionWillBegin: session) }
    }
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dragSessionDidEnd: session) }
    }
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dragSessionAllowsMoveOperation: session) } ?? true
    }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        proxied?.send([tableView, session]) {
            $0.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? false
    }
}

/// Methods that handle items dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes the items.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns a Boolean value that indicates whether the table takes the items.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the finger leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called after the drop.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the look of a dropped row's preview; nil by default.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    private var proxied: ForwardedCalls<any UITableViewDropDelegate>? { ForwardedCalls(self) }

    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        proxied?.send([tableView, session]) { $0.tableView(tableView, canHandle: session) } ?? true
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dropSessionDidEnter: session) }
    }
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        proxied?.send([tableView, session, destinationIndexPath]) {
            $0.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        } ?? UITableViewDropProposal(operation: .cancel)
    }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dropSessionDidExit: session) }
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        proxied?.send([tableView, session]) { $0.tableView(tableView, dropSessionDidEnd: session) }
    }
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, dropPreviewParametersForRowAt: indexPath) }
            ?? nil
    }
}

/// The proposed effect of a drop on a table.
open class UITableViewDropProposal: UIDropProposal {
    /// The way a table shows the place of a drop.
    public enum Intent: Int, Hashable, Sendable {
        /// Not at all; as a gap between rows; as a highlighted row; or either of both.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// The way the place is shown.
    public private(set) var intent = Intent.unspecified

    /// Creates a proposal.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row from which the item was dragged; nil for another view's.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The row before which the items are dropped; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The effect of the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Shows an item as a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Shows an item in a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Shows a placeholder for an item.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    /// Moves an item's preview to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The placeholder of a row that is being loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with a row, which the closure adds to the data.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    @discardableResult
    func deletePlaceholder() -> Bool
}

extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        dragAndDrop.drag = delegate
        if delegate != nil { install { DragLiftRecognizer(TableDragging(self)) } }
    }
}

/// Methods that provide the items of a collection's dragged items.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items of a collection's item.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns the items that a tap on an item adds to a drag; none by default.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Returns the look of an item's preview.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called before a drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns a Boolean value that indicates whether items can be moved; true by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Returns a Boolean value that indicates whether items stay in the app; false by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    private var proxied: ForwardedCalls<any UICollectionViewDragDelegate>? { ForwardedCalls(self) }

    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        proxied?.send([collectionView, session, indexPath, point]) {
            $0.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        } ?? []
    }
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        proxied?.send([collectionView, indexPath]) {
            $0.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        } ?? nil
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, dragSessionWillBegin: session) }
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, dragSessionDidEnd: session) }
    }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        proxied?.send([collectionView, session]) {
            $0.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        } ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        proxied?.send([collectionView, session]) {
            $0.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? false
    }
}

/// Methods that handle items dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes the items.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns a Boolean value that indicates whether the collection takes the items.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger enters the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when the finger leaves the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called after the drop.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the look of a dropped item's preview; nil by default.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    private var proxied: ForwardedCalls<any UICollectionViewDropDelegate>? { ForwardedCalls(self) }

    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, canHandle: session) } ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, dropSessionDidEnter: session) }
    }
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        proxied?.send([collectionView, session, destinationIndexPath]) {
            $0.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        } ?? UICollectionViewDropProposal(operation: .cancel)
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, dropSessionDidExit: session) }
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        proxied?.send([collectionView, session]) { $0.collectionView(collectionView, dropSessionDidEnd: session) }
    }
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        proxied?.send([collectionView, indexPath]) {
            $0.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
        } ?? nil
    }
}

/// The proposed effect of a drop on a collection.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The way a collection shows the place of a drop.
    public enum Intent: Int, Hashable, Sendable {
        /// Not at all; as a gap between items; or as a highlighted item.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// The way the place is shown.
    public private(set) var intent = Intent.unspecified

    /// Creates a proposal.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// An item that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The place from which the item was dragged; nil for another view's.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The place of the drop; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The effect of the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Shows a dropped item as one of the collection.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Shows a dropped item in one of the collection.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Shows a placeholder for a dropped item.
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    /// Moves an item's preview to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The placeholder of an item that is being loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item, which the closure adds to the data.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Configures the placeholder's cell again.
    func setNeedsCellUpdate()
}

/// The stored properties of a list's drag and drop.
struct DragAndDrop {
    weak var drag: AnyObject?
    weak var drop: AnyObject?
    /// The value that the app has set; nil for the device's.
    var isEnabled: Bool?
    var isDragging = false
    var isDropping = false
    /// The drag of one of the list's elements.
    weak var session: DragSession?
    /// The place at which the last proposal would drop items; it moves with the elements.
    var destination: IndexPath?
    /// The object that takes dropped items.
    fileprivate var target: (any DropTarget)?
    fileprivate var isInstalled = false
}

extension UIScrollView {
    /// Adds the gesture that lifts elements, once.
    func install(_ make: () -> DragLiftRecognizer) {
        guard !dragAndDrop.isInstalled else { return }
        dragAndDrop.isInstalled = true
        addGestureRecognizer(make())
    }

    /// The object that takes the items that are dropped on a table or a collection; nil for other views.
    var listDropTarget: (any DropTarget)? {
        if let target = dragAndDrop.target { return target }
        if let table = self as? UITableView {
            dragAndDrop.target = TableDragging(table)
        } else if let collection = self as? UICollectionView {
            dragAndDrop.target = CollectionDragging(collection)
        }
        return dragAndDrop.target
    }

    var dragAndDrop: DragAndDrop {
        get { attachments[ObjectIdentifier(DragAndDrop.self)] as? DragAndDrop ?? DragAndDrop() }
        set { attachments[ObjectIdentifier(DragAndDrop.self)] = newValue }
    }
}
