import Foundation

/// The delegate of a table's context menus, which passes requests and notifications to the table's delegate.
@MainActor
final class TableContextMenus: UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    /// The row whose menu was requested.
    private var path: IndexPath?

    init(of table: UITableView) { self.table = table }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = table.indexPathForRow(at: location) else { return nil }
        self.path = path
        if let menu = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location) {
            return menu
        }
        // The press is taken, so that it doesn't select the row.
        return showActions(ofRowAt: path) ? ShownElementMenu() : nil
    }

    /// Shows the edit actions of a row that the delegate allows, by its methods from before iOS 13; returns false if
    /// there are none.
    private func showActions(ofRowAt path: IndexPath) -> Bool {
        guard let table, let delegate = table.delegate, delegate.tableView(table, shouldShowMenuForRowAt: path),
            let cell = table.cellForRow(at: path)
        else { return false }
        return cell.showElementMenu(
            canPerform: { [weak table] action in
                table.map { delegate.tableView($0, canPerformAction: action, forRowAt: path, withSender: nil) } ?? false
            },
            perform: { [weak table] action in
                guard let table else { return }
                table.delegate?.tableView(table, performAction: action, forRowAt: path, withSender: nil)
            })
    }

    private var cellPreview: UITargetedPreview? {
        path.flatMap { table?.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
