import BuilderUIKit

extension UIButton {
    // MARK: Image

    /// The image beside the title in a state; nil falls back to the image for the normal state.
    @discardableResult
    public func image(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setImage(image, for: state) }
    }

    /// The image with this name from the app's resources, beside the title. An unknown name causes a warning and shows
    /// no image.
    @discardableResult
    public func imageName(_ imageName: String, state: UIControl.State = .normal) -> Self {
        image(UIImage(named: imageName), state: state)
    }

    /// A system symbol beside the title, in all states that have no image of their own.
    @discardableResult
    public func systemImageName(_ name: String) -> Self { image(UIImage(systemName: name)) }

    /// The image behind the title and the image in a state, as large as the button.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setBackgroundImage(image, for: state) }
    }

    /// The image with this name from the app's resources, behind the title and the image. An unknown name causes a
    /// warning and shows no image.
    @discardableResult
    public func backgroundImageName(_ imageName: String, state: UIControl.State = .normal) -> Self {
        backgroundImage(UIImage(named: imageName), state: state)
    }

    /// Fills the button with a color in a state; nil falls back to the background image for the normal state. A dynamic
    /// color is resolved now.
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

    /// Sets whether the image is darkened while the button is highlighted.
    @discardableResult
    public func adjustsImageWhenHighlighted(_ adjusts: Bool) -> Self {
        setting { $0.adjustsImageWhenHighlighted = adjusts }
    }

    /// Sets whether the image is dimmed while the button is disabled.
    @discardableResult
    public func adjustsImageWhenDisabled(_ adjusts: Bool) -> Self { setting { $0.adjustsImageWhenDisabled = adjusts } }

    /// Sets whether the button glows while it is highlighted.
    @discardableResult
    public func showsTouchWhenHighlighted(_ shows: Bool) -> Self { setting { $0.showsTouchWhenHighlighted = shows } }

    // MARK: Image position

    /// The side of the title on which the image is placed.
    public enum ImagePosition: Hashable, Sendable {
        /// At the left of the title.
        case left
        /// At the right of the title.
        case right
        /// Above the title.
        case top
        /// Below the title.
        case bottom
    }

    /// Places the image on a side of the title by setting `imageEdgeInsets` and `titleEdgeInsets`. Their distance is
    /// `spacing` points for left and right, and half of it for top and bottom, since insets move centered content by
    /// half.
    ///
    /// The insets are computed from the button's current title, font and image, so call this method after setting them.
    /// Without an image the method has no effect. The button's intrinsic size remains that of title and image side by
    /// side; set a height for an image above or below.
    ///
    /// ```swift
    /// let button = UIButton("More")
    ///     .image(UIImage.systemName("chevron.right"))
    ///     .resetImagePosition(.right, withTitleSpacing: 5)
    /// ```
    @discardableResult
    public func resetImagePosition(
        _ position: ImagePosition = .left, withTitleSpacing spacing: CGFloat = 0
    ) -> Self {
        guard let image = currentImage?.size else { return self }
        guard spacing.isFinite else {
            LayoutDiagnostics.report(
                .invalidNumber(view: describeBriefly(), property: "withTitleSpacing", value: spacing))
            return self
        }
        let title = titleLabel?.intrinsicContentSize ?? .zero
        let insets = position.insets(image: image, title: title, halfSpacing: spacing / 2)
        imageEdgeInsets = insets.image
        titleEdgeInsets = insets.title
        return self
    }

    // MARK: Insets

    /// The insets around title and image, in points.
    @discardableResult
    public func contentEdgeInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.contentEdgeInsets = insets } }

    /// The insets that move the title, in points; they don't affect the button's size.
    @discardableResult
    public func titleEdgeInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.titleEdgeInsets = insets } }

    /// The insets that move the image, in points; they don't affect the button's size.
    @discardableResult
    public func imageEdgeInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.imageEdgeInsets = insets } }

    // MARK: Title

    /// A button of the custom type with a title; nil for none.
    public convenience init(_ text: String?) {
        self.init(type: .custom)
        setTitle(text, for: .normal)
    }

    /// The font of the title.
    @discardableResult
    public func font(_ font: UIFont) -> Self { setting { $0.titleLabel?.font = font } }

    /// The title in a state; nil falls back to the title for the normal state.
    @discardableResult
    public func title(_ title: String?, state: UIControl.State = .normal) -> Self {
        setting { $0.setTitle(title, for: state) }
    }

    /// The attributed title in a state; it takes precedence over the plain title.
    @discardableResult
    public func attributedTitle(_ title: NSAttributedString?, state: UIControl.State = .normal) -> Self {
        setting { $0.setAttributedTitle(title, for: state) }
    }

    /// The color of the title in a state; nil falls back to the color for the normal state.
    @discardableResult
    public func titleColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        setting { $0.setTitleColor(color, for: state) }
    }

    /// The color of the title in a state: another name for ``titleColor(_:state:)``.
    @discardableResult
    public func textColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        titleColor(color, state: state)
    }

    /// The color of the title in a state: another name for ``titleColor(_:state:)``.
    @discardableResult
    public func foregroundColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        titleColor(color, state: state)
    }

    /// Sets whether the title's shadow is reversed while the button is highlighted.
    @discardableResult
    public func reversesTitleShadowWhenHighlighted(_ reverses: Bool) -> Self {
        setting { $0.reversesTitleShadowWhenHighlighted = reverses }
    }

    // MARK: Updates

    /// Sets a handler that is called before the next layout and after each change of the button's state, in place of an
    /// earlier handler. Update the highlighted, selected or disabled appearance in it.
    ///
    /// ```swift
    /// let like = UIButton("Like").configurationUpdateHandler { button in
    ///     button.backgroundColor = button.isSelected ? .systemPink : .systemGray5
    /// }
    /// ```
    @discardableResult
    public func configurationUpdateHandler(_ handler: @escaping (UIButton) -> Void) -> Self {
        setting { $0.configurationUpdateHandler = handler }
    }
}

extension UIButton.ImagePosition {
    /// Returns the insets that move image and title from side by side to their positions. Insets at opposite edges are
    /// opposite numbers, so that image and title keep their sizes.
    fileprivate func insets(
        image: CGSize, title: CGSize, halfSpacing half: CGFloat
    ) -> (image: UIEdgeInsets, title: UIEdgeInsets) {
        switch self {
        case .left:
            (
                UIEdgeInsets(top: 0, left: -half, bottom: 0, right: half),
                UIEdgeInsets(top: 0, left: half, bottom: 0, right: -half)
            )
        case .right:
            (
                UIEdgeInsets(top: 0, left: title.width + half, bottom: 0, right: -title.width - half),
                UIEdgeInsets(top: 0, left: -image.width - half, bottom: 0, right: image.width + half)
            )
        case .top:
            (
                UIEdgeInsets(top: -title.height - half, left: 0, bottom: 0, right: -title.width),
                UIEdgeInsets(top: 0, left: -image.width, bottom: -image.height - half, right: 0)
            )
        case .bottom:
            (
                UIEdgeInsets(top: 0, left: 0, bottom: -title.height - half, right: -title.width),
                UIEdgeInsets(top: -image.height - half, left: -image.width, bottom: 0, right: 0)
            )
        }
    }
}
