import BuilderUIKit

/// The screen for which a view is drawn: its size, its safe areas and its traits.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13Mini(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Hashable, Sendable {
        /// Landscape: wider than high.
        case landscape
        /// Portrait: higher than wide.
        case portrait
    }

    /// The orientation of a tablet, and the app's part of its screen in split view.
    public enum TabletOrientation: Hashable, Sendable {
        /// The app's part of the width in landscape.
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

        /// The app's part of the width in portrait.
        public enum PortraitSplits: Hashable, Sendable {
            /// A third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// Landscape, with this part of the width.
        case landscape(splitView: LandscapeSplits)
        /// Portrait, with this part of the width.
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
    ///   - traits: The scale, appearance, text size and so on.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Creates the whole screen of any supported device, with its own scale, safe areas and traits: text size Large.
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
}
