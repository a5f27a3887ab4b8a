/// A strategy that takes a snapshot of a value, stores it and compares it.
///
/// ```swift
/// extension Snapshotting where Value == User, Format == String {
///     static var badge: Self { Snapshotting<String, String>.lines.pullback { "\($0.name) <\($0.email)>" } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The extension of the baseline's file; nil or empty for none.
    public var pathExtension: String?
    /// The storage and comparison of snapshots.
    public var diffing: Diffing<Format>
    /// Takes the snapshot.
    public var snapshot: (Value) -> Async<Format>
    /// Takes the snapshot of a value that is created within the render that draws it, so that the image waits for what
    /// the value requests while it is created. Nil if the time of creation makes no difference.
    var drawing: ((_ make: @escaping () throws -> Value) -> Async<Format>)?

    /// Creates a strategy.
    /// - Parameters:
    ///   - pathExtension: The extension of the baseline's file; nil or empty for none.
    ///   - diffing: The storage and comparison of snapshots.
    ///   - asyncSnapshot: A closure that takes the snapshot, synchronously or later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    /// - Parameters:
    ///   - pathExtension: The extension of the baseline's file; nil or empty for none.
    ///   - diffing: The storage and comparison of snapshots.
    ///   - snapshot: A closure that takes the snapshot synchronously.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Creates a strategy for values that are created within the render.
    static func making(
        pathExtension: String?, diffing: Diffing<Format>,
        by drawing: @escaping (_ make: @escaping () throws -> Value) -> Async<Format>
    ) -> Snapshotting {
        var strategy = Snapshotting(
            pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in drawing { value } })
        strategy.drawing = drawing
        return strategy
    }
}

/// A snapshot of a value as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that takes the value itself.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Returns the same snapshot of another value, from which this strategy's value can be created.
    ///
    /// ```swift
    /// let markup = Snapshotting<String, String>.lines.pullback { (page: Page) in page.markup }
    /// ```
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > {
        let snapshot = snapshot
        var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            snapshot(transform($0))
        }
        if let drawing { result.drawing = { make in drawing { transform(try make()) } } }
        return result
    }

    /// Returns the same snapshot of another value, from which this strategy's value is created asynchronously.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}

/// A value that is available now or later.
///
/// ```swift
/// let answer = Async<Int> { callback in DispatchQueue.main.async { callback(42) } }
/// answer.map { "\($0)" }.run { print($0) }
/// ```
public struct Async<Value> {
    /// Starts the work; the closure receives the value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value that is available when the work is done.
    /// - Parameter run: A closure that does the work and calls its argument with the value, once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is already available.
    public init(value: Value) { run = { callback in callback(value) } }

    /// Returns the value transformed by a closure, when it is available.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in self.run { callback(transform($0)) } }
    }
}
