import Foundation
import Render

/// A control that starts and indicates refreshing: a spinner, and a title below it.
///
/// The control is visible only while it refreshes. It is 60 points high, above the content of its scroll view;
/// beginning to refresh doesn't scroll to it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60

    /// A Boolean value that indicates whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The title below the spinner, on one line; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel(frame: .zero)

    /// Creates a control with the scroll view's width and a height of 60 points.
    public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didInitialize() {
        super.didInitialize()
        isHidden = true
        // A diameter of about 30 points (not measured).
        spinner.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        addSubview(spinner)
        titleLabel.font = .systemFont(ofSize: 12)
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    /// Shows the control; it sends no actions.
    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        if let scrollView = storedSuperview as? UIScrollView { place(in: scrollView) }
    }

    /// Hides the control.
    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
        spinner.stopAnimating()
    }

    /// Updates the spinner's color: gray unless the control has a tint color of its own.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = ownTintColor.map(adjustedTint)
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
        let newFrame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        if frame != newFrame { frame = newFrame }
    }
}

extension UIRefreshControl: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    var textTreeDetails: [TextTreeDetail] { isRefreshing ? [.flag("refreshing")] : [] }
}
