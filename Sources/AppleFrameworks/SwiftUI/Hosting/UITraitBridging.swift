import BuilderUIKit

/// A value of the environment that is a trait of UIKit as well.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value of a trait collection.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Writes the value into traits.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
