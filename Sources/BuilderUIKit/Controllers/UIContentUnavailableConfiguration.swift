import Foundation

/// The content that a controller shows where there is nothing else: an image, texts and buttons, centered.
///
/// Its lengths are not measured.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the content.
    public enum Alignment: Int, Hashable, Sendable {
        /// Centered in the view, or in the area that the content needs.
        case center, natural
    }

    /// The properties of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The behavior of lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font shrinks to fit; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of the font; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
    }

    /// The properties of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// The tint color; secondary by default.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points, to which the image is scaled down; lengths of 0, the default, are no limit.
        public var maximumSize: CGSize = .zero
        /// A Boolean value that indicates whether colors stay when the user inverts them; without effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The properties of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action.
        public var primaryAction: UIAction?
        /// The menu.
        public var menu: UIMenu?
        /// A Boolean value that indicates whether the button is enabled.
        public var isEnabled = true
        /// The role; without effect.
        public var role = UIButton.Role.normal
    }

    /// The image.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The text below.
    public var secondaryText: String?
    /// The text below with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the text below.
    public var secondaryTextProperties: TextProperties
    /// The button.
    public var button: UIButton.Configuration
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The second button.
    public var secondaryButton: UIButton.Configuration
    /// The properties of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment.
    public var alignment = Alignment.center
    /// The axes on which the superview's margins are kept; without effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance from the image to the text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance from the texts to the button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    fileprivate var isLoading = false

    private init(textStyle: UIFont.TextStyle, color: UIColor) {
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        textProperties = TextProperties(font: textStyle == .title2 ? bold ?? font : font, color: color)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        button = .plain()
        secondaryButton = .plain()
    }

    /// Returns a configuration for an empty content.
    public static func empty() -> Self { Self(textStyle: .title2, color: .label) }

    /// Returns a configuration for a search without results.
    public static func search() -> Self {
        var search = empty()
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = SystemWord.noResults.text
        search.secondaryText = SystemWord.checkTheSpelling.text
        return search
    }

    /// Returns a configuration for content that is being loaded, with an activity indicator.
    public static func loading() -> Self {
        var loading = Self(textStyle: .subheadline, color: .secondaryLabel)
        loading.text = SystemWord.loading.text
        loading.isLoading = true
        return loading
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state of a controller whose content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// The text of the search.
    public var searchText: String?

    /// Creates a state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view of a content that is unavailable: centered, within the margins. Content that they have no room for begins
/// at the top and scrolls (the place isn't measured).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The displayed configuration.
    open var configuration: any UIContentConfiguration { didSet { show() } }
    /// A Boolean value that indicates whether content scrolls that there is no room for.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }
    private let scrollView = UIScrollView(frame: .zero)
    private let stack = UIStackView(frame: .zero)
    /// The constraints whose constants are the margins, which contain the safe area: top, left, bottom, right.
    private var marginConstraints: [NSLayoutConstraint] = []

    /// Creates a view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        scrollView.addSubview(stack)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        marginConstraints = [
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
            stack.leftAnchor.constraint(equalTo: content.leftAnchor),
            content.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
            content.rightAnchor.constraint(equalTo: stack.rightAnchor),
        ]
        // The content resists compression more than it fits, and fits more than it is centered.
        let fits = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
        fits.priority = UILayoutPriority(745)
        let isCentered = stack.centerYAnchor.constraint(equalTo: content.centerYAnchor)
        isCentered.priority = UILayoutPriority(740)
        NSLayoutConstraint.activate(
            marginConstraints + [
                content.widthAnchor.constraint(equalTo: frame.widthAnchor),
                content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor), fits, isCentered,
            ])
        show()
    }

    /// Creates an empty view.
    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateMarginConstraints()
    }

    /// Updates the margins, whose leading side depends on the superview's direction.
    open override func layoutSubviews() {
        updateMarginConstraints()
        super.layoutSubviews()
    }

    private func updateMarginConstraints() {
        let margins = layoutMargins
        for (constraint, margin) in zip(
            marginConstraints, [margins.top, margins.left, margins.bottom, margins.right])
        where constraint.constant != margin {
            constraint.constant = margin
        }
    }

    private func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
        directionalLayoutMargins = shown.directionalLayoutMargins
        backgroundColor = shown.background.backgroundColor
        if shown.isLoading {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            add(indicator, spacing: shown.imageToTextPadding)
        }
        if let image = shown.image {
            let view = UIImageView(image: image)
            view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            view.tintColor = shown.imageProperties.tintColor
            view.layer.cornerRadius = shown.imageProperties.cornerRadius
            view.limit(to: shown.imageProperties.maximumSize)
            add(view, spacing: shown.imageToTextPadding)
        }
        add(
            shown.text, shown.attributedText, shown.textProperties,
            spacing: shown.secondaryText == nil && shown.secondaryAttributedText == nil
                ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
        add(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
            spacing: shown.textToButtonPadding)
        add(shown.button, shown.buttonProperties, spacing: shown.buttonToSecondaryButtonPadding)
        add(shown.secondaryButton, shown.secondaryButtonProperties, spacing: 0)
    }

    private func add(_ view: UIView, spacing: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private func add(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, spacing: CGFloat
    ) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel(frame: .zero)
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = .center
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, spacing: spacing)
    }

    private func add(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, spacing: CGFloat
    ) {
        let hasText = configuration.title != nil || configuration.attributedTitle != nil
        let hasContent = hasText || configuration.image != nil
        guard hasContent || properties.primaryAction != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        add(button, spacing: spacing)
    }
}

extension UIImageView {
    /// Scales the image down to a size in points; lengths of 0 are no limit.
    fileprivate func limit(to maximum: CGSize) {
        let size = intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return }
        let horizontal = maximum.width > 0 ? maximum.width / size.width : 1
        let vertical = maximum.height > 0 ? maximum.height / size.height : 1
        let scale = min(1, horizontal, vertical)
        guard scale < 1 else { return }
        contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: size.width * scale),
            heightAnchor.constraint(equalToConstant: size.height * scale),
        ])
    }
}

extension UIViewController {
    struct Unavailable {
        var configuration: (any UIContentConfiguration)?
        weak var view: UIView?
    }

    private(set) var unavailable: Unavailable {
        get { attachments[ObjectIdentifier(Unavailable.self)] as? Unavailable ?? Unavailable() }
        set { attachments[ObjectIdentifier(Unavailable.self)] = newValue }
    }

    /// Covers the view with other content, which loads it.
    func replaceUnavailableContent(with configuration: (any UIContentConfiguration)?) {
        unavailable.view?.removeFromSuperview()
        unavailable.configuration = configuration
        guard let configuration, let view else { return }
        let content = configuration.makeContentView()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        unavailable.view = content
    }
    func requestUpdateOfUnavailableContent() {
        needsUpdateOfUnavailableContent = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the content that covers the view if that was requested.
    func updateUnavailableContent() {
        guard needsUpdateOfUnavailableContent else { return }
        observingReads(onChange: { $0.setNeedsUpdateContentUnavailableConfiguration() }) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        needsUpdateOfUnavailableContent = false
    }

    /// The state by the traits and the navigation item's search.
    var presentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
}
