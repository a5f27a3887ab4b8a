import Foundation

/// Values by control state; falls back to the normal state.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

    /// Returns the value for this state, without the fallback.
    func exactValue(for state: UIControl.State) -> Value? { values[state] }

    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}

/// The images between two neighbors in a control, by the states of both; falls back to the pair of normal states.
struct DividerImages {
    private struct Pair: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [Pair: UIImage] = [:]

    mutating func set(_ image: UIImage?, left: UIControl.State, right: UIControl.State) {
        images[Pair(left: left, right: right)] = image
    }

    func image(left: UIControl.State, right: UIControl.State) -> UIImage? {
        images[Pair(left: left, right: right)] ?? images[Pair(left: .normal, right: .normal)]
    }

    /// The width by which all dividers are laid out, in points; nil without images.
    var width: CGFloat? { images.values.map(\.size.width).max() }
}
