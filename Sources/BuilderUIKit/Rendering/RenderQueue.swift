import Foundation

/// Lets the renders of a process begin in the order in which they came, some at once, and refuses those that too many are ahead of.
///
/// Those that have begun share the main actor: while one waits for a photo, others are laid out. There is a limit to that because
/// each keeps its views.
final class RenderQueue: @unchecked Sendable {
    static let shared = RenderQueue(openLimit: 32)

    private let lock = NSLock()
    private let openLimit: Int
    private var open = 0
    private var waiting = 0
    /// Those who are to be told that it is their turn, in their order.
    private var turns: [(place: Place, continuation: CheckedContinuation<Void, any Error>)] = []

    /// - Parameter openLimit: how many may be open at once, 1 or more.
    init(openLimit: Int) {
        self.openLimit = openLimit
    }

    /// How many are open, and how many wait.
    var counts: (open: Int, waiting: Int) { lock.withLock { (open, waiting) } }

    /// Takes a place behind those who wait.
    /// - Throws: `RenderError.tooManyWaiting` where `limit` or more do.
    func join(limit: Int) throws -> Place {
        try lock.withLock {
            guard waiting < limit else { throw RenderError.tooManyWaiting(limit: limit) }
            waiting += 1
            return Place(queue: self)
        }
    }

    /// One render's place: waiting, then open, then left.
    final class Place: @unchecked Sendable {
        fileprivate enum State {
            case waiting
            case open
            case left
        }

        private let queue: RenderQueue
        /// Guarded by the queue's lock.
        fileprivate var state = State.waiting

        fileprivate init(queue: RenderQueue) {
            self.queue = queue
        }

        /// Returns when it is this render's turn.
        /// - Throws: `CancellationError` when the task is cancelled before that.
        func begin() async throws {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { queue.begin(self, $0) }
            } onCancel: {
                queue.giveUp(self)
            }
        }

        /// Gives the place up if its turn hasn't come; one that is open stays until `leave`.
        func abandon() { queue.giveUp(self) }

        /// Makes room for the next; calling it again does nothing.
        func leave() { queue.leave(self) }
    }

    private func begin(_ place: Place, _ continuation: CheckedContinuation<Void, any Error>) {
        let answer: Result<Void, any Error>? = lock.withLock {
            guard place.state == .waiting else { return .failure(CancellationError()) }
            guard open < openLimit, turns.isEmpty else {
                turns.append((place, continuation))
                return nil
            }
            admit(place)
            return .success(())
        }
        if let answer { continuation.resume(with: answer) }
    }

    /// To be called with the lock held.
    private func admit(_ place: Place) {
        place.state = .open
        open += 1
        waiting -= 1
    }

    private func giveUp(_ place: Place) {
        leave(place, onlyIfWaiting: true)
    }

    private func leave(_ place: Place, onlyIfWaiting: Bool = false) {
        let (refused, admitted) = lock.withLock { remove(place, onlyIfWaiting: onlyIfWaiting) }
        refused?.resume(throwing: CancellationError())
        admitted.forEach { $0.resume() }
    }

    /// To be called with the lock held.
    /// - Returns: who waited at the place, and whose turn it is now.
    private func remove(
        _ place: Place, onlyIfWaiting: Bool
    ) -> (refused: CheckedContinuation<Void, any Error>?, admitted: [CheckedContinuation<Void, any Error>]) {
        guard !onlyIfWaiting || place.state == .waiting else { return (nil, []) }
        var refused: CheckedContinuation<Void, any Error>?
        switch place.state {
        case .left: return (nil, [])
        case .open: open -= 1
        case .waiting:
            waiting -= 1
            if let index = turns.firstIndex(where: { $0.place === place }) {
                refused = turns.remove(at: index).continuation
            }
        }
        place.state = .left
        var admitted: [CheckedContinuation<Void, any Error>] = []
        while open < openLimit, !turns.isEmpty {
            let next = turns.removeFirst()
            admit(next.place)
            admitted.append(next.continuation)
        }
        return (refused, admitted)
    }
}
