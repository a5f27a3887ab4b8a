import Foundation

/// The bar of a slider or a progress view, or a part of it: a color with round ends, or a picture.
@MainActor
final class TrackView: UIView {
    private let imageView = UIImageView(frame: .zero)
    /// Points; the picture stays as it is.
    var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = image == nil ? cornerRadius : 0 } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var image: UIImage? { imageView.image }

    func show(color: UIColor?, image: UIImage?) {
        backgroundColor = image == nil ? color : nil
        imageView.show(image, in: self)
        layer.cornerRadius = image == nil ? cornerRadius : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

extension UIImageView {
    /// Shows an image inside a view, or leaves it.
    func show(_ image: UIImage?, in view: UIView) {
        self.image = image
        if image != nil, superview !== view { view.addSubview(self) }
        if image == nil { removeFromSuperview() }
        view.setNeedsLayout()
    }
}
