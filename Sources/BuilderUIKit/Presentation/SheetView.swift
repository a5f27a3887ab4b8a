import Foundation

/// The rounded view of a sheet, with its content and grabber.
@MainActor
final class SheetView: UIView {
    override var privateClassName: String? { "UIDropShadowView" }
    /// The superview of the presented view.
    let contentView = UIView(frame: .zero)
    private let glass = GlassView(frame: .zero)
    private let grabber = UIView(frame: .zero)
    /// The presentation that places the sheet, which a drag moves.
    weak var presentation: UISheetPresentationController? {
        didSet { if let presentation { addGestureRecognizer(SheetPanGestureRecognizer(of: presentation)) } }
    }

    override func didInitialize() {
        super.didInitialize()
        // Dark backgrounds are lighter in front of others (Apple's interface guidelines).
        traitOverrides.userInterfaceLevel = .elevated
        contentView.clipsToBounds = true
        contentView.layer.cornerCurve = .continuous
        // Light and dark colors of the grabber are not measured.
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        for view in [glass, contentView, grabber] { addSubview(view) }
    }

    /// Takes a place in the superview.
    ///
    /// - Parameters:
    ///   - radius: the corner radius in points; nil for 10, or 34 in the look of iOS 26, which is an alert's (not
    ///   measured
    ///     for sheets).
    ///   - showsGrabber: a Boolean value that indicates whether the grabber is visible: 36 × 5 points, 5 from the top
    ///     (recorded on iOS 26.1).
    func show(_ placement: SheetPlacement, radius: CGFloat?, showsGrabber: Bool) {
        let isIOS26 = traitCollection.isIOS26
        transform = .identity
        bounds = CGRect(origin: .zero, size: placement.size)
        center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
        transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
        contentView.frame = bounds
        let isOwn = radius.map { $0 >= 0 && $0 < UISheetPresentationController.automaticDimension } ?? false
        contentView.layer.cornerRadius = isOwn ? radius ?? 0 : isIOS26 ? 34 : 10
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        contentView.layer.maskedCorners =
            placement.isDetached ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
        // Content without a background is in front of glass at a detent below the large one.
        glass.isHidden = placement.scale == 1
        glass.frame = bounds
        glass.layer.cornerRadius = contentView.layer.cornerRadius
        grabber.isHidden = !showsGrabber
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
