import Foundation

/// The boxes that a disc must not cover.
struct CalloutSurroundings {
    private let boxes: [CGRect]
    private let ink: [CGRect]
    private let images: [CGRect]
    private let part: CGRect

    /// - Parameters:
    ///   - boxes: of all views with marks.
    ///   - ink: what is drawn but images.
    ///   - images: images, which are no ground for a mark even where they lie under a whole view.
    ///   - size: of the part that is shown.
    init(boxes: [CGRect], ink: [CGRect], images: [CGRect], size: CGSize) {
        self.boxes = boxes
        self.ink = ink
        self.images = images
        part = CGRect(origin: .zero, size: size)
    }

    /// Returns whether a disc at `center` for the view at `box` is in nobody's way.
    func isFree(_ center: CGPoint, for box: CGRect, discs: [CGPoint]) -> Bool {
        let spacing = CalloutPlacement.spacing
        let disc = Self.square(around: center)
        let room = disc.insetBy(dx: -spacing, dy: -spacing)
        guard part.contains(room) else { return false }
        let distance = CalloutPlacement.diameter + spacing
        guard discs.allSatisfy({ hypot($0.x - center.x, $0.y - center.y) >= distance }) else { return false }
        return !obstacles(for: box).contains { $0.intersects(disc.insetBy(dx: -1, dy: -1)) }
    }

    /// Returns the level line from a margin to a view that is shortest, crosses least, and begins where no other disc
    /// is: the first of equal ones, and of two sides the leading one.
    /// - Parameters:
    ///   - anchors: where it may end, best first, at least one.
    ///   - discs: what it had better not cross either.
    ///   - margin: who is in the margins already.
    func bestLine(
        to box: CGRect, at anchors: [CGFloat], discs: [CGPoint], margin: CalloutMargin, isRightToLeft: Bool
    ) -> (y: CGFloat, side: CalloutMargin.Side) {
        let sides: [CalloutMargin.Side] = isRightToLeft ? [.right, .left] : [.left, .right]
        let obstacles = obstacles(for: box) + discs.map(Self.square)
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

    /// Returns the boxes of views beside a view, and of all images; a box that contains the whole of it is its ground.
    private func obstacles(for box: CGRect) -> [CGRect] {
        (boxes + ink).filter { !$0.insetBy(dx: -0.5, dy: -0.5).contains(box) } + images
    }
}
