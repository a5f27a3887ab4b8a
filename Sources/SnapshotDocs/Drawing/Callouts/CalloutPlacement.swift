import Foundation

/// The positions of the numbered badges of a picture, and the margins that they need.
///
/// The rule, for each view in the order of its callouts:
/// 1. The badge is placed beside the view's visible box, at the first of these positions that is free: before it,
///    behind it, above and below it at its beginning and end. A position is free if it is in the picture, a little from
///    its edge, and touches no other badge, no other view with a callout, no image, and nothing else that is drawn,
///    except for what lies under the whole view.
/// 2. When all of those are placed, each of the others is placed in a margin that is added on the left or right: on the
///    side where its line to the view is shorter, crosses less and has no other badge at its height. In a margin,
///    badges are in the order of their views, each as near to the middle of its view (of a tall one, to its top, or to
///    where its line crosses less) as the others allow; if the picture isn't high enough for all, margins are added
///    above and below.
///
/// A badge never covers its own view, nor another badge.
struct CalloutPlacement {
    /// A badge, in the coordinates of the visible part.
    struct Badge: Hashable {
        var center: CGPoint
        /// The line from the badge's edge to the view's.
        var line: Line
    }

    struct Line: Hashable {
        var start: CGPoint
        var end: CGPoint

        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

        /// Returns a point of the line.
        /// - Parameter distance: the distance from its start.
        func point(at distance: CGFloat) -> CGPoint {
            guard length > 0 else { return start }
            let part = distance / length
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// The badge of each callout, in order.
    private(set) var badges: [Badge] = []
    /// The margins around the part, in whole points.
    private(set) var margins = Margins()

    struct Margins: Hashable {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
    }

    /// The diameter of badges, in points.
    static let diameter: CGFloat = 22
    static let radius = diameter / 2
    /// The gap between badge and view.
    static let gap: CGFloat = 6
    /// The gap between two badges, and between a badge and the picture's edge.
    static let spacing: CGFloat = 3
    /// The width of a margin beside the picture.
    static let marginWidth = diameter + 2 * gap
    /// The height above which the line to a view ends near its top.
    static let tallHeight: CGFloat = 100

    /// Places the badges.
    /// - Parameters:
    ///   - boxes: the boxes of the views with callouts, in order, each inside the part.
    ///   - ink: the boxes of everything drawn except images.
    ///   - images: the boxes of images.
    ///   - size: the size of the part.
    ///   - isRightToLeft: a Boolean value that indicates whether “before” means on the right.
    init(
        boxes: [CGRect], ink: [CGRect], images: [CGRect] = [], size: CGSize, isRightToLeft: Bool = false
    ) {
        let obstacles = CalloutObstacles(boxes: boxes, ink: ink, images: images, size: size)
        var centers = [CGPoint?](repeating: nil, count: boxes.count)
        for (number, box) in boxes.enumerated() {
            let taken = centers.compactMap { $0 }
            centers[number] = Self.centers(beside: box, isRightToLeft: isRightToLeft)
                .first { obstacles.isFree($0, for: box, badges: taken) }
        }
        var margin = CalloutMargin(height: size.height)
        let beside = centers.compactMap { $0 }
        for (number, box) in boxes.enumerated() where centers[number] == nil {
            let end = obstacles.bestLine(
                to: box, at: Self.anchors(of: box), badges: beside, margin: margin,
                isRightToLeft: isRightToLeft)
            margin.add(number, wantedY: end.y, side: end.side)
        }
        let (positions, top, bottom) = margin.arranged()
        margins.top = top
        margins.bottom = bottom
        for (number, side, y) in positions {
            let reach = Self.gap + Self.radius
            centers[number] = CGPoint(x: side == .left ? -reach : size.width + reach, y: y)
            if side == .left { margins.left = Self.marginWidth } else { margins.right = Self.marginWidth }
        }
        badges = zip(centers, boxes).map { center, box in
            let center = center ?? .zero
            return Badge(center: center, line: Self.line(from: center, to: box))
        }
    }

    /// Returns the middle of a view; of a tall one a position near its top.
    private static func anchor(of box: CGRect) -> CGFloat { box.height > tallHeight ? box.minY + diameter : box.midY }

    /// Returns the positions at which a line from the side may end, best first; those of a tall view extend over its
    /// height.
    private static func anchors(of box: CGRect) -> [CGFloat] {
        guard box.height > tallHeight else { return [box.midY] }
        return Array(stride(from: anchor(of: box), to: min(box.maxY, box.minY + 2000) - radius, by: radius))
    }

    private static func centers(beside box: CGRect, isRightToLeft: Bool) -> [CGPoint] {
        let reach = gap + radius
        let y = anchor(of: box)
        let left = CGPoint(x: box.minX - reach, y: y)
        let right = CGPoint(x: box.maxX + reach, y: y)
        // The badge of a box narrower than a badge is centered.
        let isNarrow = box.width < diameter
        let leftEnd = isNarrow ? box.midX : box.minX + radius
        let rightEnd = isNarrow ? box.midX : box.maxX - radius
        let ends = isRightToLeft ? [rightEnd, leftEnd] : [leftEnd, rightEnd]
        return (isRightToLeft ? [right, left] : [left, right])
            + [box.minY - reach, box.maxY + reach].flatMap { y in ends.map { CGPoint(x: $0, y: y) } }
    }

    /// Returns the line from the badge's edge to the nearest point of the view's edge.
    private static func line(from center: CGPoint, to box: CGRect) -> Line {
        let end = CGPoint(
            x: min(max(center.x, box.minX), box.maxX), y: min(max(center.y, box.minY), box.maxY))
        let whole = Line(start: center, end: end)
        return Line(start: whole.point(at: min(radius, whole.length)), end: end)
    }
}

/// The badges in the margins on the left and right of a picture.
struct CalloutMargin {
    enum Side: Hashable {
        case left
        case right
    }

    private struct PlacedBadge {
        let number: Int
        let wantedY: CGFloat
        let side: Side
    }

    /// The height of the visible part, in points.
    private let height: CGFloat
    private var entries: [PlacedBadge] = []

    init(height: CGFloat) { self.height = height }

    mutating func add(_ number: Int, wantedY: CGFloat, side: Side) {
        entries.append(PlacedBadge(number: number, wantedY: wantedY, side: side))
    }

    /// Returns the distance by which a badge at `y` would have to move because of the others, in points.
    func crowding(at y: CGFloat, _ side: Side) -> CGFloat {
        entries.reduce(0) { sum, entry in
            entry.side == side ? sum + max(0, Self.step - abs(entry.wantedY - y)) : sum
        }
    }

    /// Returns the positions of the badges, and the height to add above and below so that all fit.
    func arranged() -> (positions: [(number: Int, side: Side, y: CGFloat)], top: CGFloat, bottom: CGFloat) {
        let needed = [Side.left, .right].map { side in
            CGFloat(entries.count { $0.side == side }) * Self.step + CalloutPlacement.spacing
        }
        let missing = entries.isEmpty ? 0 : max(0, ((needed.max() ?? 0) - height).rounded(.up))
        let top = (missing / 2).rounded(.down)
        let reach = CalloutPlacement.radius + CalloutPlacement.spacing
        let range = (reach - top)...max(reach - top, height + missing - top - reach)
        let positions = [Side.left, .right].flatMap { side in
            Self.arrange(entries.filter { $0.side == side }, in: range)
        }
        return (positions, top, missing - top)
    }

    /// The distance between the centers of two badges.
    private static let step = CalloutPlacement.diameter + CalloutPlacement.spacing

    private static func arrange(
        _ entries: [PlacedBadge], in range: ClosedRange<CGFloat>
    ) -> [(number: Int, side: Side, y: CGFloat)] {
        let entries = entries.sorted { ($0.wantedY, $0.number) < ($1.wantedY, $1.number) }
        var next = range.lowerBound
        var positions = entries.map { entry in
            let y = max(entry.wantedY, next)
            next = y + step
            return (number: entry.number, side: entry.side, y: y)
        }
        // Badges that don't fit at the bottom move the others up.
        var last = range.upperBound
        for index in positions.indices.reversed() {
            positions[index].y = min(positions[index].y, last)
            last = positions[index].y - step
        }
        return positions
    }
}

/// The boxes that a badge must not cover.
struct CalloutObstacles {
    private let boxes: [CGRect]
    private let ink: [CGRect]
    private let images: [CGRect]
    private let part: CGRect

    /// Collects the boxes.
    /// - Parameters:
    ///   - boxes: the boxes of all views with callouts.
    ///   - ink: the boxes of everything drawn except images.
    ///   - images: the boxes of images, which a badge never covers, even if they lie under a whole view.
    ///   - size: the size of the visible part.
    init(boxes: [CGRect], ink: [CGRect], images: [CGRect], size: CGSize) {
        self.boxes = boxes
        self.ink = ink
        self.images = images
        part = CGRect(origin: .zero, size: size)
    }

    /// Returns whether a badge at `center` for the view at `box` covers no other view or badge.
    func isFree(_ center: CGPoint, for box: CGRect, badges: [CGPoint]) -> Bool {
        let spacing = CalloutPlacement.spacing
        let badge = Self.square(around: center)
        let room = badge.insetBy(dx: -spacing, dy: -spacing)
        guard part.contains(room) else { return false }
        let distance = CalloutPlacement.diameter + spacing
        guard badges.allSatisfy({ hypot($0.x - center.x, $0.y - center.y) >= distance }) else { return false }
        return !obstacles(for: box).contains { $0.intersects(badge.insetBy(dx: -1, dy: -1)) }
    }

    /// Returns the horizontal line from a margin to a view that is shortest, crosses least, and begins where no other
    /// badge is: the first of equal ones, and the leading one of two sides.
    /// - Parameters:
    ///   - anchors: the positions at which it may end, best first, at least one.
    ///   - badges: badges to avoid crossing.
    ///   - margin: the badges already placed in the margins.
    func bestLine(
        to box: CGRect, at anchors: [CGFloat], badges: [CGPoint], margin: CalloutMargin, isRightToLeft: Bool
    ) -> (y: CGFloat, side: CalloutMargin.Side) {
        let sides: [CalloutMargin.Side] = isRightToLeft ? [.right, .left] : [.left, .right]
        let obstacles = obstacles(for: box) + badges.map(Self.square)
        var best = (y: anchors.first ?? box.midY, side: sides[0])
        var least = CGFloat.infinity
        for y in anchors {
            for side in sides {
                let range = side == .left ? (part.minX, box.minX) : (box.maxX, part.maxX)
                let line = CGRect(x: range.0, y: y - 1, width: max(0, range.1 - range.0), height: 2)
                let cost = Self.cost(of: line, crossing: obstacles) + 2 * margin.crowding(at: y, side)
                if cost < least { (best, least) = ((y, side), cost) }
            }
        }
        return best
    }

    /// Returns the length of a line, with each crossing counted three times.
    private static func cost(of line: CGRect, crossing obstacles: [CGRect]) -> CGFloat {
        obstacles.reduce(line.width) { sum, obstacle in
            let part = obstacle.intersection(line)
            return part.isNull ? sum : sum + 2 * part.width
        }
    }

    private static func square(around center: CGPoint) -> CGRect {
        CGRect(origin: center, size: .zero).insetBy(dx: -CalloutPlacement.radius, dy: -CalloutPlacement.radius)
    }

    /// Returns the boxes of views beside a view, and of all images; a box that contains the whole view is its
    /// background.
    private func obstacles(for box: CGRect) -> [CGRect] {
        (boxes + ink).filter { !$0.insetBy(dx: -0.5, dy: -0.5).contains(box) } + images
    }
}
