import BuilderUIKit

/// Tablets. Sizes and safe areas are those of `Device`.
extension ViewImageConfig {
    /// iPad mini 5 in landscape.
    public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

    /// iPad mini 5, the whole screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(TabletOrientation(orientation))
    }

    /// iPad mini 5, or a part of its screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad mini 5", orientation, SplitWidths.iPadMini)
    }

    /// iPad 9.7 in landscape.
    public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }

    /// iPad 9.7, the whole screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(TabletOrientation(orientation))
    }

    /// iPad 9.7, or a part of its screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad 9.7", orientation, SplitWidths.iPad9_7)
    }

    /// iPad 10.2 in landscape.
    public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

    /// iPad 10.2, the whole screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(TabletOrientation(orientation))
    }

    /// iPad 10.2, or a part of its screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad 10.2", orientation, SplitWidths.iPad10_2)
    }

    /// iPad Pro 10.5 in landscape.
    public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }

    /// iPad Pro 10.5, the whole screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(TabletOrientation(orientation))
    }

    /// iPad Pro 10.5, or a part of its screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad Pro 10.5", orientation, SplitWidths.iPadPro10_5)
    }

    /// iPad Pro 11 in landscape.
    public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

    /// iPad Pro 11, the whole screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(TabletOrientation(orientation))
    }

    /// iPad Pro 11, or a part of its screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad Pro 11", orientation, SplitWidths.iPadPro11)
    }

    /// iPad Pro 12.9 in landscape.
    public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

    /// iPad Pro 12.9, the whole screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(TabletOrientation(orientation))
    }

    /// iPad Pro 12.9, or a part of its screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet("iPad Pro 12.9", orientation, SplitWidths.iPadPro12_9)
    }
}
