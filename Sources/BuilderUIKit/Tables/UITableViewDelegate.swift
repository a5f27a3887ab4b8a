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
    /// Returns the destination of a moved row; the proposed one by default. Rows aren't dragged, so it isn't called.
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
    public func tableView(_ tableView: UITableView, heightForRowAt _: IndexPath) -> CGFloat {
        tableView.usesDefault(.rowHeight, tableView.rowHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
        tableView.usesDefault(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection _: Int) -> CGFloat {
        tableView.usesDefault(.headerHeight, tableView.sectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection _: Int) -> CGFloat {
        tableView.usesDefault(.footerHeight, tableView.sectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection _: Int) -> CGFloat {
        tableView.usesDefault(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection _: Int) -> CGFloat {
        tableView.usesDefault(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection _: Int) -> UIView? {
        tableView.usesDefault(.headerView, nil)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection _: Int) -> UIView? {
        tableView.usesDefault(.footerView, nil)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt _: IndexPath) -> Int {
        tableView.cellIndentation
    }

    public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
    public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}

    public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
    public func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
    public func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
    public func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
    public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}

    public func tableView(_: UITableView, editingStyleForRowAt _: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath) -> String? { nil }
    public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }

    public func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    public func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(_: UITableView, editActionsForRowAt _: IndexPath) -> [UITableViewRowAction]? { nil }
    public func tableView(
        _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point _: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func tableView(
        _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator _: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func tableView(
        _: UITableView, willDisplayContextMenu _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(_: UITableView, shouldShowMenuForRowAt _: IndexPath) -> Bool { false }
    public func tableView(
        _: UITableView, canPerformAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
    ) -> Bool { false }
    public func tableView(
        _: UITableView, performAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
    ) {}

    public func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { false }
    public func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
    public func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}
    public func tableView(_: UITableView, canFocusRowAt _: IndexPath) -> Bool { true }
    public func tableView(
        _: UITableView, shouldSpringLoadRowAt _: IndexPath, with _: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt _: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt _: IndexPath) -> Bool {
        !tableView.isEditing
    }
    public func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}
}

extension DelegateEvent where Value == (cell: UITableViewCell, indexPath: IndexPath) {
    /// Sent when a row's cell becomes visible.
    package static var willDisplayRow: Self { Self("willDisplayRow") }
    /// Sent after a row's cell was removed.
    package static var didEndDisplayingRow: Self { Self("didEndDisplayingRow") }
}
