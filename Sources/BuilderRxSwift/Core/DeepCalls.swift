import CStack
import Settling

/// Runs a closure that calls the next part of a chain, or releases it; on a new stack if there is little room left.
///
/// Each recursion along a chain has such a call in every part, so that a chain of any length needs no deep stack.
@inline(__always)
func callingDeeply(_ body: () -> Void) {
    if cstack_is_low() { withStackRoom(body) } else { body() }
}

/// Releases the last reference to the next part of a chain; on a new stack if there is little room left.
///
/// Pass a property's `take()`. An assignment of `nil` would leave one access more open for each part.
@inline(__always)
func releaseDeeply<Value>(_ value: consuming Value?) {
    var value = value
    callingDeeply { _ = value.take() }
}
