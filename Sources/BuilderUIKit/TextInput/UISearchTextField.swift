import Foundation

/// The field of a search bar: a magnifying glass, a filled background with round corners, and a clear button.
///
/// 36 points high, with corners of 10 points; the drawn glass begins 8 points from the edge (measured).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let height: CGFloat = 36
    private static let glassStart: CGFloat = 20.0 / 3
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

    /// The offsets of the magnifying glass and of the text from their positions, in points.
    var glassOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    override var placeholderColor: UIColor { .secondaryLabel }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: max(Self.height, super.intrinsicContentSize.height))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: Self.glassStart + glassOffset.horizontal,
            y: (bounds.height - Self.glassSize.height) / 2 + glassOffset.vertical, width: Self.glassSize.width,
            height: Self.glassSize.height)
    }

    override func roomForText(in bounds: CGRect) -> CGRect {
        var rect = super.roomForText(in: bounds)
        if leftView != nil, leftViewMode == .always, rect.minX < Self.textStart {
            rect.size.width = max(0, rect.maxX - Self.textStart)
            rect.origin.x = Self.textStart
        }
        // The text moves; its end stays at the start of the clear button.
        rect.size.width = max(0, rect.width - max(0, textOffset.horizontal))
        return rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}
