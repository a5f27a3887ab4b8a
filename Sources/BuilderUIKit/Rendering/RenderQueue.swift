import Foundation
import Synchronization

/// A first-in, first-out queue of a process' renders that admits several at once and rejects new ones when it is full.
///
/// Admitted renders share the main actor: while one waits for an image to load, others are laid out. Their number is
/// limited because each keeps its views.
final class RenderQueue: @unchecked Sendable {
    static let shared = RenderQueue(openLimit: 32)

    private let lock = Mutex(())
    private let openLimit: Int
    private var open = 0
    private var waiting = 0
    /// The suspended renders, in their order.
    private var turns: [(ticket: Ticket, continuation: CheckedContinuation<Void, any Error>)] = []

    /// Creates a queue.
    ///
    /// - Parameter openLimit: the number of renders that may be open at once, 1 or more.
    init(openLimit: Int) { self.openLimit = openLimit }

    /// The number of open and of waiting renders.
    var counts: (open: Int, waiting: Int) { lock.withLock { _ in (open, waiting) } }

    /// Adds a ticket at the end of the queue.
    ///
    /// - Throws: `RenderError.tooManyWaiting` if `limit` or more wait.
    func join(limit: Int) throws -> Ticket {
        try lock.withLock { _ in
            guard waiting < limit else { throw RenderError.tooManyWaiting(limit: limit) }
            waiting += 1
            return Ticket(queue: self)
        }
    }

    /// The ticket of one render: waiting, then open, then left.
    final class Ticket: @unchecked Sendable {
        fileprivate enum State {
            case waiting
            case open
            case left
        }

        private let queue: RenderQueue
        /// The ticket's state. Guarded by the queue's lock.
        fileprivate var state = State.waiting

        fileprivate init(queue: RenderQueue) { self.queue = queue }

        /// Returns when it is this render's turn.
        ///
        /// - Throws: `CancellationError` if the task is canceled before that.
        func begin() async throws {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { queue.begin(self, $0) }
            } onCancel: {
                queue.giveUp(self)
            }
        }

        /// Leaves the queue if the ticket is still waiting; an open ticket stays until `leave()`.
        func abandon() { queue.giveUp(self) }

        /// Leaves the queue, which admits the next render. Further calls do nothing.
        func leave() { queue.leave(self) }
    }

    private func begin(_ ticket: Ticket, _ continuation: CheckedContinuation<Void, any Error>) {
        let answer: Result<Void, any Error>? = lock.withLock { _ in
            guard ticket.state == .waiting else { return .failure(CancellationError()) }
            guard open < openLimit, turns.isEmpty else {
                turns.append((ticket, continuation))
                return nil
            }
            admit(ticket)
            return .success(())
        }
        if let answer { continuation.resume(with: answer) }
    }

    /// Opens a ticket. Call with the lock held.
    private func admit(_ ticket: Ticket) {
        ticket.state = .open
        open += 1
        waiting -= 1
    }

    private func giveUp(_ ticket: Ticket) { leave(ticket, onlyIfWaiting: true) }

    private func leave(_ ticket: Ticket, onlyIfWaiting: Bool = false) {
        let (refused, admitted) = lock.withLock { _ in remove(ticket, onlyIfWaiting: onlyIfWaiting) }
        refused?.resume(throwing: CancellationError())
        admitted.forEach { $0.resume() }
    }

    /// Removes a ticket. Call with the lock held.
    ///
    /// - Returns: the continuation suspended at the ticket, and those of the renders admitted instead.
    private func remove(
        _ ticket: Ticket, onlyIfWaiting: Bool
    ) -> (refused: CheckedContinuation<Void, any Error>?, admitted: [CheckedContinuation<Void, any Error>]) {
        guard !onlyIfWaiting || ticket.state == .waiting else { return (nil, []) }
        var refused: CheckedContinuation<Void, any Error>?
        switch ticket.state {
        case .left: return (nil, [])
        case .open: open -= 1
        case .waiting:
            waiting -= 1
            if let index = turns.firstIndex(where: { $0.ticket === ticket }) {
                refused = turns.remove(at: index).continuation
            }
        }
        ticket.state = .left
        var admitted: [CheckedContinuation<Void, any Error>] = []
        while open < openLimit, !turns.isEmpty {
            let next = turns.removeFirst()
            admit(next.ticket)
            admitted.append(next.continuation)
        }
        return (refused, admitted)
    }
}
