import BuilderUIKit
import Foundation

extension UIButton {
    /// A button with a configuration.
    ///
    /// ```swift
    /// let button = UIButton(configuration: { .filled(title: "Send").cornerStyle(.capsule) })
    /// ```
    public convenience init(configuration: () -> UIButton.Configuration) {
        self.init(configuration: configuration(), primaryAction: nil)
    }

    /// The configuration in a state; see ``configuration(_:state:)``.
    @discardableResult
    public func configuration(
        _ builder: () -> UIButton.Configuration, state: UIButton.State = .normal
    ) -> Self { configuration(builder(), state: state) }

    /// The configuration in a state. States without a configuration have that of the normal state; an update handler is
    /// called after the state's configuration is set.
    @discardableResult
    public func configuration(_ configuration: UIButton.Configuration, state: UIButton.State = .normal) -> Self {
        setting {
            $0.configurationsByState[state.rawValue] = configuration
            if state == .normal { $0.configuration = configuration }
        }
    }
}

extension UIButton.Configuration {
    private func changing(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: Texts

    /// A configuration without a background, with a title and a subtitle.
    public static func plain(title: String?, subtitle: String? = nil) -> Self {
        plain().title(title).subtitle(subtitle)
    }

    /// A configuration with a background of the tint color, with a title and a subtitle.
    public static func filled(title: String?, subtitle: String? = nil) -> Self {
        filled().title(title).subtitle(subtitle)
    }

    /// Returns a copy with a title.
    public func title(_ title: String?) -> Self { changing { $0.title = title } }

    /// Returns a copy with a conversion of the title's attributes.
    public func titleTextAttributesTransformer(_ transformer: UIConfigurationTextAttributesTransformer) -> Self {
        changing { $0.titleTextAttributesTransformer = transformer }
    }

    /// Returns a copy with an attributed title.
    public func attributedTitle(_ title: AttributedString) -> Self { changing { $0.attributedTitle = title } }

    /// Returns a copy with a title in a font.
    public func attributedTitle(_ title: String, font: UIFont) -> Self {
        attributedTitle(AttributedString(title, attributes: AttributeContainer().font(font)))
    }

    /// Returns a copy with an attributed subtitle.
    public func attributedSubTitle(_ title: AttributedString?) -> Self { changing { $0.attributedSubtitle = title } }

    /// Returns a copy with a subtitle in a font.
    public func attributedSubTitle(_ title: String, font: UIFont) -> Self {
        attributedSubTitle(AttributedString(title, attributes: AttributeContainer().font(font)))
    }

    /// Returns a copy with a subtitle.
    public func subtitle(_ subtitle: String?) -> Self { changing { $0.subtitle = subtitle } }

    /// Returns a copy with a conversion of the subtitle's attributes.
    public func subtitleTextAttributesTransformer(_ transformer: UIConfigurationTextAttributesTransformer?) -> Self {
        changing { $0.subtitleTextAttributesTransformer = transformer }
    }

    /// Returns a copy with a distance between title and subtitle, in points.
    public func titlePadding(_ padding: CGFloat) -> Self { changing { $0.titlePadding = padding } }

    /// Returns a copy with an alignment of title and subtitle.
    public func titleAlignment(_ alignment: UIButton.Configuration.TitleAlignment) -> Self {
        changing { $0.titleAlignment = alignment }
    }

    // MARK: Image

    /// Returns a copy with a system symbol.
    public func image(systemName: String) -> Self { image(UIImage(systemName: systemName)) }

    /// Returns a copy with an image.
    public func image(_ image: UIImage?) -> Self { changing { $0.image = image } }

    /// Returns a copy with the image with this name from the app's resources. An unknown name causes a warning.
    public func imageName(_ imageName: String) -> Self { image(UIImage(named: imageName)) }

    /// Returns a copy with the image at an edge of the texts.
    public func imagePlacement(_ placement: NSDirectionalRectEdge) -> Self {
        changing { $0.imagePlacement = placement }
    }

    /// Returns a copy with a distance between image and texts, in points.
    public func imagePadding(_ padding: CGFloat) -> Self { changing { $0.imagePadding = padding } }

    /// Returns a copy with a conversion of the image's color.
    public func imageColorTransformer(_ transformer: UIConfigurationColorTransformer?) -> Self {
        changing { $0.imageColorTransformer = transformer }
    }

    /// Returns a copy with a configuration of symbol images.
    public func preferredSymbolConfigurationForImage(_ config: UIImage.SymbolConfiguration?) -> Self {
        changing { $0.preferredSymbolConfigurationForImage = config }
    }

    /// Returns a copy with or without an activity indicator in the image's place.
    public func showsActivityIndicator(_ shows: Bool) -> Self { changing { $0.showsActivityIndicator = shows } }

    /// Returns a copy with a conversion of the activity indicator's color.
    public func activityIndicatorColorTransformer(_ transformer: UIConfigurationColorTransformer?) -> Self {
        changing { $0.activityIndicatorColorTransformer = transformer }
    }

    /// Returns a copy with an indicator at the trailing side.
    public func indicator(_ indicator: UIButton.Configuration.Indicator) -> Self {
        changing { $0.indicator = indicator }
    }

    /// Returns a copy with a conversion of the indicator's color.
    public func indicatorColorTransformer(_ transformer: UIConfigurationColorTransformer) -> Self {
        changing { $0.indicatorColorTransformer = transformer }
    }

    // MARK: Shape and colors

    /// Returns a copy with a color of texts and images.
    public func baseForegroundColor(_ color: UIColor?) -> Self { changing { $0.baseForegroundColor = color } }

    /// Returns a copy with a color of the background.
    public func baseBackgroundColor(_ color: UIColor?) -> Self { changing { $0.baseBackgroundColor = color } }

    /// Returns a copy with a background.
    public func background(_ background: UIBackgroundConfiguration) -> Self { changing { $0.background = background } }

    /// Returns a copy with a background.
    public func background(_ background: () -> UIBackgroundConfiguration) -> Self { self.background(background()) }

    /// Returns a copy with insets around the content, in points.
    public func contentInsets(_ insets: NSDirectionalEdgeInsets) -> Self { changing { $0.contentInsets = insets } }

    /// Returns a copy with a style of the corners.
    public func cornerStyle(_ style: UIButton.Configuration.CornerStyle) -> Self {
        changing { $0.cornerStyle = style }
    }

    /// Returns a copy of a size.
    public func buttonSize(_ size: UIButton.Configuration.Size) -> Self { changing { $0.buttonSize = size } }

    /// Returns a copy with a style on a Mac, which has no effect.
    public func macIdiomStyle(_ style: UIButton.Configuration.MacIdiomStyle) -> Self {
        changing { $0.macIdiomStyle = style }
    }

    /// Returns a copy that looks different when selected, or doesn't.
    public func automaticallyUpdateForSelection(_ automaticallyUpdate: Bool) -> Self {
        changing { $0.automaticallyUpdateForSelection = automaticallyUpdate }
    }
}
