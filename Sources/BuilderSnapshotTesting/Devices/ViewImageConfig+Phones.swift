import BuilderUIKit

/// Phones, with the sizes, safe areas and traits of swift-snapshot-testing: text size Medium and no scale of their own,
/// so that pictures have the standard device's (3). Some safe areas differ from those of `Device`.
extension ViewImageConfig {
    /// iPhone SE (1st) in portrait.
    public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
    /// iPhone SE (1st).
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(320, 568), orientation)
    }

    /// iPhone 8 in portrait.
    public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(375, 667), orientation)
    }

    /// iPhone 8 Plus in portrait.
    public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(414, 736, isWide: true), orientation)
    }

    /// iPhone X in portrait.
    public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(375, 812, notch: 44, landscapeBottom: 24), orientation)
    }

    /// iPhone XR in portrait.
    public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(414, 896, notch: 44, landscapeBottom: 24, isWide: true, hasForceTouch: false), orientation)
    }

    /// iPhone XS Max in portrait.
    public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(414, 896, notch: 44, landscapeBottom: 24, isWide: true), orientation)
    }

    /// iPhone 12 in portrait.
    public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(390, 844, notch: 47), orientation)
    }

    /// iPhone 12 mini in portrait.
    public static var iPhone12Mini: ViewImageConfig { iPhone12Mini(.portrait) }
    /// iPhone 12 mini.
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(375, 812, notch: 50), orientation)
    }

    /// iPhone 12 Pro in portrait.
    public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(390, 844, notch: 47), orientation)
    }

    /// iPhone 12 Pro Max in portrait.
    public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(428, 926, notch: 47, isWide: true), orientation)
    }

    /// iPhone 13 in portrait.
    public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(390, 844, notch: 47), orientation)
    }

    /// iPhone 13 mini in portrait.
    public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(375, 812, notch: 50), orientation)
    }

    /// iPhone 13 Pro in portrait.
    public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(390, 844, notch: 47), orientation)
    }

    /// iPhone 13 Pro Max in portrait.
    public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(PhoneScreen(428, 926, notch: 47, isWide: true), orientation)
    }
}

/// A phone's screen in portrait, in points.
private struct PhoneScreen {
    let width: CGFloat
    let height: CGFloat
    /// The top of the safe area of a phone without a home button, and its sides in landscape; nil with a button.
    let notch: CGFloat?
    let landscapeBottom: CGFloat
    /// A Boolean value that indicates whether the width is regular in landscape.
    let isWide: Bool
    let hasForceTouch: Bool

    init(
        _ width: CGFloat, _ height: CGFloat, notch: CGFloat? = nil, landscapeBottom: CGFloat = 21,
        isWide: Bool = false, hasForceTouch: Bool = true
    ) {
        self.width = width
        self.height = height
        self.notch = notch
        self.landscapeBottom = landscapeBottom
        self.isWide = isWide
        self.hasForceTouch = hasForceTouch
    }
}

extension ViewImageConfig {
    private static func phone(_ screen: PhoneScreen, _ orientation: Orientation) -> ViewImageConfig {
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.forceTouchCapability = screen.hasForceTouch ? .available : .unavailable
            traits.horizontalSizeClass = orientation == .landscape && screen.isWide ? .regular : .compact
            traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
        let side = screen.notch ?? 0
        switch orientation {
        case .portrait:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(
                    top: screen.notch ?? 20, left: 0, bottom: screen.notch == nil ? 0 : 34, right: 0),
                size: CGSize(width: screen.width, height: screen.height), traits: traits)
        case .landscape:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(
                    top: 0, left: side, bottom: screen.notch == nil ? 0 : screen.landscapeBottom, right: side),
                size: CGSize(width: screen.height, height: screen.width), traits: traits)
        }
    }
}
