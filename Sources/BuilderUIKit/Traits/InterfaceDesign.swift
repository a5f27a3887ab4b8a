/// The look of the system's views: a trait, with which a render draws bars, controls and lists.
///
/// ```swift
/// var renderer = Renderer()
/// renderer.design = .ios26
/// let screen = Screen("settings") { SettingsViewController() }.design(.ios26)
/// ```
///
/// Custom drawing and layout may depend on it: `traitCollection.interfaceDesign`.
public enum InterfaceDesign: String, Hashable, Sendable, CaseIterable, Codable {
    /// The look of apps that are built for iOS 15 to 18.
    case ios18
    /// The look of apps that are built for iOS 26.
    case ios26
}

/// The trait of `interfaceDesign`.
public struct InterfaceDesignTrait: SystemTrait {
    /// The value of a collection that doesn't specify the trait; views have the look of iOS 18 then.
    public static let defaultValue: InterfaceDesign? = nil
    static var keyPath: WritableKeyPath<TraitValues, InterfaceDesign?> { \.interfaceDesign }
}

extension UITraitCollection {
    /// The look of the system's views; nil if unspecified, which is drawn as iOS 18's.
    public var interfaceDesign: InterfaceDesign? { values.interfaceDesign }

    /// Creates a collection that specifies the look of the system's views.
    public convenience init(interfaceDesign: InterfaceDesign) {
        self.init(mutations: { $0[InterfaceDesignTrait.self] = interfaceDesign })
    }

    /// A Boolean value that indicates whether the system's views have the look of iOS 26.
    var isIOS26: Bool { values.interfaceDesign == .ios26 }
}

extension Renderer {
    /// The look of the system's views; iOS 18's by default. It is a part of `traits`.
    public var design: InterfaceDesign {
        get { traits.interfaceDesign ?? .ios18 }
        set { traits = traits.modifyingTraits { $0[InterfaceDesignTrait.self] = newValue } }
    }
}
