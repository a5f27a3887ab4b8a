import Foundation

/// A bar's background: a blur, a color, an image and a hairline outside one of its edges.
@MainActor
final class BarBackgroundView: UIView {
    override var privateClassName: String? { "_UIBarBackground" }
    enum HairlineEdge {
        case top, bottom
    }

    private let hairlineEdge: HairlineEdge
    /// The blur that an app has set, in front of which the color is; nil for none.
    private var blur: UIVisualEffectView?
    private let imageView = UIImageView(frame: .zero)
    private let hairline = UIView(frame: .zero)

    init(hairlineEdge: HairlineEdge) {
        self.hairlineEdge = hairlineEdge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.clipsToBounds = true
        addSubview(imageView)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether a color or an image hides the content behind the bar.
    private(set) var isFilled = false

    func show(_ appearance: UIBarAppearance) {
        let isIOS26 = traitCollection.isIOS26
        let isMaterial = appearance.background == .material
        // Bars of iOS 26 have no material: what lies beneath them fades.
        let color = isIOS26 && isMaterial ? appearance.backgroundColor : appearance.effectiveBackgroundColor
        let effect = appearance.hasOwnEffect ? appearance.backgroundEffect : nil
        show(effect, color)
        isFilled = color != nil || effect != nil || appearance.backgroundImage != nil
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = appearance.shadowColor == nil || isIOS26 && isMaterial && !isFilled
        setNeedsLayout()
    }

    private func show(_ effect: UIBlurEffect?, _ color: UIColor?) {
        backgroundColor = effect == nil ? color : nil
        guard let effect else {
            blur?.removeFromSuperview()
            blur = nil
            return
        }
        let view = blur ?? UIVisualEffectView(effect: effect)
        if blur == nil { insertSubview(view, at: 0) }
        blur = view
        view.effect = effect
        view.contentView.backgroundColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur?.frame = bounds
        imageView.frame = bounds
        let thickness = 1 / layoutScale
        hairline.frame = CGRect(
            x: 0, y: hairlineEdge == .bottom ? bounds.height : -thickness, width: bounds.width, height: thickness)
    }
}
