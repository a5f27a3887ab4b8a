import Foundation

/// The insets from the four edges of a rectangle, in points; positive values move the edges inward.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates zero insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Zero insets.
    public static let zero = UIEdgeInsets()
}

/// The insets from the edges of a rectangle, in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Zero insets.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle with each edge moved inward by its inset; the result may have a negative size, as in
    /// UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        if isNull { return self }
        let standard = standardized
        return CGRect(
            x: standard.origin.x + insets.left, y: standard.origin.y + insets.top,
            width: standard.size.width - insets.left - insets.right,
            height: standard.size.height - insets.top - insets.bottom)
    }

    /// Returns the rectangle with insets added at its edges, in points.
    func enlarged(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }

    /// Returns the rectangle with insets, without negative sizes.
    func shrunk(by insets: UIEdgeInsets) -> CGRect {
        guard insets != .zero else { return self }
        return CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension UIEdgeInsets {
    var horizontal: CGFloat { left + right }
    var vertical: CGFloat { top + bottom }

    /// The first of the four values that is infinite or not a number; nil if all are finite.
    package var firstUnusable: CGFloat? { [top, left, bottom, right].first { !$0.isFinite } }

    /// Returns the sums of both insets at each edge.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
