import Foundation

/// The delegate of a collection's context menus, which passes requests and notifications to the collection's delegate.
@MainActor
final class CollectionContextMenus: UIContextMenuInteractionDelegate {
    private weak var collection: UICollectionView?
    /// The pressed item; nil for a press between items.
    private var path: IndexPath?

    init(of collection: UICollectionView) { self.collection = collection }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collection, let delegate = collection.delegate else { return nil }
        path = collection.indexPathForItem(at: location)
        let selected = collection.indexPathsForSelectedItems ?? []
        let paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
        let menu =
            delegate.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location)
            ?? path.flatMap {
                delegate.collectionView(collection, contextMenuConfigurationForItemAt: $0, point: location)
            }
        if let menu { return menu }
        // The press is taken, so that it doesn't select the item.
        return path.map(showActions) == true ? ShownElementMenu() : nil
    }

    /// Shows the edit actions of an item that the delegate allows, by its methods from before iOS 13; returns false if
    /// there are none.
    private func showActions(ofItemAt path: IndexPath) -> Bool {
        guard let collection, let delegate = collection.delegate,
            delegate.collectionView(collection, shouldShowMenuForItemAt: path),
            let cell = collection.cellForItem(at: path)
        else { return false }
        return cell.showElementMenu(
            canPerform: { [weak collection] action in
                collection.map {
                    delegate.collectionView($0, canPerformAction: action, forItemAt: path, withSender: nil)
                } ?? false
            },
            perform: { [weak collection] action in
                guard let collection else { return }
                collection.delegate?.collectionView(
                    collection, performAction: action, forItemAt: path, withSender: nil)
            })
    }

    private var cellPreview: UITargetedPreview? {
        path.flatMap { collection?.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        return collection.delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) ?? cellPreview
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        return collection.delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path) ?? cellPreview
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
