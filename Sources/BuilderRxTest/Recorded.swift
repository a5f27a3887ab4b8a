import BuilderRxSwift

/// A value and the virtual time at which it was recorded.
public struct Recorded<Value> {
    /// The virtual time of the event.
    public let time: TestTime
    /// The recorded value.
    public let value: Value

    /// Creates a record.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded {
    /// Returns the record of an element.
    ///
    /// ```swift
    /// let events: [Recorded<Event<String>>] = [.next(210, "a"), .completed(250)]
    /// ```
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// Returns the record of a completion.
    public static func completed<T>(
        _ time: TestTime, _ type: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> { Recorded(time: time, value: .completed) }

    /// Returns the record of an error.
    public static func error<T>(
        _ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> { Recorded(time: time, value: .error(error)) }

    /// Returns a list of records, for expressions whose type the compiler doesn't infer.
    ///
    /// ```swift
    /// let expected = Recorded.events(.next(210, "a"), .next(220, "b"), .completed(250))
    /// ```
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// Returns the same list, for records that are in an array already.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}

/// Returns the record of an element.
public func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> { .next(time, element) }

/// Returns the record of a completion.
public func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> { .completed(time) }

/// Returns the record of an error.
public func error<T>(_ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    .error(time, error)
}
