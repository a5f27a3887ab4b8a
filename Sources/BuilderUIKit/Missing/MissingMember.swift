import Foundation

/// The value of a member of a type that is missing on Linux.
///
/// Any member of it can be read and called with any arguments, and has no effect. A gallery's lowered files use it in
/// place of types that neither the app nor this package has.
@dynamicMemberLookup
@dynamicCallable
public struct MissingMember: Hashable, Sendable {
    public init() {}

    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        nonmutating set {}
    }

    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        nonmutating set {}
    }

    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingMember {
        MissingMember()
    }

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

    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}
