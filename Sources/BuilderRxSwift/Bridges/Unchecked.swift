/// Carries a value across isolation domains.
///
/// For values that the interface can't require to be `Sendable`: closures, observers and elements. Each use states why
/// it is safe.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
