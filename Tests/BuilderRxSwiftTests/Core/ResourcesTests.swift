import Foundation
import Testing

@testable import BuilderRxSwift

/// The count of living objects. Other tests run at the same time, so each of these has a process of its own.
@Suite(.leavesNoResources) struct ResourcesTests {
    @Test func observablesObserversAndDisposablesAreCounted() async {
        await #expect(processExitsWith: .success) {
            #expect(Resources.total == 0)
            let bag = CompositeDisposable()
            #expect(Resources.total == 1)
            do {
                let subject = PublishSubject<Int>()
                #expect(Resources.total == 2)
                let subscribed = subject.map { $0 }.filter { $0 > 0 }
                let before = Resources.total
                #expect(before > 3)
                _ = bag.insert(subscribed.subscribe())
                #expect(Resources.total > before)
                bag.dispose()
                #expect(Resources.total == before)
            }
            #expect(Resources.total == 1)
            withExtendedLifetime(bag) {}
        }
    }

    @Test func theTotalCanBeChanged() async {
        await #expect(processExitsWith: .success) {
            #expect(Resources.incrementTotal() == 1)
            #expect(Resources.incrementTotal() == 2)
            #expect(Resources.decrementTotal() == 1)
            #expect(Resources.total == 1)
        }
    }

    @Test func aLeakIsSeen() async {
        await #expect(processExitsWith: .success) {
            _ = PublishSubject<Int>().subscribe()
            #expect(Resources.total == 0)
            _ = Observable<Int>.never().do(onNext: { _ in }).concat(PublishSubject()).subscribe()
            let timer = Observable<Int>.interval(.seconds(60), scheduler: SerialDispatchQueueScheduler(qos: .default))
            _ = timer.subscribe()
            #expect(Resources.total > 0)
        }
    }

    @Test func observablesOnSerialQueuesAreCounted() async {
        await #expect(processExitsWith: .success) {
            let scheduler = SerialDispatchQueueScheduler(qos: .default)
            do {
                let observable = Observable.just(1).observe(on: scheduler)
                #expect(Resources.numberOfSerialDispatchQueueObservables == 1)
                let others = Observable.just(1).observe(on: CurrentThreadScheduler.instance)
                #expect(Resources.numberOfSerialDispatchQueueObservables == 1)
                withExtendedLifetime((observable, others)) {}
            }
            #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
        }
    }

    /// The trait of the suites counts what its own test creates, and no other objects.
    @Test func aLedgerCountsItsOwnTasksObjects() async {
        let ledger = ResourceLedger()
        let other = PublishSubject<Int>()
        ResourceLedger.$counting.withValue(ledger) {
            let subject = PublishSubject<Int>()
            #expect(ledger.total > 0)
            let subscription = subject.map { $0 }.subscribe()
            subscription.dispose()
        }
        #expect(ledger.total == 0)
        ResourceLedger.$counting.withValue(ledger) { _ = other.subscribe() }
        #expect(ledger.total > 0)
        other.onCompleted()
        #expect(ledger.total == 0)
    }

    /// Every chain that is disposed or has ended leaves nothing.
    @Test func nothingIsLeftOfAnyChain() async {
        await #expect(processExitsWith: .success) {
            for chain in Chain.all {
                for ending in ChainEnding.allCases {
                    chain.run(ending)
                    #expect(Resources.total == 0, "\(chain.name), \(ending)")
                    while Resources.total != 0 { _ = Resources.decrementTotal() }
                }
            }
        }
    }
}

/// The ways in which a subscription ends.
private enum ChainEnding: CaseIterable {
    case disposal
    case completion
    case failure
    /// Disposal in the first closure that is called.
    case disposalInClosure
    /// Disposal in the first element.
    case disposalInElement
}

extension Chain {
    /// Subscribes to the chain, sends elements and ends it.
    fileprivate func run(_ ending: ChainEnding) {
        let subject = PublishSubject<Int>()
        let bench = Bench(source: subject)
        let subscription = SingleAssignmentDisposable()
        switch ending {
        case .disposalInClosure: bench.inClosure = { subscription.dispose() }
        case .disposalInElement: bench.afterNext = { subscription.dispose() }
        case .disposal, .completion, .failure: break
        }
        subscription.setDisposable(start(bench))
        subject.onNext(1)
        bench.other.onNext(10)
        bench.scheduler.advanceTo(bench.scheduler.clock + 3)
        switch ending {
        case .disposal: break
        case .completion, .disposalInClosure, .disposalInElement: subject.onCompleted()
        case .failure: subject.onError(ChainFailure())
        }
        if ending != .disposal { bench.other.onCompleted() }
        bench.pass()
        subscription.dispose()
        bench.pass()
        bench.kept = []
        bench.inClosure = {}
        bench.afterNext = {}
    }
}
