import Foundation
import SwiftlyUI

/// Numbered items in one section, and a log of the collection's calls.
@MainActor
final class CollectionItems: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
    var count: Int
    var requested: [Int] = []
    var makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell = { collection, path in
        collection.dequeueCell(withCellClass: TaggedItem.self, for: path)
    }
    var edge: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requested.append(indexPath.item)
        return makeCell(collectionView, indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        edge?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

    /// A laid out collection of these items, 320 × 200 points, with a flow layout.
    func collection(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        let collection = UICollectionView(layout: layout).registerCell(withCellClass: TaggedItem.self).dataSource(self)
        collection.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        collection.layoutIfNeeded()
        return collection
    }
}

/// A cell that records which of its initializers made it.
final class TaggedItem: UICollectionViewCell {
    let madeBy: String

    override init(frame: CGRect) {
        madeBy = "init(frame:)"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        madeBy = "init(coder:)"
        super.init(coder: coder)
    }
}

final class TaggedEdge: UICollectionReusableView {}
