import BuilderFoundation

/// The end of an action.
public protocol IntentResult: Sendable {
    associatedtype Value: Sendable
    /// The value that the action returns.
    var value: Value? { get }
}
/// The end of an action that returns a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// The end of an action that says something.
public protocol ProvidesDialog: IntentResult {}
/// The end of an action that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// The end of an action that is followed by another one.
public protocol OpensIntent: IntentResult {}

/// The end of an action. Nothing is said, shown or opened.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
    public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self(value: nil) }
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
    public static func result<Content>(dialog: IntentDialog, view: Content) -> Self { Self(value: nil) }
    public static func result<Content>(dialog: IntentDialog, content: () -> Content) -> Self { Self(value: nil) }
    public static func result<Content>(view: Content) -> Self { Self(value: nil) }
    public static func result<Content>(content: () -> Content) -> Self { Self(value: nil) }
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self { Self(value: nil) }
    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self { Self(value: nil) }
}

extension IntentResult {
    public static func result<Result>(value: Result) -> Self where Self == IntentResultContainer<Result> {
        Self(value: value)
    }
    public static func result<Result>(value: Result, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Result> { Self(value: value) }
    public static func result<Result, Content>(value: Result, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Result> { Self(value: value) }
    public static func result<Result, Content>(value: Result, view: Content) -> Self
    where Self == IntentResultContainer<Result> { Self(value: value) }
    public static func result<Result, Intent: AppIntent>(value: Result, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Result> { Self(value: value) }
}
