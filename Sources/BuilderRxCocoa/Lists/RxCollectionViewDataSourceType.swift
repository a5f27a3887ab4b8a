import BuilderRxSwift
import BuilderUIKit

/// A collection's data source that gets its items from a sequence.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
    /// The elements of the sequence.
    associatedtype Element

    /// Takes an event of the sequence and brings it into the collection.
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}
