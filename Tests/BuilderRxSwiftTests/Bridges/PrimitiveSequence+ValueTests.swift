import BuilderRxSwift
import Testing

/// Traits that are waited for.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct PrimitiveSequenceValueTests {
    private let tally = Tally()

    @Test func theValueOfASingle() async throws {
        #expect(try await Single.just(1).value == 1)
        await #expect(throws: TraitError.first) { try await Single<Int>.error(TraitError.first).value }
    }

    @Test func theValueOfAMaybe() async throws {
        #expect(try await Maybe.just(1).value == 1)
        #expect(try await Maybe<Int>.empty().value == nil)
        await #expect(throws: TraitError.first) { try await Maybe<Int>.error(TraitError.first).value }
    }

    @Test func theValueOfACompletable() async throws {
        try await Completable.empty().value
        await #expect(throws: TraitError.first) { try await Completable.error(TraitError.first).value }
    }

    @Test func cancelingTheTaskDisposesASingle() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [tally] in
            try await Single<Int>.create { _ in
                begin.yield()
                return Disposables.create { tally.note("stopped") }
            }.value
        }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(tally.lines == ["stopped"])
    }

    @Test func cancelingTheTaskDisposesAMaybeAndACompletable() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let maybe = Task { try await Maybe<Int>.never().do(onSubscribed: { begin.yield() }).value }
        let completable = Task { try await Completable.never().do(onSubscribed: { begin.yield() }).value }
        var count = 0
        for await _ in begun {
            count += 1
            if count == 2 { break }
        }
        maybe.cancel()
        completable.cancel()
        await #expect(throws: CancellationError.self) { try await maybe.value }
        await #expect(throws: CancellationError.self) { try await completable.value }
    }

    @Test func aTaskThatIsCancelledAlreadyDoesNotWait() async {
        let task = Task {
            // Until it is canceled.
            for await _ in AsyncStream<Void>(unfolding: { Task.isCancelled ? nil : await Task.yield() }) {}
            return try await Single<Int>.never().value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func concurrentElementAndCancellationResumeOnce() async {
        for _ in 1...100 {
            let subject = PublishSubject<Int>()
            let task = Task { try await subject.first().value }
            async let sent: Void = {
                while !subject.hasObservers { await Task.yield() }
                subject.onNext(1)
            }()
            async let cancelled: Void = {
                while !subject.hasObservers { await Task.yield() }
                task.cancel()
            }()
            let result = await task.result
            switch result {
            case .success(let value): #expect(value == 1)
            case .failure(let error): #expect(error is CancellationError)
            }
            // The second task must not wait for an observer that is disposed.
            let last = subject.subscribe()
            _ = await (sent, cancelled)
            last.dispose()
        }
    }
}
