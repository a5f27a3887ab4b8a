import Foundation

/// The field of a search bar: a magnifying glass, a filled background with round corners, and a button that empties it.
///
/// 36 points high, with corners of 10 points; the glass begins 8 points from the edge and the text 30 (recalled).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let height: CGFloat = 36
    private static let glassStart: CGFloat = 8
    private static let glassSize = CGSize(width: 19, height: 19)
    private static let textStart: CGFloat = 30

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        clearButtonMode = .always
        leftViewMode = .always
        returnKeyType = .search
        let size = UIImage.SymbolConfiguration(pointSize: 16)
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: size))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
    }

    override var placeholderColor: UIColor { .secondaryLabel }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: max(Self.height, super.intrinsicContentSize.height))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: Self.glassStart, y: (bounds.height - Self.glassSize.height) / 2, width: Self.glassSize.width,
            height: Self.glassSize.height)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        guard leftView != nil, leftViewMode == .always, rect.minX < Self.textStart else { return rect }
        rect.size.width = max(0, rect.maxX - Self.textStart)
        rect.origin.x = Self.textStart
        return rect
    }
}
