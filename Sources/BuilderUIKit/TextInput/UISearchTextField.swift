import Foundation

/// The field of a search bar: a magnifying glass, a filled background with round corners, and a clear button.
///
/// 36 points high, with corners of 10 points; the drawn glass begins 8 points from the edge (measured). In the look of
/// iOS 26 a capsule 44 points high (measured).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    override var derivedAccessibility: DerivedAccessibility {
        var derived = super.derivedAccessibility
        derived.traits.insert(.searchField)
        return derived
    }

    /// Lengths in points.
    private struct Metrics {
        var height: CGFloat = 36
        var cornerRadius: CGFloat = 10
        var glass = CGRect(x: 20.0 / 3, y: 8.5, width: 19, height: 19)
        var textStart: CGFloat = 31

        static let ios26 = Metrics(
            height: 44, cornerRadius: 22, glass: CGRect(x: 12, y: 12, width: 62.0 / 3, height: 58.0 / 3),
            textStart: 119.0 / 3)
    }

    private var metrics: Metrics { traitCollection.isIOS26 ? .ios26 : Metrics() }

    /// The corner radius that the look has, in points.
    private var systemRadius: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        backgroundColor = Self.fill
        systemRadius = metrics.cornerRadius
        layer.cornerRadius = systemRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        clearButtonMode = .always
        leftViewMode = .always
        returnKeyType = .search
        let glass = UIImageView(image: Self.glass)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
    }

    private static var glass: UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: 16)
        return UIImage(systemName: "magnifyingglass", withConfiguration: size)
    }

    /// Displays an image in place of the magnifying glass; nil restores the glass.
    func showGlass(_ image: UIImage?) { (leftView as? UIImageView)?.image = image ?? Self.glass }

    private static let fill = UIColor.tertiarySystemFill

    /// A Boolean value that indicates whether glass lies behind the field instead of its own background. A color that
    /// the app has set stays.
    var isOnGlass = false {
        didSet {
            guard isOnGlass != oldValue, background == nil, backgroundColor == (oldValue ? nil : Self.fill) else {
                return
            }
            backgroundColor = isOnGlass ? nil : Self.fill
        }
    }

    /// Displays images in place of the fill and the round corners; nil restores them. What the app has set stays.
    func showBackground(_ image: UIImage?, disabled: UIImage?) {
        let hadImage = background != nil
        background = image
        disabledBackground = disabled
        guard hadImage != (image != nil) else { return }
        if image != nil {
            if backgroundColor == Self.fill { backgroundColor = nil }
            if layer.cornerRadius == systemRadius { layer.cornerRadius = 0 }
        } else {
            if backgroundColor == nil, !isOnGlass { backgroundColor = Self.fill }
            if layer.cornerRadius == 0 { layer.cornerRadius = systemRadius }
        }
    }

    /// The offsets of the magnifying glass and of the text from their positions, in points.
    var glassOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    override var placeholderColor: UIColor { .secondaryLabel }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: max(metrics.height, super.intrinsicContentSize.height))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = metrics
        let glass = metrics.glass.offsetBy(
            dx: glassOffset.horizontal, dy: (bounds.height - metrics.height) / 2 + glassOffset.vertical)
        return mirrored(glass, in: bounds)
    }

    /// Returns the clear button's place: on iOS 26 20 points wide, 14.333 from the end (measured).
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        guard traitCollection.isIOS26 else { return super.clearButtonRect(forBounds: bounds) }
        let y = pixelSnapped((bounds.height - 20) / 2 - 0.5)
        return mirrored(CGRect(x: bounds.width - 103.0 / 3, y: y, width: 20, height: 20), in: bounds)
    }

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        guard systemRadius != metrics.cornerRadius else { return }
        // A radius that the app has set stays.
        if layer.cornerRadius == systemRadius { layer.cornerRadius = metrics.cornerRadius }
        systemRadius = metrics.cornerRadius
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Tokens

    private var tokenViews: [SearchTokenView] = []
    /// The token that a delete key at the start of the text has selected, as long as the insertion point stays there.
    private weak var chosenToken: UISearchToken?
    /// The gap behind a token, in points (not measured).
    private static let tokenGap: CGFloat = 4
    /// The width that tokens leave to the text, in points, at most half of the room (not measured).
    private static let textWidth: CGFloat = 80

    /// A Boolean value that indicates whether the user can delete tokens; true by default.
    open var allowsDeletingTokens = true { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the user can copy tokens; true by default. Tokens aren't copied.
    open var allowsCopyingTokens = true

    /// Shows a view for each token in place of the earlier ones.
    func showTokens() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView(token: $0, color: tokenBackgroundColor) }
        for view in tokenViews { addSubview(view) }
        refresh()
    }

    override var hidesPlaceholder: Bool { !tokenViews.isEmpty }
    override var hasContent: Bool { super.hasContent || allowsDeletingTokens && !tokenViews.isEmpty }

    override func clearContent() {
        super.clearContent()
        if allowsDeletingTokens, !tokens.isEmpty { tokens = [] }
    }

    /// A Boolean value that indicates whether nothing is selected and the insertion point is before the text.
    private var isAtStart: Bool { selection == NSRange(location: 0, length: 0) && markedRange == nil }

    /// The selected token; nil if there is none, or if tokens can't be deleted.
    private var selectedToken: UISearchToken? {
        guard isAtStart, allowsDeletingTokens, let chosenToken, tokens.contains(where: { $0 === chosenToken }) else {
            return nil
        }
        return chosenToken
    }

    /// Removes the selected token, which typed text replaces.
    override func textWillBeTyped() { removeSelectedToken() }

    /// Deletes the selection or the character before it. At the start of the text, selects the last token, and deletes
    /// a token that is selected.
    open override func deleteBackward() {
        guard isAtStart, allowsDeletingTokens, let last = tokens.last else { return super.deleteBackward() }
        if removeSelectedToken() { return textWasTyped() }
        chosenToken = last
        // An insertion point that moves away ends the selection.
        storedSelection = selection
        setNeedsLayout()
    }

    /// Removes the selected token; returns false if there is none.
    @discardableResult
    private func removeSelectedToken() -> Bool {
        guard let selectedToken else { return false }
        chosenToken = nil
        tokens.removeAll { $0 === selectedToken }
        return true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if selectedToken == nil { chosenToken = nil }
        guard !tokenViews.isEmpty else { return }
        let room = roomWithoutTokens(in: bounds)
        var x = room.minX
        for (view, width) in zip(tokenViews, tokenWidths(in: room.width)) {
            let height = SearchTokenView.height
            let frame = CGRect(x: x, y: room.minY + centered(height, in: room.height), width: width, height: height)
            view.frame = mirrored(frame, in: bounds)
            view.isSelected = view.token === chosenToken
            x += width + Self.tokenGap
        }
    }

    /// Returns the widths of the tokens in a room: their own, or where these leave too little to the text, equal ones
    /// of the widest tokens.
    private func tokenWidths(in room: CGFloat) -> [CGFloat] {
        let own = tokenViews.map { $0.naturalWidth(in: font) }
        let gaps = Self.tokenGap * CGFloat(own.count)
        var left = max(0, room - min(Self.textWidth, room / 2) - gaps)
        for (index, width) in own.sorted().enumerated() {
            let widest = left / CGFloat(own.count - index)
            if width > widest { return own.map { min($0, widest) } }
            left -= width
        }
        return own
    }

    override func roomForText(in bounds: CGRect) -> CGRect {
        var rect = roomWithoutTokens(in: bounds)
        let widths = tokenWidths(in: rect.width)
        let taken = min(rect.width, widths.reduce(Self.tokenGap * CGFloat(widths.count), +))
        rect.origin.x += taken
        rect.size.width -= taken
        return rect
    }

    /// Returns the room of the tokens and the text.
    private func roomWithoutTokens(in bounds: CGRect) -> CGRect {
        var rect = super.roomForText(in: bounds)
        if leftView != nil, leftViewMode == .always, rect.minX < metrics.textStart {
            rect.size.width = max(0, rect.maxX - metrics.textStart)
            rect.origin.x = metrics.textStart
        }
        // The text moves; its end stays at the start of the clear button.
        rect.size.width = max(0, rect.width - max(0, textOffset.horizontal))
        return rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    // MARK: Tokens (see UISearchToken)

    /// Returns the position of a token: the text's beginning, which all tokens precede.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Returns the tokens in a range: all of them if it begins where the text does.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }
    /// The tokens, which are drawn before the text. The placeholder is hidden while there are any.
    open var tokens: [UISearchToken] {
        get { attachments[ObjectIdentifier(UISearchToken.self)] as? [UISearchToken] ?? [] }
        set {
            attachments[ObjectIdentifier(UISearchToken.self)] = newValue
            showTokens()
        }
    }
    /// Inserts a token; an index out of range is clamped.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }
    /// The color of tokens; by default the system's blue (not measured).
    open var tokenBackgroundColor: UIColor! {
        get { attachments[ObjectIdentifier(UISearchTextField.self)] as? UIColor ?? .systemBlue }
        set {
            attachments[ObjectIdentifier(UISearchTextField.self)] = newValue
            showTokens()
        }
    }
    /// The range of the text behind the tokens.
    open var textualRange: UITextRange {
        UITextRange(beginningOfDocument, endOfDocument)
    }
    /// Removes a part of the text, and inserts a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    /// Removes a token; an index out of range is ignored.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
}
