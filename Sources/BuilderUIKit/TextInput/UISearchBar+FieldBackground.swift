import Foundation

extension UISearchBar {
    /// The images behind the field by state.
    private struct FieldBackgrounds {
        var images = StateTable<UIImage>()
    }

    private var fieldBackgrounds: FieldBackgrounds {
        get { attachments[ObjectIdentifier(FieldBackgrounds.self)] as? FieldBackgrounds ?? FieldBackgrounds() }
        set { attachments[ObjectIdentifier(FieldBackgrounds.self)] = newValue }
    }

    /// Sets the image that is stretched behind the field for a state, in place of its fill and round corners; the field
    /// is then as high as the image. An image without a size removes the background; nil restores the standard one.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds.images.set(backgroundImage, for: state)
        let images = fieldBackgrounds.images
        field.showBackground(images.exactValue(for: .normal), disabled: images.exactValue(for: .disabled))
        setNeedsLayout()
    }

    /// Returns the image behind the field that was set for a state.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        fieldBackgrounds.images.value(for: state)
    }

    /// The height of the image behind the field, in points; nil without one.
    var fieldBackgroundHeight: CGFloat? {
        let height = fieldBackgrounds.images.exactValue(for: .normal)?.size.height ?? 0
        return height > 0 ? height : nil
    }
}
