import UIKit

/// A layout of columns for items of different heights. Each item is placed in the shortest column.
final class ColumnsLayout: UICollectionViewLayout {

    var columns = 2
    var spacing: CGFloat = 10
    /// Returns the ratio of an item's height to its width.
    var ratio: (IndexPath) -> CGFloat = { _ in 1 }
    var headerHeight: CGFloat = 44

    private var items: [UICollectionViewLayoutAttributes] = []
    private var header: UICollectionViewLayoutAttributes?
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        items = []
        header = nil
        height = 0
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        let inner = collectionView.bounds.width - spacing * CGFloat(columns + 1)
        let width = inner / CGFloat(columns)
        var ends = [CGFloat](repeating: headerHeight + spacing, count: columns)
        let head = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
        head.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: headerHeight)
        header = head
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: spacing + CGFloat(column) * (width + spacing), y: ends[column], width: width,
                height: width * ratio(path))
            ends[column] = attributes.frame.maxY + spacing
            items.append(attributes)
        }
        height = ends.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        ([header].compactMap { $0 } + items).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        header
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

}
