import BuilderRxSwift
import BuilderUIKit

/// One section of items, an element for each.
@MainActor
final class CollectionArrayDataSource<Elements: Sequence>: UICollectionViewDataSource,
    RxCollectionViewDataSourceType, SectionedViewDataSourceType
{
    private var elements: [Elements.Element]?
    private let makeCell: (UICollectionView, Int, Elements.Element) -> UICollectionViewCell

    init(makeCell: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) {
        self.makeCell = makeCell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        elements?.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let elements, elements.indices.contains(indexPath.item) else {
            return UICollectionViewCell(frame: .zero)
        }
        return makeCell(collectionView, indexPath.item, elements[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Elements>) {
        guard let new = observedEvent.element else { return }
        elements = Array(new)
        collectionView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard indexPath.section == 0, let elements, elements.indices.contains(indexPath.item) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return elements[indexPath.item]
    }
}
