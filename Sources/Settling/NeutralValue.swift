/// A type with a value that does nothing, which stands for an expression that doesn't compile on Linux.
package protocol NeutralValue {
    /// Returns a value of the type.
    static func neutralValue() -> Any
}
