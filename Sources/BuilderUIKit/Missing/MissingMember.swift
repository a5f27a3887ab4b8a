import Foundation

/// The value of a member of a type that is missing on Linux.
///
/// Any member of it can be read and called with any arguments, and has no effect. A gallery's lowered files use it in
/// place of types that neither the app nor this package has.
@dynamicMemberLookup
@dynamicCallable
public struct MissingMember: Hashable, Sendable {
    /// A member of the missing type, without effect.
    public init() {}

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        nonmutating set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        nonmutating set {}
    }

    /// A member of the missing type, without effect.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingMember {
        MissingMember()
    }

    /// A member of the missing type, without effect.
    public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
        missingValue()
    }
}

/// The base class of the stand-in for a missing class or value.
@dynamicMemberLookup
open class MissingObject: NSObject, Codable {
    public required override init() { super.init() }
    public required init(from decoder: any Decoder) throws { super.init() }
    open func encode(to encoder: any Encoder) throws {}

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}
