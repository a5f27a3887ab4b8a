import Foundation

extension UICollectionViewCell: ConfiguredCell {
    var isBeingEdited: Bool { collection?.isEditing ?? false }
}

extension UICollectionView {
    /// Requests new configurations of all cells, because editing is part of their state.
    func cellStatesDidChange() {
        for case let cell as UICollectionViewCell in views.values { cell.setNeedsUpdateConfiguration() }
    }
}
