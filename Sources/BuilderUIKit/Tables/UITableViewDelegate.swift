import Foundation

/// An object that determines the look of a table's rows and sections, and is notified of interactions.
///
/// All methods are optional, as in UIKit. Heights are in points; with `UITableView.automaticDimension` the content
/// determines them.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns the height of a row; the table's `rowHeight` by default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the estimated height of a row; the table's `estimatedRowHeight` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a section's header; the table's `sectionHeaderHeight` by default.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a section's footer; the table's `sectionFooterHeight` by default.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the estimated height of a section's header; the table's `estimatedSectionHeaderHeight` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the estimated height of a section's footer; the table's `estimatedSectionFooterHeight` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Returns the view for a section's header; nil by default, for the title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view for a section's footer; nil by default, for the title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Returns the number of indentation steps of a row; the cell's by default.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// Called before a row's cell is displayed.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a row's cell was removed.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a section's header is displayed.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called before a section's footer is displayed.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called after a section's header was removed.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called after a section's footer was removed.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// Returns a Boolean value that indicates whether a touch highlights a row; true by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called after a row was highlighted by a touch.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called after a row's highlighting ended.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row that a tap selects, or nil for none; the tapped row by default.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after a tap selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Returns the row that a tap deselects, or nil for none; the given row by default.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after a tap deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Called after a tap on a row's detail button.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Returns the editing control of a row; `delete` by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Returns the title of a row's delete button, which isn't displayed; nil by default.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Returns a Boolean value that indicates whether a row is indented while the table is editing; true by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Called before a swipe shows a row's actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called after a swiped row was closed.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the destination of a moved row; the proposed one by default.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the swipe actions at a row's leading side; nil by default.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the swipe actions at a row's trailing side; nil by default.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns a row's actions in the form before iOS 11; nil by default.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Returns the context menu of a row; nil by default.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the picture from which a menu opens; nil by default.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the picture to which a menu closes; nil by default. It isn't shown.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the picture of a menu is tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    /// Called before a row's context menu opens.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Called when a row's context menu closes.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Returns a Boolean value that indicates whether a row has a menu of edit actions, by the API before iOS 13; false
    /// by default. No menu opens here: it isn't called, nor are the two methods that follow.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether the menu has an action; false by default.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Performs an action of the menu.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)

    /// Returns a Boolean value that indicates whether a two-finger pan selects rows; false by default.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called after a two-finger pan began to select rows.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called after a two-finger pan ended.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Returns a Boolean value that indicates whether a row can be focused; true by default.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether focus selects a row; the table's value by default.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether a drag over a row opens it; it isn't called.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Returns a Boolean value that indicates whether a tap performs a row's primary action.
    ///
    /// Called after the row was selected; by default, true unless the table is editing.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Performs a row's primary action; does nothing by default.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    private var proxied: ForwardedCalls<any UITableViewDelegate>? { ForwardedCalls(self) }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, heightForRowAt: indexPath) }
            ?? tableView.usesDefault(.rowHeight, tableView.rowHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
            ?? tableView.usesDefault(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        proxied?.send([tableView, section]) { $0.tableView(tableView, heightForHeaderInSection: section) }
            ?? tableView.usesDefault(.headerHeight, tableView.sectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        proxied?.send([tableView, section]) { $0.tableView(tableView, heightForFooterInSection: section) }
            ?? tableView.usesDefault(.footerHeight, tableView.sectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        proxied?.send([tableView, section]) { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
            ?? tableView.usesDefault(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        proxied?.send([tableView, section]) { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
            ?? tableView.usesDefault(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        proxied?.send([tableView, section]) { $0.tableView(tableView, viewForHeaderInSection: section) }
            ?? tableView.usesDefault(.headerView, nil)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        proxied?.send([tableView, section]) { $0.tableView(tableView, viewForFooterInSection: section) }
            ?? tableView.usesDefault(.footerView, nil)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, indentationLevelForRowAt: indexPath) }
            ?? tableView.cellIndentation
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        proxied?.send([tableView, cell, indexPath]) { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        proxied?.send([tableView, cell, indexPath]) {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        proxied?.send([tableView, view, section]) {
            $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        proxied?.send([tableView, view, section]) {
            $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        proxied?.send([tableView, view, section]) {
            $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        proxied?.send([tableView, view, section]) {
            $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, shouldHighlightRowAt: indexPath) } ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, didHighlightRowAt: indexPath) }
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, didSelectRowAt: indexPath) }
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, didDeselectRowAt: indexPath) }
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, editingStyleForRowAt: indexPath) } ?? .delete
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        proxied?.send([tableView, indexPath]) {
            $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
            ?? true
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, didEndEditingRowAt: indexPath) }
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proxied?.send([tableView, sourceIndexPath, proposedDestinationIndexPath]) {
            $0.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        } ?? proposedDestinationIndexPath
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        proxied?.send([tableView, indexPath]) {
            $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        proxied?.send([tableView, indexPath]) {
            $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        proxied?.send([tableView, indexPath, point]) {
            $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        proxied?.send([tableView, configuration]) {
            $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        proxied?.send([tableView, configuration]) {
            $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        proxied?.send([tableView, configuration, animator]) {
            $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        proxied?.send([tableView, configuration, animator]) {
            $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        proxied?.send([tableView, configuration, animator]) {
            $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, shouldShowMenuForRowAt: indexPath) } ?? false
    }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        proxied?.send([tableView, action, indexPath, sender]) {
            $0.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        } ?? false
    }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        proxied?.send([tableView, action, indexPath, sender]) {
            $0.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        proxied?.send([tableView, indexPath]) {
            $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        } ?? false
    }
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) {
            $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        proxied?.send([tableView]) { $0.tableViewDidEndMultipleSelectionInteraction(tableView) }
    }
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, canFocusRowAt: indexPath) } ?? true
    }
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        proxied?.send([tableView, indexPath, context]) {
            $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        } ?? true
    }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
            ?? tableView.selectionFollowsFocus
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
            ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }
}

extension DelegateEvent where Value == (cell: UITableViewCell, indexPath: IndexPath) {
    /// Sent when a row's cell becomes visible.
    package static var willDisplayRow: Self { Self("willDisplayRow") }
    /// Sent after a row's cell was removed.
    package static var didEndDisplayingRow: Self { Self("didEndDisplayingRow") }
}
