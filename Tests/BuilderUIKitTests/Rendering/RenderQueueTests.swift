import Foundation
import Testing

@testable import BuilderUIKit

@Suite struct RenderQueueTests {
    @Test func soManyAreOpenAtOnceAndTheOthersWait() async throws {
        let queue = RenderQueue(openLimit: 2)
        let tickets = try (0..<3).map { _ in try queue.join(limit: 10) }
        try await tickets[0].begin()
        try await tickets[1].begin()
        #expect(queue.counts == (open: 2, waiting: 1))
        let third = Task { try await tickets[2].begin() }
        tickets[0].leave()
        try await third.value
        #expect(queue.counts == (open: 2, waiting: 0))
        tickets[1].leave()
        tickets[2].leave()
        #expect(queue.counts == (open: 0, waiting: 0))
    }

    @Test func joinThrowsWhenTheQueueIsFull() throws {
        let queue = RenderQueue(openLimit: 1)
        let tickets = try (0..<2).map { _ in try queue.join(limit: 2) }
        #expect(throws: RenderError.tooManyWaiting(limit: 2)) { try queue.join(limit: 2) }
        tickets[0].leave()
        let another = try queue.join(limit: 2)
        another.leave()
        tickets[1].leave()
    }

    @Test func aCancelledRenderLeavesTheQueue() async throws {
        let queue = RenderQueue(openLimit: 1)
        let first = try queue.join(limit: 10)
        try await first.begin()
        let second = try queue.join(limit: 10)
        let waiting = Task { try await second.begin() }
        let third = try queue.join(limit: 10)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(queue.counts == (open: 1, waiting: 1))
        first.leave()
        try await third.begin()
        third.leave()
    }

    @Test func leavingTwiceCountsOnce() async throws {
        let queue = RenderQueue(openLimit: 1)
        let ticket = try queue.join(limit: 10)
        try await ticket.begin()
        ticket.leave()
        ticket.leave()
        #expect(queue.counts == (open: 0, waiting: 0))
        await #expect(throws: CancellationError.self) { try await ticket.begin() }
    }

    /// Every ticket gets a turn, and never more than the limit are open.
    @Test func manyTakeTurns() async throws {
        let queue = RenderQueue(openLimit: 3)
        let seen = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                let ticket = try queue.join(limit: 100)
                group.addTask {
                    try await ticket.begin()
                    defer { ticket.leave() }
                    let open = queue.counts.open
                    await Task.yield()
                    return open
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(seen.count == 100)
        #expect(seen.allSatisfy { (1...3).contains($0) })
        #expect(queue.counts == (open: 0, waiting: 0))
    }
}
