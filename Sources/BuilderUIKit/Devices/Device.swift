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
    public var name: String { shared.facts.name }
    /// Other names of the device.
    public var aliases: [String] { shared.facts.aliases }
    /// The interface idiom.
    public var idiom: UIUserInterfaceIdiom { shared.facts.idiom }
    /// The size of the screen in portrait, in points.
    public var size: CGSize { shared.facts.size }
    /// The scale, in pixels per point.
    public var scale: CGFloat { shared.facts.scale }
    /// The layout in portrait.
    public var portrait: Layout { shared.facts.portrait }
    /// The layout in landscape.
    public var landscape: Layout { shared.facts.landscape }
    /// The radius of the screen's corners, in points; 0 for square ones.
    public var cornerRadius: CGFloat { shared.facts.cornerRadius }
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: CGFloat { shared.facts.statusBarHeight }
    /// The top of a navigation bar in portrait, in points: the top of the safe area, or a little less on devices whose
    /// Dynamic Island extends below the status bar (measured).
    public var navigationBarTop: CGFloat { shared.facts.navigationBarTop }

    /// The facts, once for all copies: a catalog has a device for each of its pictures.
    private let shared: SharedFacts

    package init(_ facts: Facts) { shared = SharedFacts(facts) }

    /// The properties of a device.
    package struct Facts: Hashable, Sendable {
        package var name: String
        package var aliases: [String]
        package var idiom: UIUserInterfaceIdiom
        package var size: CGSize
        package var scale: CGFloat
        package var portrait: Layout
        package var landscape: Layout
        package var cornerRadius: CGFloat
        package var statusBarHeight: CGFloat
        package var navigationBarTop: CGFloat
    }

    private final class SharedFacts: Hashable, Sendable {
        let facts: Facts

        init(_ facts: Facts) { self.facts = facts }

        static func == (one: SharedFacts, other: SharedFacts) -> Bool { one === other || one.facts == other.facts }

        func hash(into hasher: inout Hasher) { hasher.combine(facts) }
    }

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

    /// Returns the device with a name or alias, or nil if there is none. Case, spaces, hyphens, brackets and the words
    /// "inch" and "generation" are ignored, so that simulators' names are found.
    public static func named(_ name: String) -> Device? {
        let key = DeviceTable.key(name)
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
            Facts(
                name: "a screen of \(Int(size.width)) × \(Int(size.height)) points", aliases: [], idiom: idiom,
                size: size, scale: scale, portrait: layout, landscape: layout, cornerRadius: 0,
                statusBarHeight: safeAreaInsets.top, navigationBarTop: safeAreaInsets.top))
    }
}
