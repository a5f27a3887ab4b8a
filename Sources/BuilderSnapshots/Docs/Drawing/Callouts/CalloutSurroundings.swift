import Foundation

/// What a disc must not cover.
struct CalloutSurroundings {
    private let boxes: [CGRect]
    private let ink: [CGRect]
    private let part: CGRect

    /// - Parameters:
    ///   - boxes: of all views with marks.
    ///   - ink: what is drawn.
    ///   - size: of the part that is shown.
    init(boxes: [CGRect], ink: [CGRect], size: CGSize) {
        self.boxes = boxes
        self.ink = ink
        part = CGRect(origin: .zero, size: size)
    }

    /// Whether a disc at `center` for the view at `box` is in nobody's way.
    func isFree(_ center: CGPoint, for box: CGRect, discs: [CGPoint]) -> Bool {
        let spacing = CalloutPlacement.spacing
        let disc = CGRect(origin: center, size: .zero)
            .insetBy(dx: -CalloutPlacement.radius, dy: -CalloutPlacement.radius)
        let room = disc.insetBy(dx: -spacing, dy: -spacing)
        guard part.contains(room) else { return false }
        let distance = CalloutPlacement.diameter + spacing
        guard discs.allSatisfy({ hypot($0.x - center.x, $0.y - center.y) >= distance }) else { return false }
        return !obstacles(for: box).contains { $0.intersects(disc.insetBy(dx: -1, dy: -1)) }
    }

    /// How far a level line goes, what it crosses counted three times.
    func cost(ofLineAt y: CGFloat, from left: CGFloat, to right: CGFloat, for box: CGRect) -> CGFloat {
        let line = CGRect(x: left, y: y - 1, width: max(0, right - left), height: 2)
        let crossed = obstacles(for: box).reduce(CGFloat(0)) { sum, obstacle in
            let part = obstacle.intersection(line)
            return part.isNull ? sum : sum + part.width
        }
        return line.width + 2 * crossed
    }

    /// What is drawn beside a view, not under the whole of it.
    private func obstacles(for box: CGRect) -> [CGRect] {
        (boxes + ink).filter { !$0.insetBy(dx: -0.5, dy: -0.5).contains(box) }
    }
}
