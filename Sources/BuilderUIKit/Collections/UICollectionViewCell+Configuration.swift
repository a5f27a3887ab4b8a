import Foundation

extension UICollectionViewCell: ConfiguredCell {
    var isBeingEdited: Bool { collection?.isEditing ?? false }
}

extension UICollectionView {
    /// Editing begins or ends: it is part of what cells are configured for.
    func cellStatesDidChange() {
        for case let cell as UICollectionViewCell in views.values { cell.setNeedsUpdateConfiguration() }
    }
}
