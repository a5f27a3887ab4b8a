import BuilderUIKit

/// A list whose entries users select and edit: a table with its rows, or a collection with its items.
///
/// It declares the members that both have, each of which returns the list's own type:
///
/// ```swift
/// let table = UITableView().allowsMultipleSelection(true).editing(true).separatorStyle(.none)
/// let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     .allowsSelectionDuringEditing(true)
///     .editing(true)
/// ```
@preconcurrency @MainActor
public protocol ListSelecting: UIScrollView {
    /// A Boolean value that indicates whether entries can be selected.
    var allowsSelection: Bool { get set }
    /// A Boolean value that indicates whether several entries can be selected.
    var allowsMultipleSelection: Bool { get set }
    /// A Boolean value that indicates whether entries can be selected while the list is edited.
    var allowsSelectionDuringEditing: Bool { get set }
    /// A Boolean value that indicates whether several entries can be selected while the list is edited.
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    /// A Boolean value that indicates whether an entry is selected when it receives the focus.
    var selectionFollowsFocus: Bool { get set }
    /// A Boolean value that indicates whether entries can receive the focus.
    var allowsFocus: Bool { get set }
    /// A Boolean value that indicates whether entries can receive the focus while the list is edited.
    var allowsFocusDuringEditing: Bool { get set }
    /// A Boolean value that indicates whether the focus returns to the entry that had it last.
    var remembersLastFocusedIndexPath: Bool { get set }
    /// A Boolean value that indicates whether the list is edited.
    var isEditing: Bool { get set }
}

extension UITableView: ListSelecting {}

extension UICollectionView: ListSelecting {}

extension ListSelecting {
    /// Sets whether rows or items can be selected; true by default.
    @discardableResult
    public func allowsSelection(_ selection: Bool) -> Self { setting { $0.allowsSelection = selection } }

    /// Sets whether several rows or items can be selected; false by default.
    @discardableResult
    public func allowsMultipleSelection(_ multipleSelection: Bool) -> Self {
        setting { $0.allowsMultipleSelection = multipleSelection }
    }

    /// Sets whether rows or items can be selected while the list is edited; false by default.
    @discardableResult
    public func allowsSelectionDuringEditing(_ editing: Bool) -> Self {
        setting { $0.allowsSelectionDuringEditing = editing }
    }

    /// Sets whether several rows or items can be selected while the list is edited, which shows selection circles
    /// before a table's rows; false by default.
    @discardableResult
    public func allowsMultipleSelectionDuringEditing(_ multipleSelection: Bool) -> Self {
        setting { $0.allowsMultipleSelectionDuringEditing = multipleSelection }
    }

    /// Sets whether a row or item is selected when it receives the focus; false by default.
    @discardableResult
    public func selectionFollowsFocus(_ follows: Bool) -> Self { setting { $0.selectionFollowsFocus = follows } }

    /// Sets whether rows or items can receive the focus; false by default.
    @discardableResult
    public func allowsFocus(_ allows: Bool) -> Self { setting { $0.allowsFocus = allows } }

    /// Sets whether rows or items can receive the focus while the list is edited; false by default.
    @discardableResult
    public func allowsFocusDuringEditing(_ allows: Bool) -> Self { setting { $0.allowsFocusDuringEditing = allows } }

    /// Sets whether the focus returns to the row or item that had it last; false by default.
    @discardableResult
    public func remembersLastFocusedIndexPath(_ remembers: Bool) -> Self {
        setting { $0.remembersLastFocusedIndexPath = remembers }
    }

    /// Begins or ends editing, during which a table's rows show their editing controls.
    @discardableResult
    public func editing(_ isEditing: Bool) -> Self { setting { $0.isEditing = isEditing } }
}
