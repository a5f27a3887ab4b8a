import BuilderUIKit

/// The screen that a view is drawn for: its size, its safe areas and its traits.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13Mini(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
    /// How a phone is held.
    public enum Orientation: Hashable, Sendable {
        /// On its side: wider than high.
        case landscape
        /// Upright.
        case portrait
    }

    /// How a tablet is held, and how much of its screen the app has.
    public enum TabletOrientation: Hashable, Sendable {
        /// How much of the width the app has in landscape.
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

        /// How much of the width the app has in portrait.
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
    /// Points; nil for the size that what is drawn has.
    public var size: CGSize?
    /// What the device says of itself.
    public var traits: UITraitCollection

    /// A screen of one's own.
    /// - Parameters:
    ///   - safeArea: what bars and rounded corners cover of it, in points.
    ///   - size: points; nil for the size that what is drawn has.
    ///   - traits: scale, appearance, text size and so on.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// The whole screen of any device that can be drawn for.
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

    /// A device of the list, which the tests look up by each name that stands here.
    static func named(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(Device.named(name) ?? .standard, orientation)
    }
}
