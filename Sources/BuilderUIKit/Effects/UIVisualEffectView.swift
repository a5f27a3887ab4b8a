import Foundation

/// A view that applies an effect to the content behind it and displays its own content in front.
///
/// A blur is drawn as a translucent fill in the tint of its style; the content behind stays sharp. Add subviews to
/// `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let storedContentView = UIView(frame: .zero)
    private let fillView = UIView(frame: .zero)

    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { fillView.backgroundColor = effect?.fill } }
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
        fillView.isUserInteractionEnabled = false
        fillView.backgroundColor = effect?.fill
        for view in [fillView, storedContentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
}
