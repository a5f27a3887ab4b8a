import Foundation

/// Distances from the four edges of a rectangle, in points; positive values go inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, in points, that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// The rectangle with each edge moved inwards by its inset; the result may have a negative size, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        if isNull { return self }
        let standard = standardized
        return CGRect(
            x: standard.origin.x + insets.left, y: standard.origin.y + insets.top,
            width: standard.size.width - insets.left - insets.right,
            height: standard.size.height - insets.top - insets.bottom)
    }
}
