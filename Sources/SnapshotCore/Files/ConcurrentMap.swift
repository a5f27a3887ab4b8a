import Foundation
import Synchronization

/// Runs small independent pieces of work, such as one for each of a thousand files, on all cores.
package enum ConcurrentMap {
    /// Calls `body` with each number below `count`, concurrently and in no order, and waits for all calls.
    /// - Returns: The results in the order of their numbers.
    package static func results<Value: Sendable>(
        _ count: Int, _ body: @Sendable (Int) throws -> Value
    ) -> [Result<Value, any Error>] {
        let found = Mutex([Result<Value, any Error>?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = Result<Value, any Error> { try body(index) }
            found.withLock { $0[index] = result }
        }
        return found.withLock { $0.compactMap(\.self) }
    }

    /// Calls `body` with each element, concurrently and in no order, and waits for all calls.
    /// - Throws: The error of the first element, in the order of `elements`, for which `body` throws.
    static func forEach<Element: Sendable>(_ elements: [Element], _ body: @Sendable (Element) throws -> Void) throws {
        for result in results(elements.count, { try body(elements[$0]) }) { try result.get() }
    }
}
