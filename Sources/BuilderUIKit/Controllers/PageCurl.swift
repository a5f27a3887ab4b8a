import Foundation

/// The line along which a turning page is folded back, and its free edge, in points along the axis.
///
/// The free edge follows the finger, and the line is midway between it and the edge's place at rest. A single page that
/// turns back comes from beyond the spine: its line follows the finger.
struct PageFold: Equatable {
    /// The place of the line.
    let line: CGFloat
    /// The place of the page's free edge.
    let edge: CGFloat
    /// The part of the axis at which the page still lies flat.
    let flat: ClosedRange<CGFloat>
    /// The part of the axis that the page's back covers when it has turned.
    let back: ClosedRange<CGFloat>

    /// Creates the fold of a page.
    /// - Parameters:
    ///   - length: The length of the page's area, or of both areas of a book with a spine in the middle.
    ///   - distance: The distance by which the finger has moved in the direction of the turn.
    init(length: CGFloat, distance: CGFloat, isForward: Bool, isBook: Bool) {
        let distance = min(max(0, distance), length)
        let half = length / 2
        if isForward {
            (line, edge) = (length - distance / 2, length - distance)
        } else if isBook {
            (line, edge) = (distance / 2, distance)
        } else {
            (line, edge) = (distance, 2 * distance - length)
        }
        flat = isBook && !isForward ? min(line, half)...half : (isBook ? half : 0)...line
        let width = isBook ? half : length
        back = isBook && !isForward ? edge - width...edge : edge...edge + width
    }

    /// The visible part of the page's back.
    var flap: ClosedRange<CGFloat> { min(line, edge)...max(line, edge) }
}

/// The axis along which pages turn, from the edge at which they begin.
struct PageAxis {
    /// The area of the pages.
    let area: CGRect
    let isHorizontal: Bool
    /// A Boolean value that indicates whether the axis runs to the left, or upward.
    let isMirrored: Bool

    /// The length of the area.
    var length: CGFloat { isHorizontal ? area.width : area.height }

    /// Returns the area of a part of the axis.
    func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        let part = range.upperBound - range.lowerBound
        let start = isMirrored ? length - range.upperBound : range.lowerBound
        return isHorizontal
            ? CGRect(x: area.minX + start, y: area.minY, width: part, height: area.height)
            : CGRect(x: area.minX, y: area.minY + start, width: area.width, height: part)
    }
}

/// The drawing of a page that curls: the flat part of the page, its back, and shades that make it look round.
///
/// The shades' colors and widths, and the opacity of the page's picture on its back, are not measured.
@MainActor
final class PageCurl {
    /// The back of a page without a page there: paper, through which the page shines.
    private let paper = UIView(frame: .zero)
    /// The page's picture, as seen from the back.
    private var picture: UIView?
    private let flapShade = CurlShade(
        [
            (0, .black.withAlphaComponent(0.12)), (0.4, .clear), (0.75, .clear), (1, .black.withAlphaComponent(0.3)),
        ])
    private let edgeShadow = CurlShade([(0, .clear), (1, .black.withAlphaComponent(0.25))])
    private let foldShadow = CurlShade([(0, .black.withAlphaComponent(0.35)), (1, .clear)])
    /// The views whose parts are drawn, with the masks that the app has set.
    private var masked: [(view: UIView, mask: CALayer?)] = []
    private static let shadowWidth: CGFloat = 24

    init() {
        paper.backgroundColor = UIColor(white: 0.94, alpha: 1)
        paper.clipsToBounds = true
        for view in [paper, flapShade, edgeShadow, foldShadow] as [UIView] { view.isUserInteractionEnabled = false }
    }

    /// Takes the picture of a page for its back. The page has its size, and is in a window.
    func takePicture(of page: UIView, isHorizontal: Bool) {
        let mask = page.layer.mask
        page.layer.mask = nil
        let picture = page.snapshotView(afterScreenUpdates: true)
        page.layer.mask = mask
        guard let picture else { return }
        picture.transform = CGAffineTransform(scaleX: isHorizontal ? -1 : 1, y: isHorizontal ? 1 : -1)
        picture.alpha = 0.25
        paper.addSubview(picture)
        self.picture = picture
    }

    /// Draws a page in a controller's view.
    func show(_ page: UIView, back: UIView?, fold: PageFold, axis: PageAxis, in view: UIView) {
        let flap = axis.rect(fold.flap)
        mask(page, to: axis.rect(fold.flat))
        if let back {
            back.frame = axis.rect(fold.back)
            mask(back, to: flap)
        } else {
            paper.frame = flap
            let whole = axis.rect(fold.back)
            picture?.center = CGPoint(x: whole.midX - flap.minX, y: whole.midY - flap.minY)
        }
        let width = Self.shadowWidth
        let isLineAfter = fold.line >= fold.edge
        flapShade.show(from: fold.edge, to: fold.line, axis)
        edgeShadow.show(from: isLineAfter ? fold.edge - width : fold.edge + width, to: fold.edge, axis)
        foldShadow.show(from: fold.line, to: isLineAfter ? fold.line + width : fold.line - width, axis)
        let order = [foldShadow, page, edgeShadow, back ?? paper, flapShade]
        guard !view.subviews.suffix(order.count).elementsEqual(order, by: ===) else { return }
        for front in order { view.addSubview(front) }
    }

    /// Limits what is drawn of a view to a rectangle of its superview.
    private func mask(_ view: UIView, to rect: CGRect) {
        if !masked.contains(where: { $0.view === view }) {
            masked.append((view, view.layer.mask))
            let mask = CALayer()
            mask.backgroundColor = UIColor.black.cgColor
            view.layer.mask = mask
        }
        view.layer.mask?.frame = rect.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
    }

    /// Removes the shades, and restores the masks of the pages.
    func remove() {
        for (view, mask) in masked { view.layer.mask = mask }
        masked = []
        for view in [paper, flapShade, edgeShadow, foldShadow] as [UIView] { view.removeFromSuperview() }
    }
}

/// A gradient along the axis on which pages turn.
@MainActor
private final class CurlShade: UIView {
    private let gradient = CAGradientLayer()

    convenience init(_ stops: [(location: Double, color: UIColor)]) {
        self.init(frame: .zero)
        gradient.colors = stops.map(\.color.cgColor)
        gradient.locations = stops.map { NSNumber(value: $0.location) }
        layer.addSublayer(gradient)
    }

    /// Places the gradient between two points of the axis.
    func show(from start: CGFloat, to end: CGFloat, _ axis: PageAxis) {
        frame = axis.rect(min(start, end)...max(start, end))
        gradient.frame = bounds
        let (first, last): (CGFloat, CGFloat) = (start <= end) != axis.isMirrored ? (0, 1) : (1, 0)
        gradient.startPoint = axis.isHorizontal ? CGPoint(x: first, y: 0.5) : CGPoint(x: 0.5, y: first)
        gradient.endPoint = axis.isHorizontal ? CGPoint(x: last, y: 0.5) : CGPoint(x: 0.5, y: last)
    }
}
