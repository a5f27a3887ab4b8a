import Foundation

/// The positions of the numbered discs of a picture, and the margins that they need.
///
/// The rule, for each view in the order of its marks:
/// 1. The disc stands beside the view's visible box, at the first of these places that is free: before it, behind it,
///    above and below it at its beginning and end. Free is what lies in the picture, a little from its edge, and
///    touches no other disc, no other view that has a mark, no image, and nothing else that is drawn, but for what lies
///    under the whole view.
/// 2. When all of those stand, each of the others gets a place in a margin that the picture gets on the left or right:
///    on the side where its line to the view is shorter, crosses less and has no other disc at its height. In a margin
///    discs stand in the order of their views, each as near to the middle of its view (of a tall one, to its top, or to
///    where its line crosses less) as the others allow; where the picture isn't high enough for all, it gets margins
///    above and below.
///
/// A disc never covers its own view, nor another disc.
struct CalloutPlacement {
    /// A disc, in the coordinates of the part that is shown.
    struct Disc: Hashable {
        var center: CGPoint
        /// From the disc's edge to the view's.
        var line: Line
    }

    struct Line: Hashable {
        var start: CGPoint
        var end: CGPoint

        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

        /// A point of it.
        /// - Parameter distance: from its start.
        func point(at distance: CGFloat) -> CGPoint {
            guard length > 0 else { return start }
            let part = distance / length
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// For each mark, in order.
    private(set) var discs: [Disc] = []
    /// The margins around the part: whole points.
    private(set) var margins = Margins()

    struct Margins: Hashable {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
    }

    /// Points.
    static let diameter: CGFloat = 22
    static let radius = diameter / 2
    /// Between disc and view.
    static let gap: CGFloat = 6
    /// Between two discs, and between a disc and the picture's edge.
    static let spacing: CGFloat = 3
    /// Of a margin beside the picture.
    static let marginWidth = diameter + 2 * gap
    /// A view higher than this is pointed at near its top.
    static let tallHeight: CGFloat = 100

    /// - Parameters:
    ///   - boxes: of the views with marks, in order, each inside the part.
    ///   - ink: what is drawn but images.
    ///   - images: images.
    ///   - size: of the part.
    ///   - isRightToLeft: what “before” means.
    init(
        boxes: [CGRect], ink: [CGRect], images: [CGRect] = [], size: CGSize, isRightToLeft: Bool = false
    ) {
        let surroundings = CalloutSurroundings(boxes: boxes, ink: ink, images: images, size: size)
        var centers = [CGPoint?](repeating: nil, count: boxes.count)
        for (number, box) in boxes.enumerated() {
            let taken = centers.compactMap { $0 }
            centers[number] = Self.places(beside: box, isRightToLeft: isRightToLeft)
                .first { surroundings.isFree($0, for: box, discs: taken) }
        }
        var margin = CalloutMargin(height: size.height)
        let beside = centers.compactMap { $0 }
        for (number, box) in boxes.enumerated() where centers[number] == nil {
            let place = surroundings.bestLine(
                to: box, at: Self.anchors(of: box), discs: beside, margin: margin,
                isRightToLeft: isRightToLeft)
            margin.add(number, wantedY: place.y, side: place.side)
        }
        let (places, top, bottom) = margin.arranged()
        margins.top = top
        margins.bottom = bottom
        for (number, side, y) in places {
            let reach = Self.gap + Self.radius
            centers[number] = CGPoint(x: side == .left ? -reach : size.width + reach, y: y)
            if side == .left { margins.left = Self.marginWidth } else { margins.right = Self.marginWidth }
        }
        discs = zip(centers, boxes).map { center, box in
            let center = center ?? .zero
            return Disc(center: center, line: Self.line(from: center, to: box))
        }
    }

    /// The middle of a view; of a tall one a place near its top.
    private static func anchor(of box: CGRect) -> CGFloat {
        box.height > tallHeight ? box.minY + diameter : box.midY
    }

    /// Returns the positions at which a line from the side may end, best first: of a tall view all the way down.
    private static func anchors(of box: CGRect) -> [CGFloat] {
        guard box.height > tallHeight else { return [box.midY] }
        return Array(stride(from: anchor(of: box), to: min(box.maxY, box.minY + 2000) - radius, by: radius))
    }

    private static func places(beside box: CGRect, isRightToLeft: Bool) -> [CGPoint] {
        let reach = gap + radius
        let y = anchor(of: box)
        let left = CGPoint(x: box.minX - reach, y: y)
        let right = CGPoint(x: box.maxX + reach, y: y)
        // A box narrower than a disc has it at its middle.
        let isNarrow = box.width < diameter
        let leftEnd = isNarrow ? box.midX : box.minX + radius
        let rightEnd = isNarrow ? box.midX : box.maxX - radius
        let ends = isRightToLeft ? [rightEnd, leftEnd] : [leftEnd, rightEnd]
        return (isRightToLeft ? [right, left] : [left, right])
            + [box.minY - reach, box.maxY + reach].flatMap { y in ends.map { CGPoint(x: $0, y: y) } }
    }

    /// From the disc's edge to a point of the view's edge: the nearest one.
    private static func line(from center: CGPoint, to box: CGRect) -> Line {
        let end = CGPoint(
            x: min(max(center.x, box.minX), box.maxX), y: min(max(center.y, box.minY), box.maxY))
        let whole = Line(start: center, end: end)
        return Line(start: whole.point(at: min(radius, whole.length)), end: end)
    }
}
