import Foundation

/// A size by a length along the scroll direction and a length across it.
struct FlowSize: Hashable {
    var main: CGFloat
    var cross: CGFloat
}

/// The conversion of lengths along and across the scroll direction to rectangles.
struct FlowAxis {
    let isVertical: Bool

    func size(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(main: size.height, cross: size.width) : FlowSize(main: size.width, cross: size.height)
    }

    func rect(_ start: FlowSize, _ size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: start.cross, y: start.main, width: size.cross, height: size.main)
            : CGRect(x: start.main, y: start.cross, width: size.main, height: size.cross)
    }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func point(main: CGFloat, cross: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    /// Returns the range of a rectangle along the scroll direction.
    func stretch(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
    func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
    func acrossStart(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
    func acrossEnd(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
}
