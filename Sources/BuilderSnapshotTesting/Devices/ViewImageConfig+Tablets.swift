import BuilderUIKit

/// Tablets, with the sizes, safe areas and traits of swift-snapshot-testing: the idiom and size classes alone, so that
/// pictures have the standard device's scale (3) and text size (Large). Some safe areas differ from those of `Device`.
extension ViewImageConfig {
    /// iPad mini 5 in landscape.
    public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }
    /// iPad mini 5, the whole screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(TabletOrientation(orientation))
    }

    /// iPad mini 5, or a part of its screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPad9_7, orientation)
    }

    /// iPad 9.7 in landscape.
    public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }
    /// iPad 9.7, the whole screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(TabletOrientation(orientation))
    }

    /// iPad 9.7, or a part of its screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPad9_7, orientation)
    }

    /// iPad 10.2 in landscape.
    public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }
    /// iPad 10.2, the whole screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(TabletOrientation(orientation))
    }

    /// iPad 10.2, or a part of its screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPad10_2, orientation)
    }

    /// iPad Pro 10.5 in landscape.
    public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }
    /// iPad Pro 10.5, the whole screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(TabletOrientation(orientation))
    }

    /// iPad Pro 10.5, or a part of its screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro10_5, orientation)
    }

    /// iPad Pro 11 in landscape.
    public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }
    /// iPad Pro 11, the whole screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(TabletOrientation(orientation))
    }

    /// iPad Pro 11, or a part of its screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro11, orientation)
    }

    /// iPad Pro 12.9 in landscape.
    public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }
    /// iPad Pro 12.9, the whole screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(TabletOrientation(orientation))
    }

    /// iPad Pro 12.9, or a part of its screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro12_9, orientation)
    }
}

/// A tablet's screen in portrait and the widths of an app in split view, in points.
private struct TabletScreen {
    var size: (width: CGFloat, height: CGFloat)
    /// The top and bottom of the safe area.
    var safeArea: (top: CGFloat, bottom: CGFloat) = (20, 0)
    var landscapeThird: CGFloat
    var landscapeHalf: CGFloat
    var landscapeTwoThirds: CGFloat
    var portraitThird: CGFloat
    var portraitTwoThirds: CGFloat

    static let iPad9_7 = TabletScreen(
        size: (768, 1024), landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320,
        portraitTwoThirds: 438)
    static let iPad10_2 = TabletScreen(
        size: (810, 1080), landscapeThird: 320, landscapeHalf: 535, landscapeTwoThirds: 750, portraitThird: 320,
        portraitTwoThirds: 480)
    static let iPadPro10_5 = TabletScreen(
        size: (834, 1112), landscapeThird: 320, landscapeHalf: 551, landscapeTwoThirds: 782, portraitThird: 320,
        portraitTwoThirds: 504)
    static let iPadPro11 = TabletScreen(
        size: (834, 1194), safeArea: (24, 20), landscapeThird: 375, landscapeHalf: 592, landscapeTwoThirds: 809,
        portraitThird: 320, portraitTwoThirds: 504)
    static let iPadPro12_9 = TabletScreen(
        size: (1024, 1366), landscapeThird: 375, landscapeHalf: 678, landscapeTwoThirds: 981, portraitThird: 375,
        portraitTwoThirds: 639)
}

extension ViewImageConfig.TabletOrientation {
    /// Creates the orientation of the whole screen.
    fileprivate init(_ orientation: ViewImageConfig.Orientation) {
        self = orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
    }

    /// Returns the width of the app's part, in points, and a Boolean value that indicates whether it is compact; nil
    /// for the whole screen.
    fileprivate func part(_ widths: TabletScreen) -> (width: CGFloat, isCompact: Bool)? {
        switch self {
        case .landscape(.full), .portrait(.full): nil
        case .landscape(.oneThird): (widths.landscapeThird, true)
        // Half of the largest screen is wide enough not to be compact.
        case .landscape(.oneHalf): (widths.landscapeHalf, widths.landscapeHalf < 678)
        case .landscape(.twoThirds): (widths.landscapeTwoThirds, false)
        case .portrait(.oneThird): (widths.portraitThird, true)
        case .portrait(.twoThirds): (widths.portraitTwoThirds, true)
        }
    }
}

extension ViewImageConfig {
    private static func tablet(_ screen: TabletScreen, _ orientation: TabletOrientation) -> ViewImageConfig {
        let isPortrait = if case .portrait = orientation { true } else { false }
        let part = orientation.part(screen)
        let (width, height) = isPortrait ? screen.size : (screen.size.height, screen.size.width)
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: screen.safeArea.top, left: 0, bottom: screen.safeArea.bottom, right: 0),
            size: CGSize(width: part?.width ?? width, height: height),
            traits: UITraitCollection { traits in
                traits.userInterfaceIdiom = .pad
                traits.horizontalSizeClass = part?.isCompact == true ? .compact : .regular
                traits.verticalSizeClass = .regular
            })
    }
}
