import BuilderRxSwift
import Foundation
import Testing

/// Sources that send from several threads at the same time.
@Suite(.leavesNoResources) struct CombiningThreadsTests {
    private let threads = 8
    private let each = 1000

    /// Counts calls, and those that come while another one runs.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var inside = 0
        private(set) var calls = 0
        private(set) var overlaps = 0

        func call() {
            lock.withLock {
                calls += 1
                inside += 1
                if inside > 1 { overlaps += 1 }
            }
            lock.withLock { inside -= 1 }
        }
    }

    private func subjects() -> [PublishSubject<Int>] {
        (0..<threads).map { _ in PublishSubject<Int>() }
    }

    private func sendFromAll(_ subjects: [PublishSubject<Int>]) {
        let shared = Shared(subjects)
        let each = each
        onThreads(subjects.count) { thread in
            for number in 0..<each { shared.value[thread].onNext(number) }
            shared.value[thread].onCompleted()
        }
    }

    @Test func mergeLosesNothing() {
        let subjects = subjects()
        let counter = Counter()
        var ends = 0
        _ = Observable.merge(subjects).subscribe(onNext: { _ in counter.call() }, onCompleted: { ends += 1 })
        sendFromAll(subjects)
        #expect(counter.calls == threads * each)
        #expect(counter.overlaps == 0)
        #expect(ends == 1)
    }

    @Test func flatMapLosesNothing() {
        let subjects = subjects()
        let counter = Counter()
        var ends = 0
        _ = Observable.from(subjects).flatMap { $0 }.subscribe(
            onNext: { _ in counter.call() }, onCompleted: { ends += 1 })
        sendFromAll(subjects)
        #expect(counter.calls == threads * each)
        #expect(counter.overlaps == 0)
        #expect(ends == 1)
    }

    @Test func zipLosesNothing() {
        let subjects = subjects()
        let counter = Counter()
        var sums: [Int] = []
        _ = Observable.zip(subjects) { $0.reduce(0, +) }.subscribe(onNext: { sum in
            counter.call()
            sums.append(sum)
        })
        sendFromAll(subjects)
        #expect(sums == (0..<each).map { $0 * threads })
        #expect(counter.overlaps == 0)
    }

    @Test func combineLatestEndsWithTheLatestOfEach() {
        let subjects = subjects()
        let counter = Counter()
        var last = 0
        _ = Observable.combineLatest(subjects) { $0.reduce(0, +) }.subscribe(onNext: { sum in
            counter.call()
            last = sum
        })
        sendFromAll(subjects)
        #expect(last == (each - 1) * threads)
        #expect(counter.overlaps == 0)
    }

    @Test func mergeMaxConcurrentStartsAllThatWait() {
        let outer = PublishSubject<PublishSubject<Int>>()
        let subjects = subjects()
        var count = 0
        var ends = 0
        _ = outer.map { subject in subject.startWith(-1) }.merge(maxConcurrent: 2)
            .subscribe(onNext: { if $0 == -1 { count += 1 } }, onCompleted: { ends += 1 })
        subjects.forEach(outer.onNext)
        outer.onCompleted()
        #expect(count == 2)
        let shared = Shared(subjects)
        onThreads(threads) { thread in shared.value[thread].onCompleted() }
        #expect(count == threads)
        #expect(ends == 1)
    }

    @Test func switchingWhileInnerElementsCome() {
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let counter = Counter()
        let subscription = outer.flatMapLatest { _ in inner }.subscribe(onNext: { _ in counter.call() })
        outer.onNext(0)
        let (sharedOuter, sharedInner, each) = (Shared(outer), Shared(inner), each)
        onThreads(2) { thread in
            for number in 0..<each {
                if thread == 0 { sharedOuter.value.onNext(number) } else { sharedInner.value.onNext(number) }
            }
        }
        #expect(counter.overlaps == 0)
        subscription.dispose()
        #expect(!inner.hasObservers)
    }

    @Test func disposalWhileElementsCome() {
        for _ in 0..<50 {
            let subjects = subjects()
            let subscription = Shared(Observable.merge(subjects).subscribe())
            let shared = Shared(subjects)
            onThreads(threads) { thread in
                for number in 0..<20 { shared.value[thread].onNext(number) }
                if thread == 3 { subscription.value.dispose() }
            }
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }
}
