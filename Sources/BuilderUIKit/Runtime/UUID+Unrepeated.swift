import Foundation
import Synchronization

extension UUID {
    /// A new value that no other object of the process has; `UUID()` repeats its values in each render of a screen.
    ///
    /// It is a count in version 8 of RFC 9562, not a random number: a picture doesn't depend on it.
    static var unrepeated: UUID {
        let count = counter.add(1, ordering: .relaxed).newValue
        let low = (0..<7).map { UInt8(truncatingIfNeeded: count >> (48 - 8 * $0)) }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x80, 0, 0x80, low[0], low[1], low[2], low[3], low[4], low[5], low[6]))
    }

    private static let counter = Atomic<UInt64>(0)
}
