/// Carries a value over to where the compiler sees another thread.
///
/// For what the interface may not ask to be `Sendable`: closures, observers and elements. Who makes one says why it is
/// safe.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
