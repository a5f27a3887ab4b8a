import CStack

/// Runs a closure in the same thread; on a new stack if there is little room left on the current one.
///
/// Recursion along a chain of objects calls it wherever `cstack_is_low()` is true, so that its depth is limited by
/// memory alone.
@inline(never)
package func withStackRoom(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
        var body = body
        withUnsafeMutablePointer(to: &body) { pointer in
            cstack_call({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }
}
