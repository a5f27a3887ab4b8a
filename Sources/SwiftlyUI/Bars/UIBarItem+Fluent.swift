import BuilderUIKit

extension UIBarItem {
    /// The item's title; nil for none.
    @discardableResult
    public func title(_ title: String?) -> Self { setting { $0.title = title } }

    /// Sets whether the item is enabled; true by default.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// The item's image, in place of its title in a navigation bar or toolbar. Template images take the tint.
    @discardableResult
    public func image(_ image: UIImage?) -> Self { setting { $0.image = image } }

    /// The image in compact bars, on a phone in landscape orientation; nil for the standard image.
    @discardableResult
    public func landscapeImagePhone(_ image: UIImage?) -> Self { setting { $0.landscapeImagePhone = image } }

    /// The image that is shown enlarged while the item is pressed and held at accessibility sizes.
    @discardableResult
    public func largeContentSizeImage(_ image: UIImage?) -> Self { setting { $0.largeContentSizeImage = image } }

    /// Insets the image's area at each edge, in points; opposite values at opposite edges move the image.
    @discardableResult
    public func imageInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.imageInsets = insets } }

    /// The same as `imageInsets`, for the image on a phone in landscape orientation.
    @discardableResult
    public func landscapeImagePhoneInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.landscapeImagePhoneInsets = insets }
    }

    /// The same as `imageInsets`, for the enlarged image.
    @discardableResult
    public func largeContentSizeImageInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.largeContentSizeImageInsets = insets }
    }

    /// A number that identifies the item; 0 by default.
    @discardableResult
    public func tag(_ tag: Int) -> Self { setting { $0.tag = tag } }
}
