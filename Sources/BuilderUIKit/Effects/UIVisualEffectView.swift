import Foundation
import Render

/// A view that applies an effect to the content behind it and displays its own content in front.
///
/// A blur blurs what is drawn behind the view, and tints it as its style says. Glass has the view's corners, and is a
/// capsule where the view's layer has none. A vibrancy effect draws the content in its color. Add subviews to
/// `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let storedContentView = UIView(frame: .zero)
    private let blurView = BlurView(frame: .zero)
    private var glassView: GlassView?

    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { updateEffect() } }
    /// The view for content in front of the effect.
    open var contentView: UIView { storedContentView }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        blurView.isUserInteractionEnabled = false
        for view in [blurView, storedContentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        updateEffect()
    }

    override var vibrancy: UIColor? { (effect as? UIVibrancyEffect)?.color }

    private func updateEffect() {
        blurView.material = (effect as? UIBlurEffect)?.material
        guard let glass = effect as? UIGlassEffect else {
            glassView?.removeFromSuperview()
            glassView = nil
            return
        }
        let view = glassView ?? GlassView(frame: bounds)
        view.style = glass.style
        view.glassTint = glass.tintColor
        guard glassView == nil else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        glassView = view
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let glassView else { return }
        let isRounded = layer.cornerRadius > 0
        glassView.layer.cornerRadius = isRounded ? layer.cornerRadius : min(bounds.width, bounds.height) / 2
        glassView.layer.cornerCurve = isRounded ? layer.cornerCurve : .circular
        glassView.layer.maskedCorners = layer.maskedCorners
    }
}

/// The blurred and tinted content behind a visual effect view.
@MainActor
private final class BlurView: UIView {
    override var privateClassName: String? { "_UIVisualEffectBackdropView" }
    var material: UIBlurEffect.Material? { didSet { setNeedsDisplay() } }

    override func backdrop(in environment: DisplayEnvironment) -> Layer.Backdrop? {
        material.map {
            Layer.Backdrop(radius: $0.radius, saturation: $0.saturation, tint: environment.resolve($0.tint))
                .respectingAccessibility()
        }
    }
}

extension Layer.Backdrop {
    /// Returns the backdrop, or an opaque one if the settings of Accessibility reduce transparency.
    @MainActor
    func respectingAccessibility() -> Layer.Backdrop {
        guard UIAccessibility.isReduceTransparencyEnabled else { return self }
        var opaque = self
        opaque.radius = 0
        opaque.saturation = 1
        opaque.tint.alpha = 1
        return opaque
    }
}
