import Foundation

@testable import BuilderUIKit

/// A data source with numbered items that counts requests.
@MainActor
class CollectionSource: UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    private(set) var requests = 0
    private(set) var seen: Set<ObjectIdentifier> = []
    var log: [String] = []
    /// The items of `didEndDisplaying` calls, in order.
    private(set) var ended: [IndexPath] = []
    var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(items: Int...) {
        counts = items
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requests += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        seen.insert(ObjectIdentifier(cell))
        fill(cell, indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("should select \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        ended.append(indexPath)
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// A laid out collection of this source in a window.
    func show(
        _ layout: UICollectionViewLayout, width: CGFloat = 375, height: CGFloat = 600,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        _ configure: (UICollectionView) -> Void = { _ in }
    ) -> (collection: UICollectionView, window: UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = self
        collection.delegate = self
        configure(collection)
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
        return (collection, window)
    }
}

/// The same with sizes of its own.
final class SizedCollectionSource: CollectionSource, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
}

extension UICollectionView {
    /// The frames of the first items of a section.
    func frames(_ count: Int, section: Int = 0) -> [CGRect?] {
        (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }
}
