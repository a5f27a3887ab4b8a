import Foundation

extension UISearchBar {
    /// Another picture, or another place for it.
    func iconDidChange(_ icon: Icon) {
        switch icon {
        case .search:
            field.showGlass(image(for: .search, state: .normal))
            field.glassOffset = positionAdjustment(for: .search)
        case .clear:
            field.clearImage = image(for: .clear, state: .normal)
            field.clearOffset = positionAdjustment(for: .clear)
        case .bookmark, .resultsList: break
        }
        setNeedsLayout()
    }

    /// The button at the field's end while there is no text.
    func placeSideButton(in field: CGRect) {
        let isShown = (showsBookmarkButton || showsSearchResultsButton) && (self.field.text ?? "").isEmpty
        sideButton.isHidden = !isShown
        guard isShown else { return }
        let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
        let standard = UIImage(systemName: showsBookmarkButton ? "book" : "list.bullet")
        for state in [UIControl.State.normal, .selected, .highlighted] {
            sideButton.setImage(image(for: icon, state: state) ?? standard, for: state)
        }
        sideButton.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        let offset = positionAdjustment(for: icon)
        sideButton.frame = CGRect(
            x: isRightToLeft ? field.minX + 4 : field.maxX - 32, y: field.minY, width: 28, height: field.height
        ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
