import BuilderRxSwift
import Testing

/// Observables as asynchronous sequences.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ObservableConvertibleTypeValuesTests {
    @Test func elementsThatCameBeforeTheLoopAreKept() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        subject.onNext(3)
        var seen: [Int] = []
        for try await value in values { seen.append(value) }
        #expect(seen == [1, 2])
    }

    @Test func anErrorIsThrownAfterTheElements() async {
        var seen: [Int] = []
        do {
            for try await value in Observable.just(1).concat(Observable.error(TraitError.first)).values {
                seen.append(value)
            }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error as? TraitError == .first)
        }
        #expect(seen == [1])
    }

    @Test func leavingTheLoopDisposes() async throws {
        let subject = BehaviorSubject(value: 1)
        for try await value in subject.values {
            #expect(value == 1)
            break
        }
        #expect(!subject.hasObservers)
    }

    @Test func releasingTheSequenceDisposes() {
        let subject = PublishSubject<Int>()
        do {
            let values = subject.values
            #expect(subject.hasObservers)
            withExtendedLifetime(values) {}
        }
        #expect(!subject.hasObservers)
    }

    @Test func cancelingTheTaskDisposesAndThrows() async {
        let subject = PublishSubject<Int>()
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for try await value in subject.values.map({ $0 }) {
                #expect(value == 7)
                begin.yield()
            }
        }
        // The element is sent again until there is a subscription.
        let sending = Task {
            while !subject.hasObservers { await Task.yield() }
            subject.onNext(7)
        }
        for await _ in begun { break }
        await sending.value
        task.cancel()
        let result = await task.result
        #expect(!subject.hasObservers)
        #expect(throws: CancellationError.self) { try result.get() }
    }

    /// A subscription that is disposed of before any event throws, too.
    @Test func cancelingTheTaskBeforeAnElementThrows() async {
        let subject = PublishSubject<Int>()
        let task = Task {
            for try await value in subject.values { Issue.record("\(value)") }
        }
        while !subject.hasObservers { await Task.yield() }
        task.cancel()
        let result = await task.result
        #expect(!subject.hasObservers)
        #expect(throws: CancellationError.self) { try result.get() }
    }

    @Test func valuesOfAnInfallibleDontThrow() async {
        var seen: [Int] = []
        for await value in Infallible.of(1, 2, 3).values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func leavingTheLoopOfAnInfallibleDisposes() async {
        let subject = BehaviorSubject(value: 1)
        for await _ in subject.asInfallible(onErrorJustReturn: 0).values { break }
        #expect(!subject.hasObservers)
    }

    @Test func elementsNeedNotBeSendable() async throws {
        final class Plain {
            var number = 1
        }
        for try await value in Observable.just(Plain()).values { #expect(value.number == 1) }
    }
}
