// Lowered files call this function, where overrides of Foundation's members are taken off the main actor.

/// Returns the value of a closure of the main actor, which is called on the caller's thread.
///
/// `MainActor.assumeIsolated(_:)` ends the process on other threads. On Apple's systems, methods that Foundation calls
/// aren't checked in Swift 5's mode: an object may be compared on any thread.
public func _assumeMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}
