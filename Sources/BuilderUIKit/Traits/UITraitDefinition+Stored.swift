import Foundation

// Traits of the system that nothing here depends on: they are inherited and observed, and without effect.

/// The trait of `typesettingLanguage`.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: Locale.Language? = nil
}

/// The trait of `imageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIImage.DynamicRange = .unspecified
}

/// The trait of `sceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UISceneCaptureState = .unspecified
}

/// The recording of a scene by another device or app.
public enum UISceneCaptureState: Int, Hashable, Sendable {
    /// No state specified.
    case unspecified = -1
    /// The scene isn't recorded.
    case inactive = 0
    /// The scene is recorded.
    case active = 1
}

/// The trait of `listEnvironment`.
public struct UITraitListEnvironment: UITraitDefinition {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIListEnvironment = .unspecified
}

/// The style of the list that contains a view.
public enum UIListEnvironment: Int, Hashable, Sendable {
    /// No list specified.
    case unspecified = 0
    /// No list.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A grouped list.
    case grouped = 3
    /// A list of inset groups.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar from edge to edge.
    case sidebarPlain = 6
}

extension UIMutableTraits {
    /// The style of the list that contains a view; stored without effect: lists don't set it.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
    /// The language whose rules text is set by; stored without effect.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// The range of brightness of images; stored without effect.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// The recording of the scene; stored without effect.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
}

extension UITraitCollection {
    /// The style of the list that contains a view.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// The language whose rules text is set by; nil if unspecified.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// The range of brightness of images.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// The recording of the scene.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}
