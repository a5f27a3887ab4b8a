import BuilderUIKit

/// Traits of devices.
extension UITraitCollection {
    /// iPhone SE (1st)'s traits.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe(orientation).traits
    }

    /// iPhone 8's traits.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8(orientation).traits
    }

    /// iPhone 8 Plus's traits.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8Plus(orientation).traits
    }

    /// iPhone X's traits.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneX(orientation).traits
    }

    /// iPhone XR's traits.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXr(orientation).traits
    }

    /// iPhone XS Max's traits.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXsMax(orientation).traits
    }

    /// iPhone 12's traits.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12(orientation).traits
    }

    /// iPhone 12 mini's traits.
    public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Mini(orientation).traits
    }

    /// iPhone 12 Pro's traits.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Pro(orientation).traits
    }

    /// iPhone 12 Pro Max's traits.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12ProMax(orientation).traits
    }

    /// iPhone 13's traits.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13(orientation).traits
    }

    /// iPhone 13 mini's traits.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Mini(orientation).traits
    }

    /// iPhone 13 Pro's traits.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Pro(orientation).traits
    }

    /// iPhone 13 Pro Max's traits.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13ProMax(orientation).traits
    }

    /// The traits of the whole screen of `ViewImageConfig.iPadMini`, which are the same in both orientations.
    public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
    /// The traits of the whole screen of `ViewImageConfig.iPad9_7`, which are the same in both orientations.
    public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
    /// The traits of the whole screen of `ViewImageConfig.iPad10_2`, which are the same in both orientations.
    public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
    /// The traits of the whole screen of `ViewImageConfig.iPadPro10_5`, which are the same in both orientations.
    public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
    /// The traits of the whole screen of `ViewImageConfig.iPadPro11`, which are the same in both orientations.
    public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
    /// The traits of the whole screen of `ViewImageConfig.iPadPro12_9`, which are the same in both orientations.
    public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }
}
