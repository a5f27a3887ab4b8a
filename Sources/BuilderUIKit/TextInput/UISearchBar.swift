import Foundation

/// A field for a search text, with a cancel button and scopes.
///
/// The bar is 56 points high: the field's 36 with 10 above and below; a prompt adds 19, scopes add 44, and
/// the field begins 8 points from the sides (not measured). In the look of iOS 26 the field fills the bar, which is 44
/// points high (measured) and has no background unless the app sets one (not measured).
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// The styles of search bars.
    public enum Style: UInt, Hashable, Sendable {
        /// The default style: a bar with a background.
        case `default` = 0
        /// A bar with a background.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    /// The icons of a search bar.
    public enum Icon: Int, Hashable, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark.
        case bookmark = 2
        /// The list of results.
        case resultsList = 3
    }

    let field = UISearchTextField(frame: .zero)
    let backgroundView = BarBackgroundView(hairlineEdge: .bottom)
    private let promptLabel = UILabel(frame: .zero)
    let cancelButton = UIButton(type: .system)
    /// The glass behind the cancel button and, in bars, the field of iOS 26.
    let cancelGlass = GlassView(frame: .zero)
    let fieldGlass = GlassView(frame: .zero)
    /// The controller whose bar this is.
    weak var searchController: UISearchController?
    let sideButton = UIButton(type: .custom)
    private let scopeBackground = UIImageView(frame: .zero)
    private let scopeControl = UISegmentedControl(items: nil)
    private lazy var fieldDelegate = SearchFieldDelegate(self)
    var icons: [Icon: StateTable<UIImage>] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        promptLabel.font = .systemFont(ofSize: 12)
        promptLabel.textAlignment = .center
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        sideButton.tintColor = .secondaryLabel
        let views = [
            backgroundView, scopeBackground, promptLabel, fieldGlass, field, sideButton, cancelGlass, cancelButton,
            scopeControl,
        ]
        for view in views { addSubview(view) }
        field.delegate = fieldDelegate
        field.addAction(UIAction { [weak self] _ in self?.textWasTyped() }, for: .editingChanged)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        sideButton.addAction(UIAction { [weak self] _ in self?.sideButtonWasTapped() }, for: .touchUpInside)
        scopeControl.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    }

    /// The delegate, held weakly.
    open weak var delegate: (any UISearchBarDelegate)? { didSet { setNeedsLayout() } }
    /// The position that the delegate returns; by default `any`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    override func placeInSafeAreaMayHaveChanged() { setNeedsLayout() }

    // MARK: Content

    /// The field itself, for properties that the bar doesn't have.
    open var searchTextField: UISearchTextField { field }
    /// The text; never nil when read, as in UIKit. Setting it doesn't call the delegate.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            setNeedsLayout()
            send(.textChanged)
            searchController?.searchDidChange()
        }
    }
    /// The placeholder.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The line of text above the field.
    open var prompt: String? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether there is a cancel button.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// Shows or hides the cancel button; snapshots show the end of the animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// A Boolean value that indicates whether the empty field ends with a bookmark button.
    open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the empty field ends with a results button.
    open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the results button is selected.
    open var isSearchResultsButtonSelected = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the scopes are shown.
    open var showsScopeBar = false { didSet { contentDidChange() } }
    /// Shows or hides the scopes; snapshots show the end of the animation.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
    /// The index of the selected scope.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl.selectedSegmentIndex) }
        set { scopeControl.selectedSegmentIndex = newValue }
    }

    // MARK: Look

    /// The style.
    open var searchBarStyle: Style = .default { didSet { setNeedsLayout() } }
    /// The bar's appearance; black is drawn as dark.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// The background's color; nil for the system's.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the background is translucent.
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    /// The image in place of the background; an empty image removes it.
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// Sets the background image for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }
    /// Sets the image of an icon for a state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()].set(iconImage, for: state)
        iconDidChange(icon)
    }
    /// Returns the image of an icon that was set for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.value(for: state) }
    /// Sets the offset of an icon, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        guard isFinite(adjustment, "positionAdjustment") else { return }
        adjustments[icon] = adjustment
        iconDidChange(icon)
    }
    /// Returns the offset of an icon, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
    private var adjustments: [Icon: UIOffset] = [:]
    /// The image stretched behind the scopes.
    open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// Sets the attributes of the scopes' titles for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeControl.setTitleTextAttributes(attributes, for: state) }
    /// Returns the attributes of the scopes' titles for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }
    /// Sets the image behind a scope's title in a state; stored, but not drawn.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeImages[[state.rawValue]] = backgroundImage
    }
    /// Returns the image behind a scope's title in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeImages[[state.rawValue]] }
    /// Sets the image between two scopes in their states; stored, but not drawn.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { scopeImages[[leftState.rawValue, rightState.rawValue]] = dividerImage }
    /// Returns the image between two scopes in their states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { scopeImages[[leftState.rawValue, rightState.rawValue]] }
    /// The images of the scopes by one state, or those between them by two.
    private var scopeImages: [[UInt]: UIImage] = [:]
    /// A Boolean value that indicates whether the bar responds to touches.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }
    /// The offset of the field's background, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            if !isFinite(searchFieldBackgroundPositionAdjustment, "searchFieldBackgroundPositionAdjustment") {
                searchFieldBackgroundPositionAdjustment = oldValue
            }
            setNeedsLayout()
        }
    }
    /// The offset of the text, in points.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            if !isFinite(searchTextPositionAdjustment, "searchTextPositionAdjustment") {
                searchTextPositionAdjustment = oldValue
            }
            field.textOffset = searchTextPositionAdjustment
        }
    }
    /// A Boolean value that indicates whether looking at the microphone starts dictation; has no effect.
    open var isLookToDictateEnabled = false

    // MARK: Traits of text input (see UITextInputTraits)

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var supportsAdaptiveImageGlyph = false

    // MARK: Editing

    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    private func textWasTyped() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        send(.textChanged)
        send(.didType)
        searchController?.searchDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        send(.cancelButtonClicked)
        searchController?.isActive = false
    }

    private func sideButtonWasTapped() {
        if showsBookmarkButton {
            delegate?.searchBarBookmarkButtonClicked(self)
            send(.bookmarkButtonClicked)
        } else {
            delegate?.searchBarResultsListButtonClicked(self)
            send(.resultsListButtonClicked)
        }
    }

    private func scopeWasChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        send(.selectedScopeChanged, selectedScopeButtonIndex)
        searchController?.searchDidChange()
    }

    // MARK: Layout

    private var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : BarMetrics.searchPromptHeight }
    private var isSearching: Bool { searchController?.isActive ?? false }
    var showsScopes: Bool {
        let isShown = showsScopeBar || isSearching && searchController?.automaticallyShowsScopeBar ?? false
        return isShown && !(scopeButtonTitles ?? []).isEmpty
    }
    private var showsCancel: Bool {
        showsCancelButton || isSearching && searchController?.automaticallyShowsCancelButton ?? false
    }
    private var naturalHeight: CGFloat {
        let height = traitCollection.isIOS26 ? SearchBarMetrics.heightOfIOS26 : BarMetrics.searchBarHeight
        return promptHeight + height + (showsScopes ? BarMetrics.scopeBarHeight : 0)
    }
    /// The height that the bar adds to a navigation bar, in points.
    var heightInNavigationBar: CGFloat {
        promptHeight + SearchBarMetrics.heightInNavigationBar(traitCollection)
            + (showsScopes ? BarMetrics.scopeBarHeight : 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    /// Returns the given width, or the screen's, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: naturalHeight)
    }

    override func textSizeMayHaveChanged() { contentDidChange() }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.ownerItem?.changed()
    }

    private func scopesDidChange() {
        let selected = selectedScopeButtonIndex
        scopeControl.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        scopeControl.selectedSegmentIndex = selected
        contentDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showBackground()
        promptLabel.text = prompt
        promptLabel.frame = CGRect(x: 0, y: 2, width: bounds.width, height: promptHeight)
        let sides = SearchBarMetrics.sides(of: self)
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        let isInBar = superview is UINavigationBar
        var height = traitCollection.isIOS26 ? SearchBarMetrics.heightOfIOS26 : BarMetrics.searchFieldHeight
        if superview is ContainerControllerView { height = bounds.height }
        height = min(fieldBackgroundHeight ?? height, bounds.height)
        let rowHeight = bounds.height - promptHeight - (showsScopes ? BarMetrics.scopeBarHeight : 0)
        let top = isInBar ? SearchBarMetrics.topInNavigationBar(traitCollection) : centered(height, in: rowHeight)
        let offset = searchFieldBackgroundPositionAdjustment
        var fieldFrame = CGRect(
            x: room.minX + offset.horizontal, y: promptHeight + top + offset.vertical, width: room.width,
            height: height)
        fieldFrame.size.width = max(0, fieldFrame.width - placeCancelButton(beside: fieldFrame, in: room))
        if showsCancel, isRightToLeft { fieldFrame.origin.x = room.maxX - fieldFrame.width }
        field.frame = fieldFrame
        showFieldGlass()
        placeSideButton(in: fieldFrame)
        scopeControl.isHidden = !showsScopes
        scopeBackground.image = showsScopes ? scopeBarBackgroundImage : nil
        scopeBackground.frame = CGRect(
            x: 0, y: promptHeight + rowHeight, width: bounds.width, height: showsScopes ? BarMetrics.scopeBarHeight : 0)
        scopeControl.frame = CGRect(
            x: room.minX, y: promptHeight + rowHeight, width: room.width, height: 32)
    }

    /// Places the button, and returns the width by which it shortens the field, in points.
    private func placeCancelButton(beside field: CGRect, in room: CGRect) -> CGFloat {
        let isRound = traitCollection.isIOS26
        cancelButton.isHidden = !showsCancel
        cancelGlass.isHidden = !showsCancel || !isRound
        guard showsCancel else { return 0 }
        showCancelTitle(isRound: isRound)
        let natural = cancelButton.sizeThatFits(CGSize(width: 10_000, height: field.height)).width
        let width = isRound ? field.height : natural
        var end = isRightToLeft ? room.minX : bounds.width - room.maxX
        if !isRound { end = max(SearchBarMetrics.cancelEnd, end) }
        cancelButton.frame = CGRect(
            x: isRightToLeft ? end : bounds.width - end - width, y: field.minY, width: width, height: field.height)
        cancelGlass.frame = cancelButton.frame
        cancelGlass.layer.cornerRadius = field.height / 2
        let edge = isRightToLeft ? field.minX : bounds.width - field.maxX
        return width + (isRound ? PlatterMetrics.gap : SearchBarMetrics.cancelGap) + end - edge
    }
}

extension UISearchBar: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if let text = field.textInTexts { details.append(.text("text", text)) }
        if let placeholder, !placeholder.isEmpty { details.append(.text("placeholder", placeholder)) }
        if let prompt, !prompt.isEmpty { details.append(.text("prompt", prompt)) }
        if showsScopes, let titles = scopeButtonTitles, titles.indices.contains(selectedScopeButtonIndex) {
            details.append(.text("scope", titles[selectedScopeButtonIndex]))
        }
        return details
    }
}

extension UISearchBar {
    func showBackground() {
        backgroundView.frame = bounds.inset(by: UIEdgeInsets(top: -topAttachedExtension, left: 0, bottom: 0, right: 0))
        let isPlain = searchBarStyle == .minimal || superview is UINavigationBar || traitCollection.isIOS26
        backgroundView.isHidden = isPlain && barTintColor == nil && backgroundImage == nil
        let appearance = UIBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = barTintColor ?? .searchBarBackground
        if let backgroundImage {
            appearance.backgroundImage = backgroundImage
            if backgroundImage.size == .zero { appearance.configureWithTransparentBackground() }
        }
        backgroundView.show(appearance)
    }
}

extension UIColor {
    /// The background's color (not measured).
    fileprivate static let searchBarBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
            : UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)
    }
}

extension UISearchBar {
    /// Updates an icon after its image or offset changed.
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

    /// Places the button at the empty field's end.
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
