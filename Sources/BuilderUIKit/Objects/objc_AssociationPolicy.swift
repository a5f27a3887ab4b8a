// The names are those of the Objective-C runtime, which shared code calls.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// How an object holds a value that is associated with it. Atomic or not makes no difference here: every access is
/// guarded.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A class instance is not kept alive, and is nil once it is gone (on iOS its address stays). Other values are kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value lives as long as the object.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of an instance of an `NSCopying` class; other values as with `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}
