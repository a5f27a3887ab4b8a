import BuilderUIKit
import Foundation

/// The items of a case's flow layout.
@MainActor
final class ItemSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    static let identifier = "item"
    private let items: ItemsDescription
    private let color: UIColor?
    /// The sizes of the items that have one, and each section's insets.
    private let sections: [(sizes: [CGSize], insets: UIEdgeInsets)]

    init(_ items: ItemsDescription, _ factory: ViewFactory) throws {
        self.items = items
        color = try items.background.map(factory.color)
        sections = try (items.sections ?? []).map { section in
            (try section.sizes.map(factory.size), try factory.insets(section.insets ?? [0, 0, 0, 0]))
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { max(1, sections.count) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections.isEmpty ? items.count ?? 0 : sections[section].sizes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        cell.contentView.backgroundColor = color
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { sections.isEmpty ? .zero : sections[section].insets }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if !sections.isEmpty { return sections[indexPath.section].sizes[indexPath.item] }
        let size = collectionView.frame.size
        let width = min(size.width - CGFloat(items.widthLess ?? 0), CGFloat(items.greatestWidth ?? .infinity))
        return CGSize(width: width, height: size.height)
    }
}
