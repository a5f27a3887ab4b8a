import Foundation

/// A view controller whose view is a table, for which it is the data source and the delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Creates a controller of a table with a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table; nib files aren't read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a plain table from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// The table that is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// A Boolean value that indicates whether the selection is cleared when the controller appears; true by default.
    open var clearsSelectionOnViewWillAppear = true
    /// The table's refresh control.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Begins or ends editing of the controller and of its table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    open func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
    open func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func numberOfSections(in _: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection _: Int) -> String? {
        tableView.usesDefault(.headerTitle, nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection _: Int) -> String? {
        tableView.usesDefault(.footerTitle, nil)
    }
    open func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for _: UITableView) -> [String]? { nil }
    open func tableView(_: UITableView, sectionForSectionIndexTitle _: String, at index: Int) -> Int { index }
    open func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {}
    open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}

    // MARK: Heights, headers and footers

    open func tableView(_ tableView: UITableView, heightForRowAt _: IndexPath) -> CGFloat {
        tableView.usesDefault(.rowHeight, tableView.rowHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
        tableView.usesDefault(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection _: Int) -> CGFloat {
        tableView.usesDefault(.headerHeight, tableView.sectionHeaderHeight)
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection _: Int) -> CGFloat {
        tableView.usesDefault(.footerHeight, tableView.sectionFooterHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection _: Int) -> CGFloat {
        tableView.usesDefault(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection _: Int) -> CGFloat {
        tableView.usesDefault(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection _: Int) -> UIView? {
        tableView.usesDefault(.headerView, nil)
    }
    open func tableView(_ tableView: UITableView, viewForFooterInSection _: Int) -> UIView? {
        tableView.usesDefault(.footerView, nil)
    }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt _: IndexPath) -> Int {
        tableView.cellIndentation
    }

    // MARK: Display

    open func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
    open func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
    open func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
    open func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
    open func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
    open func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}

    // MARK: Selection

    open func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
    open func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
    open func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
    open func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
    open func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}

    // MARK: Focus

    open func tableView(
        _: UITableView, shouldSpringLoadRowAt _: IndexPath, with _: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// Returns a Boolean value that indicates whether the focus may move; true by default. It isn't called.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        true
    }
    /// Called after the focus moved; it isn't called.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns the row that is focused first; nil, the default, for the table's own choice. It isn't called.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    // MARK: Editing

    open func tableView(_: UITableView, editingStyleForRowAt _: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    open func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath) -> String? { nil }
    open func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
    open func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    open func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(_: UITableView, editActionsForRowAt _: IndexPath) -> [UITableViewRowAction]? { nil }
    open func tableView(
        _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point _: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func tableView(
        _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator _: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func tableView(
        _: UITableView, willDisplayContextMenu _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func tableView(
        _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func tableView(_: UITableView, shouldShowMenuForRowAt _: IndexPath) -> Bool { false }
    open func tableView(
        _: UITableView, canPerformAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
    ) -> Bool { false }
    open func tableView(
        _: UITableView, performAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
    ) {}

    // MARK: Focus and selection of several rows

    open func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { false }
    open func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
    open func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}
    open func tableView(_: UITableView, canFocusRowAt _: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt _: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt _: IndexPath) -> Bool {
        !tableView.isEditing
    }
    open func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}

    // MARK: Scrolling

    open func scrollViewDidScroll(_: UIScrollView) {}
    open func scrollViewDidZoom(_: UIScrollView) {}
    open func scrollViewWillBeginDragging(_: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
    open func scrollViewWillBeginDecelerating(_: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_: UIScrollView) {}
    open func viewForZooming(in _: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_: UIScrollView, with _: UIView?) {}
    open func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
    open func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) {}
}
