import BuilderUIKit

/// The input from which a screen is made.
public struct ScreenInput: Sendable {
    /// The part of the screen that is drawn.
    public enum Form: Hashable, Sendable {
        /// All that a device shows: navigation bars, tab bars and so on.
        case wholeScreen
        /// The content alone, for a picture of a given width.
        case bareView
    }

    /// A Boolean value that indicates whether the whole screen is drawn or its content alone.
    public var form: Form
    /// The data file of the user; nil for the screen's own sample.
    public var dataFile: URL?
    /// Receives a line for each request that can't be fulfilled.
    public var warn: @Sendable (String) -> Void
    private let store: Store

    /// - Parameter warn: writes to standard error unless given.
    public init(
        form: Form = .wholeScreen, dataFile: URL? = nil,
        warn: @escaping @Sendable (String) -> Void = { Console.standard.warn($0) }
    ) {
        self.form = form
        self.dataFile = dataFile
        self.warn = warn
        store = Store()
    }

    /// The value that `load` makes, once for all screens that are drawn together: data that several of them show.
    ///
    /// It is kept by its type and by the data file. An error isn't kept.
    @MainActor
    public func shared<Value: Sendable>(_ load: () throws -> Value) rethrows -> Value {
        let key = Store.Key(type: ObjectIdentifier(Value.self), file: dataFile)
        if let value = store.values[key] as? Value { return value }
        let value = try load()
        store.values[key] = value
        return value
    }

    /// Values that copies of an input have in common.
    private final class Store: Sendable {
        struct Key: Hashable {
            var type: ObjectIdentifier
            var file: URL?
        }

        @MainActor var values: [Key: any Sendable] = [:]
    }
}
