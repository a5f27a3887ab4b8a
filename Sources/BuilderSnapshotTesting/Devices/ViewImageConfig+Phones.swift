/// Phones. Sizes and safe areas are those of `Device`.
extension ViewImageConfig {
    /// iPhone SE (1st) in portrait.
    public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
    /// iPhone SE (1st).
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { named("iPhone SE (1st)", orientation) }

    /// iPhone 8 in portrait.
    public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { named("iPhone 8", orientation) }

    /// iPhone 8 Plus in portrait.
    public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 8 Plus", orientation)
    }

    /// iPhone X in portrait.
    public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { named("iPhone X", orientation) }

    /// iPhone XR in portrait.
    public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { named("iPhone XR", orientation) }

    /// iPhone XS Max in portrait.
    public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone XS Max", orientation)
    }

    /// iPhone 12 in portrait.
    public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { named("iPhone 12", orientation) }

    /// iPhone 12 mini in portrait.
    public static var iPhone12Mini: ViewImageConfig { iPhone12Mini(.portrait) }
    /// iPhone 12 mini.
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 12 mini", orientation)
    }

    /// iPhone 12 Pro in portrait.
    public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 12 Pro", orientation)
    }

    /// iPhone 12 Pro Max in portrait.
    public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 12 Pro Max", orientation)
    }

    /// iPhone 13 in portrait.
    public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { named("iPhone 13", orientation) }

    /// iPhone 13 mini in portrait.
    public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 13 mini", orientation)
    }

    /// iPhone 13 Pro in portrait.
    public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 13 Pro", orientation)
    }

    /// iPhone 13 Pro Max in portrait.
    public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        named("iPhone 13 Pro Max", orientation)
    }
}
