import BuilderUIKit

// Values attached to a view, controller, gesture or bar item, as code for iOS does with associated objects: each under
// the identity of its type. They are released with the object.
@MainActor
extension _MainActorObject {
    /// The attached value of a type, if there is one.
    func attachment<Value>(_ type: Value.Type) -> Value? { attachments[ObjectIdentifier(type)] as? Value }

    /// The attached value of a type; made and attached when there is none yet.
    func attachment<Value>(_ type: Value.Type, make: () -> Value) -> Value {
        if let value = attachment(type) { return value }
        let value = make()
        attachments[ObjectIdentifier(type)] = value
        return value
    }

    /// Attaches a value in place of the one of its type that is there; nil takes that away.
    func attach<Value>(_ value: Value?, as type: Value.Type = Value.self) {
        attachments[ObjectIdentifier(type)] = value
    }
}
