/// A pointer to a variable that holds an object, as methods of Objective-C take it.
///
/// Nothing is released automatically on Linux: the variable retains its object, and the pointer is valid for as long as
/// the variable is. It is created explicitly, because only the compiler of Apple's systems converts `&variable` to it.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: Hashable {
    private let pointer: UnsafeMutablePointer<Pointee>

    /// Creates a pointer to the same variable as another one.
    public init(_ other: UnsafeMutablePointer<Pointee>) { pointer = other }

    /// Creates a pointer to the same variable as another one; nil for nil.
    public init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        pointer = other
    }

    /// The variable's value.
    public var pointee: Pointee {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }

    /// Returns the value at an index, of which only 0 is that of the variable.
    public subscript(index: Int) -> Pointee { pointer[index] }
}
