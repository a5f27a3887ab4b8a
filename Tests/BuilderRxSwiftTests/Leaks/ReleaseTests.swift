import BuilderRxSwift
import BuilderRxTest
import Testing

/// Disposing releases every closure, and so does the end of a sequence, even if other objects are still retained.
///
/// What is neither disposed nor ends keeps its closures, even when its source is gone: dropping the disposable of a
/// chain on `never()` is a leak, as it is in RxSwift, because a chain holds itself until one of the two happens. That
/// is what bags are for.
@Suite(.leavesNoResources) struct ReleaseTests {
    @Test(arguments: Chain.all) func disposedBeforeAnyEvent(_ chain: Chain) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = chain.start(bench)
        subscription.dispose()
        if chain.traits.contains(.disposesLater) { bench.pass() }
        #expect(!bench.isTokenHeldElsewhere())
        #expect(!subject.hasObservers)
        #expect(!bench.other.hasObservers)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: Chain.all) func disposedAfterSomeEvents(_ chain: Chain) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = chain.start(bench)
        feed(subject, bench)
        subscription.dispose()
        if chain.traits.contains(.disposesLater) { bench.pass() }
        #expect(!bench.isTokenHeldElsewhere())
        #expect(!subject.hasObservers)
        #expect(!bench.other.hasObservers)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: Chain.all) func completed(_ chain: Chain) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = chain.start(bench)
        feed(subject, bench)
        subject.onCompleted()
        bench.other.onCompleted()
        bench.pass()
        #expect(bench.hasEnded != chain.traits.contains(.survivesCompletion))
        if chain.traits.contains(.survivesCompletion) { subscription.dispose() }
        if chain.traits.contains(.disposesLater) { bench.pass() }
        #expect(!bench.isTokenHeldElsewhere())
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: Chain.all) func failed(_ chain: Chain) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = chain.start(bench)
        feed(subject, bench)
        subject.onError(ChainFailure())
        bench.other.onCompleted()
        bench.pass()
        #expect(bench.hasEnded != chain.traits.contains(.survivesError))
        if chain.traits.contains(.survivesError) { subscription.dispose() }
        if chain.traits.contains(.disposesLater) { bench.pass() }
        #expect(!bench.isTokenHeldElsewhere())
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: Chain.all) func disposedFromInside(_ chain: Chain) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = SingleAssignmentDisposable()
        bench.afterNext = { subscription.dispose() }
        subscription.setDisposable(chain.start(bench))
        feed(subject, bench)
        subject.onCompleted()
        bench.other.onCompleted()
        bench.pass()
        // Nothing but the disposal may follow the first element, unless everything came before there was something to
        // dispose.
        if !chain.traits.contains(.immediate) {
            #expect(["", "n", "d", "nd", "cd", "ed"].contains(bench.log), "\(bench.log)")
        }
        subscription.dispose()
        if chain.traits.contains(.disposesLater) { bench.pass() }
        #expect(!bench.isTokenHeldElsewhere())
    }

    /// Disposal inside of each closure of a chain, one after the other: no event follows, and nothing is held.
    @Test(arguments: Chain.all) func disposedInsideOfEachClosure(_ chain: Chain) {
        var number = 0
        // Timers call them without end.
        while number < 30, isDisposed(chain, inCall: number) { number += 1 }
        #expect(number > 0)
    }

    /// Runs a chain and disposes it inside of one of the calls of its closures. Returns false if there are fewer.
    private func isDisposed(_ chain: Chain, inCall number: Int) -> Bool {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = SingleAssignmentDisposable()
        var calls = 0
        var hasStarted = false
        var noted: Int?
        bench.inClosure = { [unowned bench] in
            calls += 1
            guard calls == number + 1 else { return }
            if hasStarted { noted = bench.log.count }
            subscription.dispose()
        }
        subscription.setDisposable(chain.start(bench))
        hasStarted = true
        feed(subject, bench)
        subject.onCompleted()
        bench.other.onCompleted()
        bench.pass()
        if let noted, !chain.subscribesItself {
            let later = bench.log.dropFirst(noted).filter { $0 != "d" }
            #expect(later.isEmpty, "call \(number): \(bench.log)")
        }
        subscription.dispose()
        bench.pass()
        bench.inClosure = {}
        #expect(!bench.isTokenHeldElsewhere(), "call \(number)")
        #expect(!subject.hasObservers && !bench.other.hasObservers, "call \(number)")
        return calls > number
    }

    private func feed(_ subject: PublishSubject<Int>, _ bench: Bench) {
        subject.onNext(1)
        bench.other.onNext(10)
        bench.scheduler.advanceTo(bench.scheduler.clock + 3)
        subject.onNext(2)
        bench.other.onNext(20)
    }
}
