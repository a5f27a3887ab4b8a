import Foundation

/// An iPhone or iPad to draw for: the size of its screen, its safe areas and its size classes.
///
/// Sizes and size classes are from Apple's documentation; safe areas and status bar heights were measured on devices.
public struct Device: Hashable, Sendable {
    /// The orientation of a device.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// The orientations.
        case portrait, landscape
    }

    /// The properties that depend on the orientation.
    public struct Layout: Hashable, Sendable {
        /// The safe area of a view that fills the screen and has no bars, in points.
        public var safeAreaInsets: UIEdgeInsets
        /// The horizontal size class.
        public var horizontalSizeClass: UIUserInterfaceSizeClass
        /// The vertical size class.
        public var verticalSizeClass: UIUserInterfaceSizeClass
    }

    /// The name, such as `iPhone 12` or `iPad Pro 13 (M4)`.
    public let name: String
    /// Other names of the device.
    public let aliases: [String]
    /// The interface idiom.
    public let idiom: UIUserInterfaceIdiom
    /// The size of the screen in portrait, in points.
    public let size: CGSize
    /// The scale, in pixels per point.
    public let scale: CGFloat
    /// The layout in portrait.
    public let portrait: Layout
    /// The layout in landscape.
    public let landscape: Layout
    /// The radius of the screen's corners, in points; 0 for square ones.
    public let cornerRadius: CGFloat
    /// The height of the status bar in portrait, in points.
    public let statusBarHeight: CGFloat
    /// The top of a navigation bar in portrait, in points: the top of the safe area, or a little less on devices whose
    /// Dynamic Island extends below the status bar (measured).
    public let navigationBarTop: CGFloat

    /// Returns the size of the screen in an orientation, in points.
    public func size(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }

    /// Returns the layout in an orientation.
    public func layout(in orientation: Orientation) -> Layout {
        orientation == .portrait ? portrait : landscape
    }

    /// Returns the traits of a device with default settings: light, text size Large, left to right.
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
