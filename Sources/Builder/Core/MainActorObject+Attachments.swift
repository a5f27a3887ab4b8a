import BuilderUIKit

// Values attached to a view, controller, gesture or bar item, like associated objects on iOS, with their types as keys.
// They are released with the object.
@MainActor
extension _MainActorObject {
    /// Returns the attached value of a type, if there is one.
    func attachment<Value>(_ type: Value.Type) -> Value? { attachments[ObjectIdentifier(type)] as? Value }

    /// Returns the attached value of a type; creates and attaches it if there is none yet.
    func attachment<Value>(_ type: Value.Type, make: () -> Value) -> Value {
        if let value = attachment(type) { return value }
        let value = make()
        attachments[ObjectIdentifier(type)] = value
        return value
    }

    /// Attaches a value in place of the current one of its type; nil removes it.
    func attach<Value>(_ value: Value?, as type: Value.Type = Value.self) {
        attachments[ObjectIdentifier(type)] = value
    }
}
