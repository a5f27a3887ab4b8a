import BuilderUIKit

/// The screen that a view is drawn for: its size, its safe areas and its traits.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13Mini(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Hashable, Sendable {
        /// On its side: wider than high.
        case landscape
        /// Upright.
        case portrait
    }

    /// The orientation of a tablet, and the part of its screen that the app has.
    public enum TabletOrientation: Hashable, Sendable {
        /// The part of the width that the app has in landscape.
        public enum LandscapeSplits: Hashable, Sendable {
            /// A third of the width.
            case oneThird
            /// Half of the width.
            case oneHalf
            /// Two thirds of the width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// The part of the width that the app has in portrait.
        public enum PortraitSplits: Hashable, Sendable {
            /// A third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// On its side, with this part of the width.
        case landscape(splitView: LandscapeSplits)
        /// Upright, with this part of the width.
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area of a view that fills the screen, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil for the content's own size.
    public var size: CGSize?
    /// The traits of the device.
    public var traits: UITraitCollection

    /// Creates a screen.
    /// - Parameters:
    ///   - safeArea: The insets that bars and rounded corners cover, in points.
    ///   - size: The size in points; nil for the content's own size.
    ///   - traits: Scale, appearance, text size and so on.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Creates the whole screen of any device that can be drawn for.
    ///
    /// ```swift
    /// assertSnapshot(of: controller, as: .image(on: ViewImageConfig(try .find("iPhone 16 Pro"))))
    /// ```
    public init(_ device: Device, _ orientation: Orientation = .portrait) {
        let orientation: Device.Orientation = orientation == .portrait ? .portrait : .landscape
        self.init(
            safeArea: device.layout(in: orientation).safeAreaInsets, size: device.size(in: orientation),
            traits: device.traits(in: orientation))
    }

    /// Returns a device of the list; tests look up each name that is used here.
    static func named(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(Device.named(name) ?? .standard, orientation)
    }
}
