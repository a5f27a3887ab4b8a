@_exported import BuilderFoundation
import Synchronization

// The names of App Intents, so that files with an app's actions compile. Nothing performs an action here.

/// A type that has a name for its users.
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public var name: LocalizedStringResource
    /// Other names.
    public var synonyms: [LocalizedStringResource]
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.name, self.synonyms) = (name, synonyms) }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// The name and the picture of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// A picture.
    public struct Image: Sendable {
        public init(named name: String, isTemplate: Bool? = nil) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
    }
    /// The name.
    public var title: LocalizedStringResource
    /// The second line.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// A value that has a name for its users.
public protocol InstanceDisplayRepresentable {
    /// The name.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A value that a person can choose.
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable

/// A description of an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public var descriptionText: LocalizedStringResource
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) { self.descriptionText = descriptionText }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// The rule for a locked device.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An action of an app. Nothing performs it.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
    /// The name.
    static var title: LocalizedStringResource { get }
    /// The description.
    static var description: IntentDescription? { get }
    /// A Boolean value that indicates whether the app comes to the front.
    static var openAppWhenRun: Bool { get }
    /// A Boolean value that indicates whether the Shortcuts app lists the action.
    static var isDiscoverable: Bool { get }
    /// The rule for a locked device.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence with the parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    /// Does the work.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Dependency = AppDependency

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Does nothing: no system learns about it.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Performs the action.
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    public static var parameterSummary: SummaryContent { IntentParameterSummary() }
}

/// The name of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// An action that opens something.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    /// The value that is opened.
    var target: Value { get set }
}
/// An action that plays or records sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An action that begins, changes or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An action that brings the app to the front.
public protocol ForegroundContinuableIntent: AppIntent {}
/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// The filter of a Focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}

extension WidgetConfigurationIntent {
    /// Returns an empty result.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The values on which an app's actions depend.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()
    private let values = Mutex<[String: any Sendable]>([:])

    /// Adds a value, which is made at once.
    public func add<Value: Sendable>(key: String? = nil, dependency: () -> Value) {
        let value = dependency()
        values.withLock { $0[key ?? "\(Value.self)"] = value }
    }
    fileprivate func value<Value: Sendable>(_ key: String?) -> Value? {
        values.withLock { $0[key ?? "\(Value.self)"] } as? Value
    }
}

/// A value from an app's dependencies.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    private let ownDefault: Value?
    /// The value that was added to the manager; reading one that wasn't is an error of the program.
    public var wrappedValue: Value {
        if let value: Value = AppDependencyManager.shared.value(key) ?? ownDefault { return value }
        preconditionFailure("\(Value.self) isn't among the dependencies of AppDependencyManager.shared.")
    }
    public init(key: String? = nil, default defaultValue: Value? = nil) { (self.key, ownDefault) = (key, defaultValue) }
}
