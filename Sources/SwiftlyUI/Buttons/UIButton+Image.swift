import BuilderUIKit

extension UIButton {
    /// The image beside the title in a state; nil for that of the normal one.
    @discardableResult
    public func image(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setImage(image, for: state)
        return self
    }

    /// The picture with this name among the app's resources, beside the title. An unknown name gives a warning and no
    /// image.
    @discardableResult
    public func imageName(_ imageName: String, state: UIControl.State = .normal) -> Self {
        image(UIImage(named: imageName), state: state)
    }

    /// A system symbol beside the title, in all states that have no image of their own.
    @discardableResult
    public func systemImageName(_ name: String) -> Self {
        image(UIImage(systemName: name))
    }

    /// The image behind title and image in a state, as large as the button.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setBackgroundImage(image, for: state)
        return self
    }

    /// The picture with this name among the app's resources, behind title and image. An unknown name gives a warning
    /// and no image.
    @discardableResult
    public func backgroundImageName(_ imageName: String, state: UIControl.State = .normal) -> Self {
        backgroundImage(UIImage(named: imageName), state: state)
    }

    /// Fills the button with a color in a state; nil for that of the normal one. A color that follows light and dark
    /// is taken as it is now.
    ///
    /// ```swift
    /// let button = UIButton("Send")
    ///     .backgroundImage(color: .systemBlue)
    ///     .backgroundImage(color: .systemGray, state: .disabled)
    /// ```
    @discardableResult
    public func backgroundImage(color: UIColor?, state: UIControl.State = .normal) -> Self {
        backgroundImage(color?.image(), state: state)
    }

    /// Sets whether the image is darker while the button is pressed.
    @discardableResult
    public func adjustsImageWhenHighlighted(_ adjusts: Bool) -> Self {
        adjustsImageWhenHighlighted = adjusts
        return self
    }

    /// Sets whether the image is paler while the button is disabled.
    @discardableResult
    public func adjustsImageWhenDisabled(_ adjusts: Bool) -> Self {
        adjustsImageWhenDisabled = adjusts
        return self
    }

    /// Sets whether the button glows while it is pressed.
    @discardableResult
    public func showsTouchWhenHighlighted(_ shows: Bool) -> Self {
        showsTouchWhenHighlighted = shows
        return self
    }
}
