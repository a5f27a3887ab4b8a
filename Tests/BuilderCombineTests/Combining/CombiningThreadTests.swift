import BuilderCombine
import Foundation
import Synchronization
import Testing

/// Values from several threads at a time.
@Suite(.timeLimit(.minutes(20))) struct CombiningThreadTests {
    private static let count = 2000

    @Test func mergeDeliversOneAtATimeInEachPublishersOrder() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let inside = Atomic(0)
        nonisolated(unsafe) var overlaps = 0
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var isFinished = false
        let cancellable = Publishers.MergeMany(subjects).sink(
            receiveCompletion: { _ in isFinished = true },
            receiveValue: { value in
                if inside.add(1, ordering: .acquiringAndReleasing).oldValue != 0 { overlaps += 1 }
                values.append(value)
                inside.subtract(1, ordering: .acquiringAndReleasing)
            })
        concurrently(4) { thread in
            for number in 0..<Self.count { subjects[thread].send(number * 4 + thread) }
            subjects[thread].send(completion: .finished)
        }
        #expect(overlaps == 0)
        #expect(values.count == 4 * Self.count)
        for thread in 0..<4 {
            let own = values.filter { $0 % 4 == thread }
            #expect(own == own.sorted())
        }
        #expect(isFinished)
        withExtendedLifetime(cancellable) {}
    }

    @Test func combineLatestDeliversEveryCombinationInOrder() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        nonisolated(unsafe) var values: [(Int, Int)] = []
        let cancellable = a.combineLatest(b).sink { values.append($0) }
        a.send(0)
        b.send(0)
        concurrently(2) { thread in
            for number in 1...Self.count { (thread == 0 ? a : b).send(number) }
        }
        #expect(values.count == 2 * Self.count + 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0.0 + $0.1 + 1 == $1.0 + $1.1 })
        #expect(values.last.map { $0 == (Self.count, Self.count) } == true)
        withExtendedLifetime(cancellable) {}
    }

    @Test func subscribersThatSendToEachOtherDontDeadlock() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let received = Atomic(0)
        // Each thread holds the lock of its own subject while it delivers into the other's chain.
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let cancellables = [
            a.merge(with: b).combineLatest(Just(1)).sink { _ in received.add(1, ordering: .relaxed) },
            c.combineLatest(d).merge(with: Empty()).sink { _ in received.add(1, ordering: .relaxed) },
        ]
        concurrently(2) { thread in
            for number in 0..<Self.count {
                (thread == 0 ? a : b).send(number)
                (thread == 0 ? c : d).send(number)
            }
        }
        #expect(received.load(ordering: .relaxed) >= 2 * Self.count)
        cancellables.forEach { $0.cancel() }
    }

    @Test func cancellationWhileOthersSend() {
        for _ in 0..<200 {
            let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
            let cancellables = [
                subjects[0].merge(with: subjects[1]).sink { _ in },
                subjects[0].combineLatest(subjects[1]).map { $0 + $1 }.sink { _ in },
            ]
            concurrently(3) { thread in
                if thread == 2 { return cancellables.forEach { $0.cancel() } }
                for number in 0..<20 { subjects[thread].send(number) }
            }
        }
    }
}
