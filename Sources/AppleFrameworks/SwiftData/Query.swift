import BuilderSwiftUI
import Settling
import Synchronization

/// The objects of a store in a view; none, as views aren't drawn.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let result: Result
    /// The objects.
    public var wrappedValue: Result { result }
    /// The context.
    public var modelContext: ModelContext? { nil }
    /// The failure; nil.
    public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
    /// Creates a list of all objects.
    public nonisolated init() { result = [] }
    /// Creates a list of objects that meet a condition.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { result = [] }
    /// Creates a list of objects that meet a condition.
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { result = [] }
    /// Creates a list of objects that meet a condition, in the order of a property.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
    /// Creates a list of objects that meet a condition, in the order of a property.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
}

private struct ModelContextKey: EnvironmentKey {
    /// The context of one store for all of a screen's views without a store of their own.
    static var defaultValue: ModelContext {
        guard let screen = ScreenWork.current else { return shared }
        let (context, ended) = contexts.withLock { contexts in
            let ended = contexts.filter { $0.screen == nil }
            contexts.removeAll { $0.screen == nil }
            if let known = contexts.first(where: { $0.screen === screen }) { return (known.context, ended) }
            let context = emptyContext()
            contexts.append(ScreenContext(screen: screen, context: context))
            return (context, ended)
        }
        // Objects of ended renders are released outside of the lock.
        withExtendedLifetime(ended) {}
        return context
    }

    /// The context outside of renders.
    private static let shared = emptyContext()
    private static let contexts = Mutex<[ScreenContext]>([])

    private struct ScreenContext: Sendable {
        weak var screen: ScreenWork?
        let context: ModelContext
    }

    private static func emptyContext() -> ModelContext {
        // A store in memory can always be made.
        if let container = try? ModelContainer(for: Schema([]), configurations: []) { return ModelContext(container) }
        preconditionFailure("a store in memory can't be made")
    }
}

extension EnvironmentValues {
    /// The context of the view's store.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of views.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View { self }
    /// Sets the context of views.
    public nonisolated func modelContext(_ context: ModelContext) -> some View { self }
    /// Sets the store of views to one of a type.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
    /// Sets the store of views to one of types.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
}

extension Scene {
    /// Sets the store of views.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
    /// Sets the store of views to one of a type.
    public nonisolated func modelContainer(for modelType: any PersistentModel.Type) -> some Scene { self }
    /// Sets the store of views to one of types.
    public nonisolated func modelContainer(for modelTypes: [any PersistentModel.Type]) -> some Scene { self }
}
