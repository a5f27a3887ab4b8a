import Foundation

/// The discs in the margins on the left and right of a picture.
struct CalloutMargin {
    enum Side: Hashable {
        case left
        case right
    }

    private struct PlacedDisc {
        let number: Int
        let wantedY: CGFloat
        let side: Side
    }

    /// Of the part that is shown, in points.
    private let height: CGFloat
    private var entries: [PlacedDisc] = []

    init(height: CGFloat) {
        self.height = height
    }

    mutating func add(_ number: Int, wantedY: CGFloat, side: Side) {
        entries.append(PlacedDisc(number: number, wantedY: wantedY, side: side))
    }

    /// Returns the distance by which a disc at `y` would have to give way to the others, in points.
    func crowding(at y: CGFloat, _ side: Side) -> CGFloat {
        entries.reduce(0) { sum, entry in
            entry.side == side ? sum + max(0, Self.step - abs(entry.wantedY - y)) : sum
        }
    }

    /// Returns the positions of the discs, and the height to add above and below so that all have room.
    func arranged() -> (places: [(number: Int, side: Side, y: CGFloat)], top: CGFloat, bottom: CGFloat) {
        let needed = [Side.left, .right].map { side in
            CGFloat(entries.count { $0.side == side }) * Self.step + CalloutPlacement.spacing
        }
        let missing = entries.isEmpty ? 0 : max(0, ((needed.max() ?? 0) - height).rounded(.up))
        let top = (missing / 2).rounded(.down)
        let reach = CalloutPlacement.radius + CalloutPlacement.spacing
        let range = (reach - top)...max(reach - top, height + missing - top - reach)
        let places = [Side.left, .right].flatMap { side in
            Self.arrange(entries.filter { $0.side == side }, in: range)
        }
        return (places, top, missing - top)
    }

    /// From one disc's middle to the next one's.
    private static let step = CalloutPlacement.diameter + CalloutPlacement.spacing

    private static func arrange(
        _ entries: [PlacedDisc], in range: ClosedRange<CGFloat>
    ) -> [(number: Int, side: Side, y: CGFloat)] {
        let entries = entries.sorted { ($0.wantedY, $0.number) < ($1.wantedY, $1.number) }
        var next = range.lowerBound
        var places = entries.map { entry in
            let y = max(entry.wantedY, next)
            next = y + step
            return (number: entry.number, side: entry.side, y: y)
        }
        // Those that were pushed out at the bottom push the others up.
        var last = range.upperBound
        for index in places.indices.reversed() {
            places[index].y = min(places[index].y, last)
            last = places[index].y - step
        }
        return places
    }
}
