import Foundation

/// Values by control state: the exact state first, then the plain one.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

    /// The value that was set for exactly this state.
    func exactValue(for state: UIControl.State) -> Value? { values[state] }

    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
