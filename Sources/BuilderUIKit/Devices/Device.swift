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
    public func layout(in orientation: Orientation) -> Layout { orientation == .portrait ? portrait : landscape }

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

/// An error in the lookup of a device.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No device has this name; `nearest` are the most similar names, best first.
    case unknown(name: String, nearest: [String])

    public var description: String {
        switch self {
        case .unknown(let name, let nearest):
            let hint =
                nearest.isEmpty
                ? "list the devices to see all names"
                : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
            return "unknown device “\(name)”: \(hint)"
        }
    }
}

extension DeviceError: LocalizedError {
    public var errorDescription: String? { description }
}

extension Device {
    /// The device that is used by default: the iPhone 12.
    public static var standard: Device { DeviceTable.standard }

    /// All devices: phones, then tablets, older before newer.
    public static var all: [Device] { DeviceTable.devices }

    /// Returns the device with a name or alias, or nil if there is none. Case, spaces, hyphens and brackets are
    /// ignored.
    public static func named(_ name: String) -> Device? {
        let key = NameMatcher.key(name)
        return key.isEmpty ? nil : DeviceTable.byKey[key].map { DeviceTable.devices[$0] }
    }

    /// Returns the device with a name or alias. The error suggests similar names.
    public static func find(_ name: String) throws(DeviceError) -> Device {
        if let device = named(name) { return device }
        throw .unknown(name: name, nearest: suggestions(for: name))
    }

    /// Returns the names most similar to `name`, best first; at most `limit`, without dissimilar ones.
    public static func suggestions(for name: String, limit: Int = 3) -> [String] {
        NameMatcher.nearest(to: name, among: all.map { (name: $0.name, aliases: $0.aliases) }, limit: limit)
    }

    /// Creates a screen without a device: square corners, one layout in both orientations.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: the scale in pixels per point.
    package init(
        screen size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    ) {
        let layout = Layout(
            safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass)
        self.init(
            name: "a screen of \(Int(size.width)) × \(Int(size.height)) points", aliases: [], idiom: idiom, size: size,
            scale: scale, portrait: layout, landscape: layout, cornerRadius: 0, statusBarHeight: safeAreaInsets.top,
            navigationBarTop: safeAreaInsets.top)
    }
}
