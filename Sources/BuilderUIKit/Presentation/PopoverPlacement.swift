import Foundation

/// The place of a popover beside its source, in points. Its measures were chosen (not measured), but for the sides and
/// the top of a bar button's popover in the look of iOS 26.
struct PopoverPlacement {
    /// The side at which the arrow is.
    private(set) var direction = UIPopoverArrowDirection.up
    /// The frame of the content, without the arrow.
    private(set) var content = CGRect.zero
    /// The point of the arrow; nil without an arrow.
    private(set) var point: CGPoint?

    /// The arrow's extent away from the content.
    static let arrowLength: CGFloat = 13
    /// The arrow's width where it meets the content.
    static let arrowWidth: CGFloat = 37

    /// - Parameters:
    ///   - size: the content's size; it is reduced where it doesn't fit.
    ///   - source: the area that the popover is beside.
    ///   - area: the area in which the popover lies.
    ///   - permitted: the sides at which the arrow may be.
    ///   - hasArrow: a Boolean value that indicates whether there is an arrow.
    ///   - covers: a Boolean value that indicates whether the popover begins below the source's center line, as a bar
    ///     button's does in the look of iOS 26 (recorded on an iPad: 8 points below it).
    init(
        size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, hasArrow: Bool, covers: Bool
    ) {
        let gap: CGFloat = hasArrow ? Self.arrowLength : 8
        let source = covers ? source.insetBy(dx: 0, dy: source.height / 2) : source
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let places = (sides.isEmpty ? [.up] : sides).map { side in
            (side: side, room: Self.room(at: side, of: source, in: area, gap: gap))
        }
        func shortfall(_ room: CGRect) -> CGFloat {
            max(0, size.width - room.width) + max(0, size.height - room.height)
        }
        // The first side with enough room, or otherwise the one with the least shortfall.
        guard let best = places.min(by: { shortfall($0.room) < shortfall($1.room) }) else { return }
        let fitting = CGSize(
            width: max(0, min(size.width, best.room.width)), height: max(0, min(size.height, best.room.height)))
        direction = best.side
        content = Self.frame(of: fitting, at: best.side, of: source, in: best.room)
        guard hasArrow else { return }
        point =
            switch best.side {
            case .down: CGPoint(x: source.midX, y: content.maxY + gap)
            case .left: CGPoint(x: content.minX - gap, y: source.midY)
            case .right: CGPoint(x: content.maxX + gap, y: source.midY)
            default: CGPoint(x: source.midX, y: content.minY - gap)
            }
    }

    private static func room(
        at side: UIPopoverArrowDirection, of source: CGRect, in area: CGRect, gap: CGFloat
    ) -> CGRect {
        let taken =
            switch side {
            case .down: UIEdgeInsets(top: 0, left: 0, bottom: area.maxY - source.minY + gap, right: 0)
            case .left: UIEdgeInsets(top: 0, left: source.maxX + gap - area.minX, bottom: 0, right: 0)
            case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: area.maxX - source.minX + gap)
            default: UIEdgeInsets(top: source.maxY + gap - area.minY, left: 0, bottom: 0, right: 0)
            }
        var room = area.inset(by: taken.limitedToPositive)
        room.size.width = max(0, room.width)
        room.size.height = max(0, room.height)
        return room
    }

    private static func frame(
        of size: CGSize, at side: UIPopoverArrowDirection, of source: CGRect, in room: CGRect
    ) -> CGRect {
        let x =
            switch side {
            case .left: room.minX
            case .right: room.maxX - size.width
            default: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
            }
        let y =
            switch side {
            case .down: room.maxY - size.height
            case .left, .right: min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
            default: room.minY
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension UIEdgeInsets {
    fileprivate var limitedToPositive: UIEdgeInsets {
        UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}
