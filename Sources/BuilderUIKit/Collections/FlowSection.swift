import Foundation

/// A section of a flow layout: the header, the lines and the footer, one after the other.
struct FlowSection {
    var lines: FlowLines
    /// The start of the section along the scroll direction, from the start of the content, in points.
    var start: CGFloat
    var header: CGFloat
    var footer: CGFloat
    /// The insets before and after the lines, and before them across the scroll direction.
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    var insetAcross: CGFloat

    var linesStart: CGFloat { start + header + insetBefore }
    var footerStart: CGFloat { linesStart + lines.length + insetAfter }
    var end: CGFloat { footerStart + footer }
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

    /// Returns the range of a rectangle along the scroll direction.
    func stretch(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
    func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
    func acrossStart(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
    func acrossEnd(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
}
