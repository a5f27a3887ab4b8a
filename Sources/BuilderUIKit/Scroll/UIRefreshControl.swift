import Foundation

/// Pull to refresh: spokes in the middle, and a title below them. It is drawn only while it refreshes.
///
/// 60 points high, above the content of its scroll view; beginning to refresh doesn't scroll to it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60

    open private(set) var isRefreshing = false
    /// Below the spokes, on one line; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// As wide as the scroll view and 60 points tall.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    }

    private func setUp() {
        isHidden = true
        // About 30 points across (recalled).
        spinner.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        addSubview(spinner)
        titleLabel.font = .systemFont(ofSize: 12)
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        if let scrollView = superview as? UIScrollView { place(in: scrollView) }
    }

    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
        spinner.stopAnimating()
    }

    /// The spokes are gray unless the control has a tint of its own.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = ownTintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle.map { $0.length > 0 } ?? false
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 9 : bounds.midY)
        let height = titleLabel.sizeThatFits(bounds.size).height
        titleLabel.frame = CGRect(x: 0, y: bounds.maxY - 10 - height / 2, width: bounds.width, height: height)
        titleLabel.isHidden = !hasTitle
    }

    func place(in scrollView: UIScrollView) {
        let place = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        if frame != place { frame = place }
    }
}
