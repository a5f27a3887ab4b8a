import Foundation

/// The picture of a view, or the view of a controller, from which a context menu comes.
///
/// Its lengths and its shadow are not measured.
@MainActor
final class ContextMenuPreview: UIView {
    override var privateClassName: String? { "_UIPlatterView" }
    /// The distance between the preview and the menu, in points.
    static let gap: CGFloat = 16
    private static let cornerRadius: CGFloat = 13
    /// The largest height of a controller's view without a preferred size, as a multiple of its width.
    private static let tallest: CGFloat = 1.25

    let controller: UIViewController?
    /// The view that the preview is a picture of; nil if it is a controller's view.
    let source: UIView?
    private let content: UIView
    private let target: UIPreviewTarget
    /// The size at which the preview is shown where there is room for it, in points; nil for the largest.
    private let preferredSize: CGSize?

    /// Creates a preview; nil if the view isn't in a window, or has no size.
    init?(of preview: UITargetedPreview, controller: UIViewController?) {
        let parameters = preview.parameters
        let part = parameters.visiblePath?.bounds ?? preview.view.bounds
        guard preview.target.container.window != nil,
            let content = controller?.view
                ?? preview.view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        self.controller = controller
        self.content = content
        source = controller == nil ? preview.view : nil
        target = preview.target
        if let controller {
            let size = controller.preferredContentSize
            preferredSize = size.width > 0 && size.height > 0 ? size : nil
        } else {
            preferredSize = part.size
        }
        super.init(frame: .zero)
        backgroundColor = controller == nil ? parameters.backgroundColor : nil
        content.clipsToBounds = true
        layer.cornerCurve = .continuous
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        if controller == nil {
            if let path = parameters.visiblePath {
                setOutline(path, origin: part.origin)
            } else if preview.view.layer.cornerRadius > 0 {
                layer.cornerRadius = preview.view.layer.cornerRadius
            }
            if let path = parameters.shadowPath { layer.shadowPath = Self.outline(path, origin: part.origin) }
        }
        content.layer.cornerRadius = layer.cornerRadius
        content.layer.cornerCurve = .continuous
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    private func setOutline(_ path: UIBezierPath, origin: CGPoint) {
        layer.cornerRadius = 0
        backgroundColor = nil
        let outline = CAShapeLayer()
        outline.path = Self.outline(path, origin: origin)
        content.layer.mask = outline
        layer.shadowPath = outline.path
    }

    /// Returns a path of the view in the coordinates of its part with an origin.
    private static func outline(_ path: UIBezierPath, origin: CGPoint) -> CGPath? {
        var transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        return path.cgPath.copy(using: &transform)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    /// Places the preview over the place that it comes from, or as near as a menu leaves room for both, and smaller if
    /// there isn't any.
    ///
    /// - Parameters:
    ///   - area: the part of the superview that may be covered, in points.
    ///   - menuLength: the height of the whole menu, in points.
    func place(in area: CGRect, menuLength: CGFloat) {
        guard let superview else { return }
        let room = max(1, area.height - min(menuLength, area.height / 2) - Self.gap)
        let width = max(1, area.width)
        let natural = preferredSize ?? CGSize(width: width, height: min(room, width * Self.tallest))
        let ownTransform = controller == nil ? target.transform : .identity
        let size = CGRect(origin: .zero, size: natural).applying(ownTransform).size
        // A row may be wider than the area, but not the view of a controller.
        let scale = min(1, room / size.height, controller == nil ? 1 : width / size.width)
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        let center = superview.convert(target.center, from: target.container)
        var origin = CGPoint(x: center.x - shown.width / 2, y: center.y - shown.height / 2)
        if shown.width <= area.width { origin.x = min(max(origin.x, area.minX), area.maxX - shown.width) }
        origin.y = max(area.minY, min(origin.y, area.maxY - shown.height))
        let fitsBelow = origin.y + shown.height + Self.gap + menuLength <= area.maxY
        let fitsAbove = origin.y - Self.gap - menuLength >= area.minY
        if !fitsBelow, !fitsAbove {
            origin.y = max(area.minY, min(origin.y, area.maxY - menuLength - Self.gap - shown.height))
        }
        if controller != nil {
            bounds.size = shown
            transform = .identity
        } else {
            bounds.size = natural
            transform = ownTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        }
        self.center = CGPoint(x: origin.x + shown.width / 2, y: origin.y + shown.height / 2)
    }
}
