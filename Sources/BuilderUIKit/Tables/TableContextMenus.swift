import Foundation

/// The delegate of a table's context menus, which asks and tells the table's delegate.
@MainActor
final class TableContextMenus: UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    /// The row whose menu was asked for.
    private var path: IndexPath?

    init(of table: UITableView) { self.table = table }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = table.indexPathForRow(at: location) else { return nil }
        self.path = path
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
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
