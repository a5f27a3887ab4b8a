import Foundation

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
    fileprivate enum Value: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    fileprivate let value: Value

    /// Returns a radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: .fixed(radius)) }

    /// Returns a radius around the same center as the superview's: its radius less the distance to its corner.
    ///
    /// - Parameter minimum: The least radius in points, 0 by default.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(value: .concentric(minimum: minimum ?? 0))
    }
}

/// The radii of a view's corners (iOS 26).
///
/// The corners of a layer have one radius here: if they differ, those with a radius have the largest one.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate enum Value: Hashable {
        /// At the top left, the top right, the bottom left and the bottom right.
        case corners([UICornerRadius])
        case uniform(UICornerRadius)
        case capsule(maximum: CGFloat)
    }

    fileprivate let value: Value

    /// Returns corners that each have a radius of their own, by the same rule.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(value: .corners([radius, radius, radius, radius]))
    }

    /// Returns corners with radii; nil for none.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        return UICornerConfiguration(value: .corners(radii.map { $0 ?? .fixed(0) }))
    }

    /// Returns corners with the largest of the radii that the rule gives them.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(value: .uniform(radius))
    }

    /// Returns the corners of a capsule, with half the length of the shorter side.
    ///
    /// - Parameter maximumRadius: The largest radius in points; nil for any.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(value: .capsule(maximum: maximumRadius ?? .infinity))
    }
}

extension UIView {
    /// The radii of the corners, which follow the view's size (iOS 26); by default, those of its layer.
    public var cornerConfiguration: UICornerConfiguration {
        get { configuredCorners ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            attachments[ObjectIdentifier(UICornerConfiguration.self)] = newValue
            updateCorners()
        }
    }

    private var configuredCorners: UICornerConfiguration? {
        attachments.isEmpty
            ? nil : attachments[ObjectIdentifier(UICornerConfiguration.self)] as? UICornerConfiguration
    }

    /// Returns the largest radius of corners, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let known: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
            (.bottomRight, .layerMaxXMaxYCorner),
        ]
        let isRounded = known.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
        return isRounded ? layer.cornerRadius : 0
    }

    /// Applies the configuration, if there is one, to the layer.
    func updateCorners() {
        guard let configuredCorners else { return }
        var radii: [CGFloat]
        switch configuredCorners.value {
        case .corners(let corners): radii = corners.enumerated().map { radius($1, at: $0) }
        case .uniform(let corner):
            radii = (0..<4).map { radius(corner, at: $0) }
            radii = radii.map { _ in radii.max() ?? 0 }
        case .capsule(let maximum):
            radii = [CGFloat](repeating: min(maximum, min(bounds.width, bounds.height) / 2), count: 4)
        }
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        layer.cornerRadius = radii.max() ?? 0
        layer.maskedCorners = zip(masks, radii).reduce(into: []) { if $1.1 > 0 { $0.insert($1.0) } }
    }

    /// Returns the radius of the corner at an index, in the order of the configuration.
    private func radius(_ radius: UICornerRadius, at index: Int) -> CGFloat {
        switch radius.value {
        case .fixed(let value): return max(0, value)
        case .concentric(let minimum):
            guard let superview = storedSuperview else { return minimum }
            let outer = superview.bounds
            let horizontal = index % 2 == 0 ? frame.minX - outer.minX : outer.maxX - frame.maxX
            let vertical = index < 2 ? frame.minY - outer.minY : outer.maxY - frame.maxY
            return max(minimum, superview.layer.cornerRadius - max(0, min(horizontal, vertical)))
        }
    }
}
