import BuilderUIKit

extension UIBarItem {
    /// The text that stands for the item; nil for none.
    @discardableResult
    public func title(_ title: String?) -> Self { setting { $0.title = title } }

    /// Sets whether the item can be used; true by default.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// The picture that stands for the item, in place of its title in a navigation bar or toolbar. Templates take the
    /// tint.
    @discardableResult
    public func image(_ image: UIImage?) -> Self { setting { $0.image = image } }

    /// The picture while a phone lies on its side; nil for the usual one.
    @discardableResult
    public func landscapeImagePhone(_ image: UIImage?) -> Self { setting { $0.landscapeImagePhone = image } }

    /// The picture that is shown large while the item is held at accessibility sizes.
    @discardableResult
    public func largeContentSizeImage(_ image: UIImage?) -> Self { setting { $0.largeContentSizeImage = image } }

    /// Makes the picture's place smaller at each edge, in points; opposite signs at opposite edges move it.
    @discardableResult
    public func imageInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.imageInsets = insets } }

    /// The same as `imageInsets` for the picture while a phone lies on its side.
    @discardableResult
    public func landscapeImagePhoneInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.landscapeImagePhoneInsets = insets }
    }

    /// The same as `imageInsets` for the picture that is shown large.
    @discardableResult
    public func largeContentSizeImageInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.largeContentSizeImageInsets = insets }
    }

    /// A number that identifies the item; 0 by default.
    @discardableResult
    public func tag(_ tag: Int) -> Self { setting { $0.tag = tag } }
}
