import Foundation
import Render

/// A control with a title and an image for each of its states.
@preconcurrency @MainActor
open class UIButton: UIControl {
    override class var moduleClass: UIView.Type { UIButton.self }
    override var derivedAccessibility: DerivedAccessibility {
        var derived = DerivedAccessibility(isElement: true, traits: stateTraits.union(.button))
        let title = currentAttributedTitle?.string ?? currentTitle
        derived.label = DerivedAccessibility.joined([title, configuration?.subtitle]) ?? buttonType.accessibilityTitle
        if derived.label == nil { derived.takeLabel(of: currentImage ?? currentBackgroundImage) }
        return derived
    }
    /// The type of the button; `.custom` for buttons created with `init(frame:)`, as in UIKit.
    open private(set) var buttonType: ButtonType = .custom

    private var titles = StateTable<String>()
    private var attributedTitles = StateTable<NSAttributedString>()
    private var titleColors = StateTable<UIColor>()
    private var titleShadowColors = StateTable<UIColor>()
    private var images = StateTable<UIImage>()
    /// The configurations of symbols by the states' raw values.
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    private var backgroundImages = StateTable<UIImage>()
    let storedTitleLabel = UILabel()
    let storedImageView = UIImageView()
    private var backgroundView: UIImageView?

    /// The insets around title and image, in points. A configured button ignores these three.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(contentEdgeInsets, "contentEdgeInsets") { contentEdgeInsets = oldValue }
            if contentEdgeInsets != oldValue { contentDidChange() }
        }
    }
    /// The insets of the title, in points, which don't change the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(titleEdgeInsets, "titleEdgeInsets") { titleEdgeInsets = oldValue }
            setNeedsLayout()
        }
    }
    /// The insets of the image, in points, which don't change the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(imageEdgeInsets, "imageEdgeInsets") { imageEdgeInsets = oldValue }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the images are darker while the button is highlighted, unless it has
    /// images for that state; true by default. A configured button ignores this and the next one.
    open var adjustsImageWhenHighlighted = true { didSet { refresh() } }
    /// A Boolean value that indicates whether the images are paler while the button is disabled, unless it has images
    /// for that state; true by default.
    open var adjustsImageWhenDisabled = true { didSet { refresh() } }
    /// A Boolean value that indicates whether the button glows while it is touched. It has no effect, as since iOS 7.
    open var showsTouchWhenHighlighted = false
    /// A Boolean value that indicates whether highlighting reverses the title's shadow; has no effect.
    open var reversesTitleShadowWhenHighlighted = false

    override func didInitialize() {
        super.didInitialize()
        setUp(.custom)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    /// Creates a button of a type with an action for `.primaryActionTriggered`, whose title and image it displays.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            // A close button keeps its own image.
            if let image = primaryAction.image { setImage(image, for: .normal) }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    /// Creates a system button with a configuration, and with an action for `.primaryActionTriggered`, whose title and
    /// image it displays unless the configuration has them (assumed).
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        // Observers aren't called in initializers.
        configurationDidChange()
    }

    private func setUp(_ type: ButtonType) {
        buttonType = type
        storedTitleLabel.button = self
        styleTitleLabel()
        if let image = type.standardImage { setImage(image, for: .normal) }
        markNeedsUpdateConfiguration()
    }

    /// Sets the title label up for a button without a configuration.
    func styleTitleLabel() {
        // A system button's title is 15 points (measured); a custom one has the documented button font size.
        storedTitleLabel.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        storedTitleLabel.numberOfLines = 1
        storedTitleLabel.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel.textAlignment = .natural
    }

    /// The menu that a tap or `performPrimaryAction()` opens if `showsMenuAsPrimaryAction` is true.
    ///
    /// If `changesSelectionAsPrimaryAction` is true as well, the button is a pop-up button: it displays the selected
    /// action of the menu, which at first is the first one.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

    // MARK: Configuration (requests and updates are in UIButton+ConfigurationUpdates.swift)

    var configurationUpdates = ConfigurationUpdates()
    /// The views of the configuration; nil without one.
    var configuredContent: ButtonContent?
    /// The style, content and layout of the button; nil for a button with those of its type.
    ///
    /// The title and the image of the configuration precede those that were set for the normal state before; those of
    /// other states precede the configuration's.
    open var configuration: Configuration? { didSet { configurationDidChange() } }
    /// A Boolean value that indicates whether the configuration is updated for the button's state; true by default.
    open var automaticallyUpdatesConfiguration = true { didSet { contentDidChange() } }
    /// The label of a configuration's subtitle; nil without one.
    open var subtitleLabel: UILabel? { configuredContent?.subtitleLabel }
    /// The closure that is called before the next layout and after each change of the button's state, except for
    /// changes that the closure itself performs.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    /// The configurations of states, which an update assigns before it calls the handler; states without one have that
    /// of the normal state.
    package var configurationsByState: [UInt: Configuration] = [:] { didSet { setNeedsUpdateConfiguration() } }
    /// Configures the button for its state by calling the handler; subclasses override it.
    open func updateConfiguration() {
        if let configuration = configurationsByState[state.rawValue] ?? configurationsByState[State.normal.rawValue] {
            self.configuration = configuration
        }
        configurationUpdateHandler?(self)
    }

    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    // MARK: Touches

    static var handlesTaps: Bool { true }
    /// A Boolean value that indicates whether a tap toggles the selection, or with a menu as primary action, whether
    /// the button is a pop-up button.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    /// Called after the user chose another element of a pop-up button's menu.
    var selectedElementDidChange: ((UIMenu) -> Void)?

    func touchDidEndInside(_ touch: UITouch) { performPrimaryAction() }

    open override func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, let menu, let window {
            window.openMenu(menu, from: self, sender: self) { [weak self] action in self?.didChoose(action) }
            return sendActions(for: .menuActionTriggered)
        }
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            sendActions(for: .valueChanged)
        }
        super.performPrimaryAction()
    }

    /// Returns the button's menu, which a long press opens unless a tap does.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: Content

    /// The label of the title.
    open var titleLabel: UILabel? { storedTitleLabel }
    /// The view of the image.
    open var imageView: UIImageView? { storedImageView }

    /// The title for the current state.
    open var currentTitle: String? {
        selectedMenuElement?.title ?? ownTitle ?? configuration?.title ?? titles.value(for: state)
    }
    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }
    /// The title's color for the current state.
    open var currentTitleColor: UIColor { titleColors.value(for: state) ?? defaultTitleColor }
    /// The color of the title's shadow for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColors.value(for: state) }
    /// The image for the current state.
    open var currentImage: UIImage? {
        selectedMenuElement.map(\.image) ?? ownImage ?? configuration?.image ?? images.value(for: state)
    }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

    /// The title and the image of the current state alone, unless it is the normal one.
    private var ownTitle: String? { state == .normal ? nil : titles.exactValue(for: state) }
    private var ownImage: UIImage? { state == .normal ? nil : images.exactValue(for: state) }

    private static let disabledColor = UIColor.tertiaryLabel

    private var defaultTitleColor: UIColor {
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : Self.disabledColor
    }

    /// Gives a system button's image the color of its title while it is disabled, as UIKit does (the color isn't
    /// measured).
    private func tintImage() {
        guard buttonType != .custom else { return }
        if !isEnabled {
            storedImageView.tintColor = Self.disabledColor
        } else if storedImageView.ownTintColor == Self.disabledColor {
            storedImageView.tintColor = nil
        }
    }

    /// Returns the title that was set for a state.
    open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    /// Returns the attributed title that was set for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    /// Returns the title's color that was set for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) }
    /// Returns the color of the title's shadow that was set for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    /// Returns the image that was set for a state.
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles.set(title, for: state)
        if state == .normal, configuration != nil { configuration?.title = title }
        contentDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles.set(title, for: state)
        if state == .normal, configuration?.title != nil { configuration?.title = nil }
        contentDidChange()
    }

    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors.set(color, for: state)
        refresh()
    }

    /// Sets the color of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors.set(color, for: state)
        refresh()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        var image = image
        if let symbol = image, symbol.isSymbolImage, let preferred = symbolConfigurations[state.rawValue] {
            image = symbol.applyingSymbolConfiguration(preferred)
        }
        images.set(image, for: state)
        if state == .normal, configuration != nil { configuration?.image = image }
        contentDidChange()
    }

    /// Sets the configuration of the symbol for a state: of the present one and of those that are set later.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        if configuration != nil, let image = images.exactValue(for: state) { setImage(image, for: state) }
    }

    /// Returns the configuration of the symbol for a state; nil for none.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue]
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages.set(image, for: state)
        contentDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        refresh()
    }

    /// The traits with which the configuration was last displayed after a change.
    private var configuredTraits: UITraitCollection?

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        guard configuredContent != nil else { return }
        // Fonts, insets and corners follow the text size and the look.
        let traits = traitCollection
        guard configuredTraits != traits else { return }
        if configuredTraits != nil { setNeedsUpdateConfiguration() }
        configuredTraits = traits
        contentDidChange()
    }

    func contentDidChange() {
        refresh()
        invalidateIntrinsicContentSize()
    }

    /// The content of a button with a configuration in the current state.
    private func configuredValues(_ configuration: Configuration) -> ButtonContent.Values {
        let attributed = currentAttributedTitle.map { AttributedString($0) }
        let element = selectedMenuElement.map { AttributedString($0.title) }
        return ButtonContent.Values(
            configuration: automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration,
            title: element ?? ownTitle.map { AttributedString($0) } ?? configuration.attributedTitle ?? attributed
                ?? titles.value(for: state).map { AttributedString($0) },
            image: currentImage, titleColor: titleColors.value(for: state), isPopUp: isPopUp)
    }

    /// Updates the label and image views for the state.
    private func refresh() {
        if let configuredContent, let configuration {
            configuredContent.show(configuredValues(configuration))
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return setNeedsLayout()
        }
        if let attributed = currentAttributedTitle {
            storedTitleLabel.attributedText = attributed
        } else {
            storedTitleLabel.text = currentTitle
            storedTitleLabel.textColor = currentTitleColor
        }
        storedTitleLabel.shadowColor = currentTitleShadowColor
        storedImageView.image = currentImage.map { image in
            buttonType == .custom || image.renderingMode != .automatic
                ? image : image.withRenderingMode(.alwaysTemplate)
        }
        storedImageView.contentMode = .scaleAspectFit
        tintImage()
        storedImageView.adjustment = adjustment(of: images, isTinted: buttonType != .custom)
        // A system button without a configuration fades while it is pressed.
        storedTitleLabel.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
        attach(storedImageView, isShown: currentImage != nil)
        attach(storedTitleLabel, isShown: currentTitle?.isEmpty == false || currentAttributedTitle != nil)
        if let image = currentBackgroundImage {
            let view = backgroundView ?? UIImageView()
            view.image = image
            view.adjustment = adjustment(of: backgroundImages, isTinted: false)
            if view.superview == nil { insertSubview(view, at: 0) }
            backgroundView = view
        } else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
        }
        setNeedsLayout()
    }

    /// Returns the look of an image in the current state, which has none for states with an image of their own.
    ///
    /// - Parameter isTinted: A Boolean value that indicates whether the image has the color of the title, as template
    ///   images of system buttons have.
    private func adjustment(of images: StateTable<UIImage>, isTinted: Bool) -> UIImageView.Adjustment? {
        guard state != .normal, images.exactValue(for: state) == nil else { return nil }
        let isTemplate = isTinted && images.value(for: state)?.renderingMode != .alwaysOriginal
        // A tinted image has the color of a disabled title.
        if !isEnabled { return adjustsImageWhenDisabled && !isTemplate ? .faded : nil }
        guard isHighlighted, adjustsImageWhenHighlighted else { return nil }
        return isTinted ? .pressed : .darkened
    }

    private func attach(_ view: UIView, isShown: Bool) {
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown, view.superview === self { view.removeFromSuperview() }
    }

    override func titleLabelDidChange() { invalidateIntrinsicContentSize() }

    // MARK: Layout

    /// The size of the configuration's content within its insets, or of title and image side by side.
    open override var intrinsicContentSize: CGSize {
        if let configuredContent {
            return configuredContent.size(
                width: automaticLayoutWidth > 0 ? automaticLayoutWidth : .greatestFiniteMagnitude)
        }
        return plainContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuredContent else { return intrinsicContentSize }
        updateConfigurationIfNeeded()
        return configuredContent.size(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    override var needsSecondLayoutPass: Bool { configuredContent?.wrapsText ?? false }

    /// Returns the rectangle of image and title within the bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.shrunk(by: configuredContent?.contentInsets ?? contentEdgeInsets)
    }
    /// Returns the rectangle of the background image within the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the title's rectangle within the content's.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        if let configuredContent { return configuredContent.frames(in: contentRect).title }
        let image = currentImage?.size ?? .zero
        let available = contentRect.shrunk(by: titleEdgeInsets)
        var size = titleSize
        size.width = max(0, min(size.width, available.width - image.width))
        size.height = min(size.height, available.height)
        let start = groupStart(in: available) + (isRightToLeft ? 0 : image.width)
        return CGRect(origin: CGPoint(x: start, y: verticalStart(size.height, in: available)), size: size)
    }

    /// Returns the image's rectangle within the content's.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        if let configuredContent { return configuredContent.frames(in: contentRect).image }
        guard let image = currentImage else { return .zero }
        let available = contentRect.shrunk(by: imageEdgeInsets)
        let size = CGSize(
            width: min(image.size.width, available.width), height: min(image.size.height, available.height))
        let start = groupStart(in: available) + (isRightToLeft ? titleSize.width : 0)
        return CGRect(origin: CGPoint(x: start, y: verticalStart(size.height, in: available)), size: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuredContent { return configuredContent.layOut() }
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        storedImageView.frame = imageRect(forContentRect: content)
        storedTitleLabel.frame = titleRect(forContentRect: content)
    }

    override var baselineFont: UIFont? { titleLabel?.font }
    override var displayedText: String? { currentTitle }

    /// The baselines of the title at its position; according to `contentVerticalAlignment`, they keep their distance
    /// from the top, the center or the bottom.
    override func textBaselines(atHeight height: CGFloat?) -> TextBaselines? {
        guard storedTitleLabel.superview === self, let inner = storedTitleLabel.textBaselines(atHeight: nil) else {
            return nil
        }
        let size = intrinsicContentSize
        let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        let first = title.minY + (storedTitleLabel.firstBaseline(inHeight: title.height) ?? 0)
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: 0
            case .center: 0.5
            case .bottom: 1
            }
        return TextBaselines(
            first: first, last: first + inner.last - inner.first, height: size.height, shareAbove: share)
    }

    // MARK: Overridable members (see UIButton+Types, UIPointerInteraction)

    /// A Boolean value that indicates whether a pointer is above the button; false, because there is none.
    open var isHovered: Bool { false }
    /// A Boolean value that indicates whether a press holds the button's menu open; false, because a menu stays open
    /// after the touch.
    open var isHeld: Bool { false }
    /// The role; stored without effect.
    open var role: Role {
        get { attachments[ObjectIdentifier(Role.self)] as? Role ?? .normal }
        set { attachments[ObjectIdentifier(Role.self)] = newValue }
    }
    /// The order in which the button's menu lists its elements; stored without effect: menus list them from top to
    /// bottom.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get {
            let key = ObjectIdentifier(UIContextMenuConfiguration.ElementOrder.self)
            return attachments[key] as? UIContextMenuConfiguration.ElementOrder ?? .automatic
        }
        set { attachments[ObjectIdentifier(UIContextMenuConfiguration.ElementOrder.self)] = newValue }
    }
    /// A Boolean value that indicates whether the pointer highlights the button; stored without effect.
    open var isPointerInteractionEnabled: Bool {
        get { pointer.isEnabled }
        set { pointer.isEnabled = newValue }
    }
    /// The closure that provides the pointer; stored without effect.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { pointer.provider }
        set {
            pointer.provider = newValue
            isPointerInteractionEnabled = newValue != nil
        }
    }
    /// The style that the app prefers; automatic by default. It has no effect: there is no Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { storedStyle }
        set { storedStyle = newValue }
    }
    /// The style: an iPad's, as on all devices but a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The configuration of the symbol in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state) ?? preferredSymbolConfigurationForImage(in: .normal)
    }
}
