import Foundation

/// A bar's background: color, image and a hairline outside one of its edges.
@MainActor
final class BarBackgroundView: UIView {
    override var privateClassName: String? { "_UIBarBackground" }
    enum HairlineEdge {
        case top, bottom
    }

    private let hairlineEdge: HairlineEdge
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
        backgroundColor =
            isIOS26 && isMaterial ? appearance.backgroundColor : appearance.effectiveBackgroundColor
        isFilled = backgroundColor != nil || appearance.backgroundImage != nil
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = appearance.shadowColor == nil || isIOS26 && isMaterial && !isFilled
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        let thickness = 1 / layoutScale
        hairline.frame = CGRect(
            x: 0, y: hairlineEdge == .bottom ? bounds.height : -thickness, width: bounds.width, height: thickness)
    }
}
