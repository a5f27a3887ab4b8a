import CStack
import Settling

/// Runs a closure that calls the next part of a chain, or releases it; on a new stack if there is little room left.
///
/// Each recursion along a chain has such a call in every part, so that a chain of any length needs no deep stack.
@inline(__always)
func callingDeeply(_ body: () -> Void) {
    if cstack_is_low() { withStackRoom(body) } else { body() }
}
