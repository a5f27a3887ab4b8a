/// A value and the time at which it came.
public struct Recorded<Value> {
    /// When it came.
    public let time: TestTime
    /// The recorded value.
    public let value: Value

    /// Makes a record.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: CustomDebugStringConvertible {
    public var debugDescription: String {
        "\(value) @ \(time)"
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}
