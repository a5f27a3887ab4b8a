import Foundation

/// An iPhone or iPad that can be drawn for: the size of its screen, its safe areas and its size classes.
///
/// Sizes and size classes are Apple's documentation's; safe areas and status bar heights were measured on devices.
public struct Device: Hashable, Sendable {
    /// How the device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait, landscape
    }

    /// What depends on how the device is held.
    public struct Layout: Hashable, Sendable {
        /// The safe area of a view that fills the screen and has no bars, in points.
        public var safeAreaInsets: UIEdgeInsets
        public var horizontalSizeClass: UIUserInterfaceSizeClass
        public var verticalSizeClass: UIUserInterfaceSizeClass
    }

    /// The name, such as `iPhone 12` or `iPad Pro 13 (M4)`.
    public let name: String
    /// Other names that it is found by.
    public let aliases: [String]
    public let idiom: UIUserInterfaceIdiom
    /// The screen in portrait, in points.
    public let size: CGSize
    /// Pixels to a point.
    public let scale: CGFloat
    public let portrait: Layout
    public let landscape: Layout
    /// The radius of the screen's corners, in points; 0 for square ones.
    public let cornerRadius: CGFloat
    /// In portrait, in points.
    public let statusBarHeight: CGFloat
    /// Where a navigation bar begins in portrait, in points from the top: the top of the safe area, or a little less
    /// on devices whose Dynamic Island reaches below the status bar (measured).
    public let navigationBarTop: CGFloat

    /// The screen in an orientation, in points.
    public func size(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }

    public func layout(in orientation: Orientation) -> Layout {
        orientation == .portrait ? portrait : landscape
    }

    /// The traits of a new device: light, text size Large, left to right.
    public func traits(in orientation: Orientation) -> UITraitCollection {
        let layout = layout(in: orientation)
        return UITraitCollection(mutations: { traits in
            traits.userInterfaceIdiom = idiom
            traits.userInterfaceStyle = .light
            traits.userInterfaceLevel = .base
            traits.layoutDirection = .leftToRight
            traits.displayScale = scale
            traits.displayGamut = .SRGB
            traits.horizontalSizeClass = layout.horizontalSizeClass
            traits.verticalSizeClass = layout.verticalSizeClass
            traits.preferredContentSizeCategory = .large
            traits.accessibilityContrast = .normal
            traits.legibilityWeight = .regular
            traits.forceTouchCapability = .unavailable
            traits.activeAppearance = .active
        })
    }
}
