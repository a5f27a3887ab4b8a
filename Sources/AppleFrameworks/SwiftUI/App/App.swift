import BuilderUIKit

/// An app; its windows aren't drawn.
@preconcurrency @MainActor
public protocol App {
    /// The type of the content.
    associatedtype Body: Scene
    /// The app's windows.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

extension App {
    /// Ends: there is nothing to run.
    public static func main() {}
}

/// A window of an app.
@preconcurrency @MainActor
public protocol Scene {
    /// The type of the content.
    associatedtype Body: Scene
    /// The content.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A window of SwiftUI's own.
@preconcurrency @MainActor
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A result builder of windows.
@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        (repeat each Content)
    > { _TupleScene() }
}

/// Several windows.
public nonisolated struct _TupleScene<Scenes>: _PrimitiveScene {}

/// Windows with the same content.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension Scene {
    /// Calls a closure when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        self
    }
    /// Calls a closure when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        self
    }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    /// Sets an observable object for the scene's views.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    /// Calls a closure when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some Scene
    { self }
    /// Runs a closure for the system's tasks in the background.
    public nonisolated func backgroundTask<Request: Sendable, Response: Sendable>(
        _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }
    /// Sets the events for which the system opens the scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Work that the system asks for while the app is in the background; it asks for none.
public struct BackgroundTask<Request, Response>: Sendable {
    private let identifier: String
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A task that refreshes the app.
    public static func appRefresh(_ identifier: String) -> Self { Self(identifier: identifier) }
    /// The events of a background session.
    public static func urlSession(_ identifier: String) -> Self { Self(identifier: identifier) }
}

/// The app's delegate, in an app of SwiftUI.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate {
        guard let delegate = UIApplication.shared.delegate as? Delegate else {
            preconditionFailure("The app's delegate is no \(Delegate.self).")
        }
        return delegate
    }
}

/// A delegate whose scene SwiftUI shows (iOS 26); it isn't drawn.
@preconcurrency @MainActor
public protocol UIHostingSceneDelegate: UISceneDelegate {
    /// The scene's content.
    associatedtype RootScene: Scene
    /// The content of the scene.
    @SceneBuilder static var rootScene: RootScene { get }
}
