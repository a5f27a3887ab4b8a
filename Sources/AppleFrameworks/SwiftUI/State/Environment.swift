import BuilderCoreData
import BuilderUIKit

/// A value that views pass to their content.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// The values that views pass to their content.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var colorScheme: ColorScheme = .light
    public var colorSchemeContrast: ColorSchemeContrast = .standard
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var sizeCategory: ContentSizeCategory = .large
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var layoutDirection: LayoutDirection = .leftToRight
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var displayScale: CGFloat = 1
    public var pixelLength: CGFloat { 1 / displayScale }
    public var font: Font?
    public var lineLimit: Int?
    public var lineSpacing: CGFloat = 0
    public var multilineTextAlignment: TextAlignment = .leading
    public var truncationMode: Text.TruncationMode = .tail
    public var minimumScaleFactor: CGFloat = 1
    public var allowsTightening = false
    public var isEnabled = true
    public var isFocused: Bool { false }
    public var isSearching: Bool { false }
    public var isPresented: Bool { false }
    public var isScrollEnabled = true
    public var redactionReasons: RedactionReasons = []
    public var scenePhase: ScenePhase = .active
    public var controlSize: ControlSize = .regular
    public var editMode: Binding<EditMode>?
    public var undoManager: UndoManager? { nil }
    public var managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var dismiss: DismissAction { DismissAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openURL = OpenURLAction()
    public var refresh: RefreshAction? { nil }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var legibilityWeight: LegibilityWeight?
    public var defaultMinListRowHeight: CGFloat = 0
    public var defaultMinListHeaderHeight: CGFloat?
    public var headerProminence: Prominence = .standard
    public var symbolRenderingMode: SymbolRenderingMode?
    public var imageScale: Image.Scale = .medium
    public var backgroundMaterial: Material?
}

/// A value from the views further out: the default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { preconditionFailure("No view further out provides a \(Value.self): call environment(_:).") }
    }
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? { read = { nil } }
    public var wrappedValue: Value { read() }
}

/// A value that views pass outward.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Adds a further view's value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// An action that closes what is presented; without effect.
public struct DismissAction: Sendable { public func callAsFunction() {} }
/// An action that ends a search; without effect.
public struct DismissSearchAction: Sendable { public func callAsFunction() {} }
/// An action that loads again; without effect.
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
/// An action that asks for a rating; without effect.
public struct RequestReviewAction: Sendable { public func callAsFunction() {} }

/// An action that opens a window; without effect.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that opens a URL; without effect.
public struct OpenURLAction: @unchecked Sendable {
    /// The outcome for the URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    init() {}
    public init(handler: @escaping (URL) -> Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(false) }
}

/// The presentation of a view.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// The state of editing.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
/// The state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// A light or a dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
/// The contrast of colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
/// The direction of text and layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
/// The extent of a screen.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// The weight of all text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// The weight of a section's header.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }
/// The visibility of something.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// The reasons for which content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The user's text size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The user's text size, in its older form.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}
