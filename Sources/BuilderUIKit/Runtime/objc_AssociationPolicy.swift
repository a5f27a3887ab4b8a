// The names are those of the Objective-C runtime, which shared code calls.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// The storage of a value that is associated with an object.
///
/// Atomic and nonatomic policies don't differ here: every access is guarded by a lock.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An instance of a class isn't retained, and is nil once it is released (on iOS its address stays).
    ///
    /// Other values are stored.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of an instance of an `NSCopying` class is retained.
    ///
    /// Other values are stored as with `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained; the same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained; the same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY = 771
}
