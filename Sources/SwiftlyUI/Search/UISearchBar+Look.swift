import BuilderUIKit

extension UISearchBar {
    /// Black draws the bar in dark appearance.
    @discardableResult
    public func barStyle(_ style: UIBarStyle) -> Self {
        barStyle = style
        return self
    }

    /// The background's color; nil for the system's.
    @discardableResult
    public func barTintColor(_ color: UIColor?) -> Self {
        barTintColor = color
        return self
    }

    /// With a background, or the field alone.
    @discardableResult
    public func searchBarStyle(_ style: UISearchBar.Style) -> Self {
        searchBarStyle = style
        return self
    }

    /// Sets whether what lies behind shines through.
    @discardableResult
    public func translucent(_ translucent: Bool) -> Self {
        isTranslucent = translucent
        return self
    }

    /// A picture in the background's place; nil for the background.
    @discardableResult
    public func backgroundImage(_ image: UIImage?) -> Self {
        backgroundImage = image
        return self
    }

    /// A picture in the background's place, by its name in the app's resources.
    @discardableResult
    public func backgroundImageNamed(_ imageName: String) -> Self {
        backgroundImage = UIImage(named: imageName)
        return self
    }

    /// A picture behind the scopes.
    @discardableResult
    public func scopeBarBackgroundImage(_ image: UIImage?) -> Self {
        scopeBarBackgroundImage = image
        return self
    }

    /// A picture behind the scopes, by its name in the app's resources.
    @discardableResult
    public func scopeBarBackgroundImageNamed(_ imageName: String) -> Self {
        scopeBarBackgroundImage = UIImage(named: imageName)
        return self
    }

    /// Sets how far the field stands from its place, in points.
    @discardableResult
    public func searchFieldBackgroundPositionAdjustment(_ adjustment: UIOffset) -> Self {
        searchFieldBackgroundPositionAdjustment = adjustment
        return self
    }

    /// Sets how far the text stands from its place in the field, in points.
    @discardableResult
    public func searchTextPositionAdjustment(_ adjustment: UIOffset) -> Self {
        searchTextPositionAdjustment = adjustment
        return self
    }

    /// The picture of an icon; nil for the usual one.
    @discardableResult
    public func image(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State = .normal) -> Self {
        setImage(image, for: icon, state: state)
        return self
    }

    /// Sets how far an icon stands from its place, in points.
    @discardableResult
    public func positionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) -> Self {
        setPositionAdjustment(adjustment, for: icon)
        return self
    }

    /// Sets how the scopes' titles look.
    @discardableResult
    public func scopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) -> Self {
        setScopeBarButtonTitleTextAttributes(attributes, for: state)
        return self
    }
}
