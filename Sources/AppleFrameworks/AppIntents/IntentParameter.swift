import BuilderFoundation

/// The control for a number.
public enum IntentNumberControlStyle: Sendable { case field, stepper, slider }

/// A value that a person gives to an action.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var value: Value?

    /// The value; nil for an optional one that isn't given. Reading another that isn't given is an error of the
    /// program.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = type.init(nilLiteral: ()) as? Value
            {
                return none
            }
            preconditionFailure("A parameter of the type \(Value.self) has no value.")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    /// Creates a parameter.
    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle? = nil,
        inclusiveRange: (Value, Value)? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
        query: (any EntityQuery)? = nil
    ) { value = defaultValue }

    /// Asks the person, which fails.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }
    /// Asks the person, which fails.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw needsValueError(dialog)
    }
    /// Asks the person, which fails.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsValueError(dialog)
    }
    /// Returns the error of an action that needs a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.needsValue }
}

/// An error of an action.
public enum AppIntentError: Error, Sendable { case needsValue, restartPerform }

/// A text that is spoken or shown.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    let text: LocalizedStringResource
    public init(_ text: LocalizedStringResource) { self.text = text }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A file that is given to an action.
public struct IntentFile: Hashable, Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
    public init(fileURL: URL, filename: String? = nil) {
        (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL)
    }
}

/// A sentence with the parameters of an action.
public protocol ParameterSummary: Sendable {}

/// A sentence with the parameters of an action. It isn't shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(_ summary: ParameterSummaryString<Intent>) {}
    public init(
        _ summary: ParameterSummaryString<Intent>,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// A text with the paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: String) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// A result builder of the paths of parameters.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

/// A result builder of a sentence.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
        summary
    }
    @_disfavoredOverload
    public static func buildExpression<Content: ParameterSummary>(_ summary: Content) -> Content { summary }
    public static func buildBlock<Content: ParameterSummary>(_ summary: Content) -> Content { summary }
}
