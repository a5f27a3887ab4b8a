import BuilderFoundation

/// A thing of an app that a person can choose.
public protocol AppEntity: Identifiable, DisplayRepresentable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds the things.
    static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
    public typealias Property = EntityProperty
}

/// A thing of an app that no query finds.
public protocol TransientAppEntity: DisplayRepresentable, Sendable { init() }
extension TransientAppEntity {
    public typealias Property = EntityProperty
}

/// A value of a thing.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private let parameter: IntentParameter<Value>
    public var wrappedValue: Value {
        get { parameter.wrappedValue }
        set { parameter.wrappedValue = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
    public init(title: LocalizedStringResource? = nil) { parameter = IntentParameter() }
}

/// A search for an app's things. Nothing starts it.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    /// Returns the things of identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things that are offered first.
    func suggestedEntities() async throws -> [Entity]
    /// Returns the thing that is chosen at first.
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    public typealias Dependency = AppDependency
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// A search by text.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that match a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// A search whose things can all be listed.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery where Entity.ID: Hashable {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let identifiers = Set(identifiers)
        return try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// The values that a parameter offers.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    /// Returns the values.
    func results() async throws -> Result
}

/// A choice of a few values.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, DisplayRepresentable, Sendable {
    /// The names of the values.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    /// The name: the one of the list, or else the raw value.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
    }
}

/// The actions that an app offers to Siri and Spotlight.
public protocol AppShortcutsProvider {
    /// The actions.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing: no system learns about the actions.
    public static func updateAppShortcutParameters() {}
}

/// The color of a tile in the Shortcuts app.
public enum ShortcutTileColor: Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    case yellow
}

/// An action with phrases for Siri.
public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
}

/// A part of a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// A phrase for Siri.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// A result builder of an app's actions.
@resultBuilder
public struct AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}
