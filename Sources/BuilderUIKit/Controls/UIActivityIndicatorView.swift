import Foundation
import Render

/// An indicator with eight rotating spokes; in a snapshot they don't move, and the most opaque one is at the top.
///
/// It is 20 points square, 37 in the large style (measured).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
    }

    /// The sizes of indicators.
    public enum Style: Int, Sendable {
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101
        /// White, 37 × 37 points; deprecated in UIKit.
        case whiteLarge = 0
        /// White, 20 × 20 points; deprecated in UIKit.
        case white = 1
        /// Gray, 20 × 20 points; deprecated in UIKit.
        case gray = 2

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        var color: UIColor { self == .white || self == .whiteLarge ? .white : .secondaryLabel }
    }

    /// A Boolean value that indicates whether the indicator is animating.
    open private(set) var isAnimating = false
    /// The size.
    open var style: Style = .medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether the view is hidden while it doesn't animate; true by default.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    private var ownColor: UIColor?
    /// The color; that of the style unless another one is set.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an indicator as `init(frame:)` does; archives don't exist on Linux.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Creates an indicator of a size.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        isUserInteractionEnabled = false
        hugContent()
        updateVisibility()
    }

    /// Starts the animation; a snapshot shows a single frame of it.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Stops the animation.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let side = intrinsicContentSize.width
        // Spokes are 6⅔ × 2⅔ points in the medium style (measured), and in proportion in the large one (not measured).
        let (length, thickness) = (side / 3, side * 2 / 15)
        let spoke = CGRect(x: -thickness / 2, y: -side / 2, width: thickness, height: length)
        let base = environment.resolve(color)
        return (0..<8).map { index in
            let turn = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
                .rotated(by: CGFloat(index) * .pi / 4)
            var transform = turn
            let radius = spoke.width / 2
            let path = CGPath(roundedRect: spoke, cornerWidth: radius, cornerHeight: radius, transform: &transform)
            var color = base
            // Clockwise from the top, each spoke is more opaque than the last; the one at the top is the most opaque.
            color.alpha *= index == 0 ? 1 : 0.25 + 0.6 * Double(index) / 8
            return .fill(path.path, color, .nonZero)
        }
    }
}

extension UIActivityIndicatorView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { isAnimating ? [.flag("animating")] : [] }
}
