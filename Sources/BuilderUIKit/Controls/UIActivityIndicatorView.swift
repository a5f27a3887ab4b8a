import Foundation
import Render

/// An indicator with eight rotating spokes; in a snapshot they don't move, and the most opaque one is at the top.
///
/// It is 20 points square, 37 in the large style (measured).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes of indicators.
    public enum Style: Int, Sendable {
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101
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
    /// The color.
    open var color: UIColor! = .secondaryLabel {
        didSet {
            if color == nil { color = .secondaryLabel }
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
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
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
