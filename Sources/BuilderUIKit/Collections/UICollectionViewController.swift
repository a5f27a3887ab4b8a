import Foundation

/// A view controller whose view contains a collection, for which it is the data source and the delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout
    private var storedCollection: UICollectionView?

    /// Creates a controller of a collection with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a collection with a flow layout; nib files aren't read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a collection with a flow layout from an archive.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Creates a view that the collection fills; in UIKit, too, `view` isn't `collectionView`.
    open override func loadView() {
        let wrapper = UIView(frame: UIScreen.main.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = wrapper
        let collection = UICollectionView(frame: wrapper.bounds, collectionViewLayout: initialLayout)
        collection.dataSource = self
        collection.delegate = self
        show(collection)
    }

    /// The collection in the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollection
        }
        set {
            loadViewIfNeeded()
            guard let newValue, newValue !== storedCollection else { return }
            storedCollection?.removeFromSuperview()
            show(newValue)
        }
    }

    private func show(_ collection: UICollectionView) {
        storedCollection = collection
        collection.translatesAutoresizingMaskIntoConstraints = true
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.frame = view.bounds
        view.insertSubview(collection, at: 0)
    }

    /// The layout of the collection, or the initial layout before the view is loaded.
    open var collectionViewLayout: UICollectionViewLayout { storedCollection?.collectionViewLayout ?? initialLayout }

    /// A Boolean value that indicates whether the selection is cleared when the controller appears; true by default.
    open var clearsSelectionOnViewWillAppear = true
    /// A Boolean value that indicates whether navigation changes the collection's layout; has no effect.
    open var useLayoutToLayoutNavigationTransitions = false
    /// A Boolean value that indicates whether a gesture reorders items; has no effect.
    open var installsStandardGestureForInteractiveMovement = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = storedCollection else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Data source

    open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
    open func collectionView(
        _: UICollectionView, cellForItemAt _: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func numberOfSections(in _: UICollectionView) -> Int { 1 }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at _: IndexPath
    ) -> UICollectionReusableView { collectionView.missingSupplementaryView(ofKind: kind) }
    open func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {
        collectionView.isMoveMissing = true
    }
    open func indexTitles(for _: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: Selection

    open func collectionView(_: UICollectionView, shouldHighlightItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
    open func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
    open func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, shouldDeselectItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
    open func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
    open func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt _: IndexPath, point _: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point _: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt _: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt _: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    open func collectionView(
        _: UICollectionView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _: UICollectionView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _: UICollectionView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator _: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _: UICollectionView, willDisplayContextMenu _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(
        _: UICollectionView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
        animator _: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(_: UICollectionView, shouldShowMenuForItemAt _: IndexPath) -> Bool { false }
    open func collectionView(
        _: UICollectionView, canPerformAction _: Selector, forItemAt _: IndexPath, withSender _: Any?
    ) -> Bool { false }
    open func collectionView(
        _: UICollectionView, performAction _: Selector, forItemAt _: IndexPath, withSender _: Any?
    ) {}
    open func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, performPrimaryActionForItemAt _: IndexPath) {}
    open func collectionView(_: UICollectionView, canEditItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool {
        false
    }
    open func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
    open func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView) {}
    open func collectionView(_: UICollectionView, canFocusItemAt _: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt _: IndexPath) -> Bool {
        collectionView.selectionFollowsFocus
    }

    // MARK: Display

    open func collectionView(_: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath) {}
    open func collectionView(_: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath _: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    open func collectionView(
        _: UICollectionView, shouldSpringLoadItemAt _: IndexPath, with _: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    open func collectionView(
        _: UICollectionView, sceneActivationConfigurationForItemAt _: IndexPath, point _: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }
    open func collectionView(
        _: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// Returns a Boolean value that indicates whether the focus may move; true by default. It isn't called.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// Called after the focus moved; it isn't called.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns the item that is focused first; nil, the default, for the collection's own choice. It isn't called.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    open func collectionView(
        _: UICollectionView, targetIndexPathForMoveFromItemAt _: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

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
