import BuilderUIKit
import Foundation

/// The items of a case's collection.
@MainActor
final class ItemSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    static let identifier = "item"
    private let items: ItemsDescription
    private let color: UIColor?

    init(_ items: ItemsDescription, color: UIColor?) {
        self.items = items
        self.color = color
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        cell.contentView.backgroundColor = color
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = collectionView.frame.size
        let width = min(size.width - CGFloat(items.widthLess), CGFloat(items.greatestWidth))
        return CGSize(width: width, height: size.height)
    }
}
