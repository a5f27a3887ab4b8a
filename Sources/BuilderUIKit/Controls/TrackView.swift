import Foundation

/// The track of a slider or a progress view, or a part of it: a color with round ends, or an image.
@MainActor
final class TrackView: UIView {
    private let imageView = UIImageView(frame: .zero)
    /// The corner radius in points, without effect on images.
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
    /// Displays an image inside a view; nil removes the image view.
    func show(_ image: UIImage?, in view: UIView) {
        self.image = image
        if image != nil, superview !== view { view.addSubview(self) }
        if image == nil { removeFromSuperview() }
        view.setNeedsLayout()
    }
}
