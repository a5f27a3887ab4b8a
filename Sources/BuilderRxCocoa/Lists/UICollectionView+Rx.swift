import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UICollectionView {
    /// The item that people select. The delegate hears of it first, as of all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The item that people deselect.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The item that a finger is put on.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The item that a finger leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// A cell comes into view.
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.willDisplayItem)
    }

    /// A cell has left the view.
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.didEndDisplayingItem)
    }

    /// A head, foot or other view beside the items comes into view.
    public var willDisplaySupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.willDisplaySupplementaryView)
    }

    /// A head, foot or other view beside the items has left the view.
    public var didEndDisplayingSupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.didEndDisplayingSupplementaryView)
    }

    /// Tells nothing before the collection's end: no items are fetched ahead here.
    public var prefetchItems: ControlEvent<[IndexPath]> { silence() }

    /// Tells nothing before the collection's end: no items are fetched ahead here.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { silence() }
}
