import BuilderUIKit

/// The screen that a view is drawn for: its size, its safe areas and its traits.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13Mini(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
    /// How a phone is held.
    public enum Orientation: Hashable, Sendable {
        case landscape
        case portrait
    }

    /// How a tablet is held, and how much of its screen the app has.
    public enum TabletOrientation: Hashable, Sendable {
        /// How much of the width the app has in landscape.
        public enum LandscapeSplits: Hashable, Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        /// How much of the width the app has in portrait.
        public enum PortraitSplits: Hashable, Sendable {
            case oneThird
            case twoThirds
            case full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area of a view that fills the screen, in points.
    public var safeArea: UIEdgeInsets
    /// Points; nil for the size that what is drawn has.
    public var size: CGSize?
    /// What the device says of itself.
    public var traits: UITraitCollection

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
