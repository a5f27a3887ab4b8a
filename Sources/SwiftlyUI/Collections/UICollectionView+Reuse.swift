import BuilderUIKit
import Foundation

/// Cells, heads and feet by their classes: the name of the class is the identifier.
///
/// ```swift
/// let grid = UICollectionView(layout: layout).registerCell(withCellClass: PictureCell.self)
/// // In the data source:
/// let cell = grid.dequeueCell(withCellClass: PictureCell.self, for: indexPath)
/// ```
extension UICollectionView {
    /// Lets cells of a class be made and used again.
    @discardableResult
    public func registerCell<T: UICollectionViewCell>(withCellClass name: T.Type) -> Self {
        register(name, forCellWithReuseIdentifier: name.nameForReuse)
        return self
    }

    /// Lets heads, feet and so on of a class be made and used again, for one kind such as
    /// `UICollectionView.elementKindSectionHeader`.
    @discardableResult
    public func registerView<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type) -> Self {
        register(name, forSupplementaryViewOfKind: kind, withReuseIdentifier: name.nameForReuse)
        return self
    }

    /// A cell for an item: one that has left the view, else a new one. Of a class that isn't registered, a new one and
    /// a warning.
    public func dequeueCell<T: UICollectionViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T {
        let identifier = name.nameForReuse
        let isRegistered = canDequeue(ofKind: nil, withIdentifier: identifier)
        if isRegistered, let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? T {
            return cell
        }
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered, remedy: "registerCell(withCellClass: \(identifier).self)")
        return makeView(name, ofKind: nil, withIdentifier: identifier, for: indexPath)
    }

    /// A head, foot or other view of a kind: one that has left the view, else a new one. Of a class that isn't
    /// registered for the kind, a new one and a warning.
    public func dequeueView<T: UICollectionReusableView>(
        ofKind kind: String, withCellClass name: T.Type, for indexPath: IndexPath
    ) -> T {
        let identifier = name.nameForReuse
        let isRegistered = canDequeue(ofKind: kind, withIdentifier: identifier)
        if isRegistered,
            let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
                as? T
        {
            return view
        }
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered,
            remedy: "registerView(ofKind: \"\(kind)\", withCellClass: \(identifier).self)")
        return makeView(name, ofKind: kind, withIdentifier: identifier, for: indexPath)
    }
}
