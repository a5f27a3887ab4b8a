import BuilderRxSwift
import Testing

/// Asynchronous work as singles and observables.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct AsyncSequenceAsObservableTests {
    private let tally = Tally()

    @Test func aSingleOfAsynchronousWork() async throws {
        #expect(try await Single.create { 1 }.value == 1)
        #expect(
            try await Single.create(detached: true, priority: .high) {
                await Task.yield(); return 2
            }.value == 2)
        await #expect(throws: TraitError.first) {
            try await Single<Int>.create { () async throws -> Int in throw TraitError.first }.value
        }
    }

    @Test func workRunsOnceForEachSubscription() async throws {
        let single = Single<Int>.create { [tally] () async throws -> Int in
            tally.note()
            return tally.count
        }
        #expect(tally.count == 0)
        #expect(try await single.value == 1)
        #expect(try await single.value == 2)
    }

    @Test func disposingCancelsTheTask() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Bool.self)
        let single = Single<Int>.create { () async throws -> Int in
            begin.yield()
            // Ends when the task is canceled.
            for await _ in AsyncStream<Void>.makeStream().stream {}
            end.yield(Task.isCancelled)
            try Task.checkCancellation()
            return 1
        }
        let subscription = single.note(in: tally)
        for await _ in begun { break }
        subscription.dispose()
        for await isCancelled in ended {
            #expect(isCancelled)
            break
        }
        #expect(tally.lines == ["disposed"])
    }

    @Test func whatTheWorkHeldIsReleased() async throws {
        var witness: Witness? = Witness()
        weak let gone = witness
        do {
            let single = Single<Int>.create { [witness] () async throws -> Int in
                withExtendedLifetime(witness) { 1 }
            }
            _ = try await single.value
        }
        witness = nil
        // The task releases its closure at its end, just after its result is available.
        while gone != nil { await Task.yield() }
        #expect(gone == nil, "otherwise the time limit is exceeded")
    }

    @Test func anAsynchronousSequence() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
        #expect(try await stream.asObservable().toArray().value == [1, 2])
    }

    @Test func whatASequenceThrowsIsTheError() async throws {
        let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TraitError.first) }
        await #expect(throws: TraitError.first) { try await failing.asObservable().toArray().value }
        let cancelled = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }
        #expect(try await cancelled.asObservable().toArray().value == [])
    }

    @Test func disposingEndsTheLoop() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let (come, came) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = { _ in end.yield() }
        let subscription = stream.asObservable().subscribe(onNext: { came.yield($0) })
        continuation.yield(5)
        for await element in come {
            #expect(element == 5)
            break
        }
        subscription.dispose()
        for await _ in ended { break }
    }

    @Test func thereAndBackAgain() async throws {
        let values = Observable.range(start: 1, count: 100).values
        #expect(try await values.asObservable().toArray().value == Array(1...100))
    }
}
