/// A wrapper that carries a value across isolation domains without checks.
///
/// It is for values that the API can't require to be `Sendable`: closures, observers and elements. A comment at each
/// use gives the reason why it is safe.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
