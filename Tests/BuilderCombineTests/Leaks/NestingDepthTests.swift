import BuilderCombine
import Foundation
import Testing

/// Chains of 5,000 erased operators, on a stack of 512 KB, the size that threads have on Apple's systems.
///
/// Each test has a process of its own, which an overflow would end.
@Suite struct NestingDepthTests {
    typealias Chain = AnyPublisher<Int, TestError>

    /// A chain in the same form for each operator.
    enum Operator: String, CaseIterable, Codable, Sendable {
        case map, filter, tryMap, scan, merge, `catch`, retry, flatMap, flatMapOfOne, switchToLatest, append, prepend
        case handleEvents, combineLatest, zip, share, multicast, receiveOn, subscribeOn, deferred, buffer, initializer
        case dropUntilOutput, prefixUntilOutput, prefix, dropFirst, dropWhile, delay, debounce, throttle

        func apply(to source: Chain) -> Chain {
            let one = Just(1).setFailureType(to: TestError.self)
            return switch self {
            case .map: source.map { $0 }.eraseToAnyPublisher()
            case .filter: source.filter { _ in true }.eraseToAnyPublisher()
            case .tryMap: source.tryMap { $0 }.mapError { $0 as? TestError ?? .failed }.eraseToAnyPublisher()
            case .scan: source.scan(0) { $1 }.eraseToAnyPublisher()
            case .merge: source.merge(with: Empty()).eraseToAnyPublisher()
            case .catch: source.catch { Fail<Int, TestError>(error: $0) }.eraseToAnyPublisher()
            case .retry: source.retry(0).eraseToAnyPublisher()
            case .flatMap: source.flatMap { Just($0).setFailureType(to: TestError.self) }.eraseToAnyPublisher()
            case .flatMapOfOne: one.flatMap { _ in source }.eraseToAnyPublisher()
            case .switchToLatest: one.map { _ in source }.switchToLatest().eraseToAnyPublisher()
            case .append: source.append(Empty()).eraseToAnyPublisher()
            case .prepend: source.prepend(Empty()).eraseToAnyPublisher()
            case .handleEvents: source.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()
            case .combineLatest: source.combineLatest(one) { first, _ in first }.eraseToAnyPublisher()
            case .zip: source.zip(one.append(Empty(completeImmediately: false))) { $1 &* $0 }.eraseToAnyPublisher()
            case .share: source.share().eraseToAnyPublisher()
            case .multicast: source.multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher()
            case .receiveOn: source.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher()
            case .subscribeOn: source.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher()
            case .deferred: Deferred { source }.eraseToAnyPublisher()
            case .buffer: source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher()
            case .initializer: AnyPublisher(source.map { $0 })
            case .dropUntilOutput: source.drop(untilOutputFrom: one).eraseToAnyPublisher()
            case .prefixUntilOutput:
                source.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).eraseToAnyPublisher()
            case .prefix: source.prefix(2).eraseToAnyPublisher()
            case .dropFirst: source.dropFirst(0).eraseToAnyPublisher()
            case .dropWhile: source.drop { _ in false }.eraseToAnyPublisher()
            case .delay: source.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
            case .debounce: source.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
            case .throttle:
                source.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher()
            }
        }
    }

    /// The ways in which a chain ends.
    private enum Ending: CaseIterable { case completion, failure, cancellation, release }

    /// Subscribes to a chain, sends a value through it, and ends and releases it.
    private static func exercise(_ operation: Operator, depth: Int, _ ending: Ending) {
        weak var released: Witness?
        do {
            let subject = PassthroughSubject<Int, TestError>()
            let witness = Witness()
            released = witness
            let source = subject.map { value in withExtendedLifetime(witness) { value } }.eraseToAnyPublisher()
            var chain: Chain? = (0..<depth).reduce(source) { chain, _ in operation.apply(to: chain) }
            var (values, ends) = ([Int](), 0)
            var cancellable = chain?.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
            subject.send(1)
            switch ending {
            case .completion: subject.send(completion: .finished)
            case .failure: subject.send(completion: .failure(.failed))
            case .cancellation: cancellable?.cancel()
            case .release:
                chain = nil
                cancellable = nil
            }
            #expect(values == [1])
            #expect(ends == (ending == .completion || ending == .failure ? 1 : 0))
            chain = nil
            cancellable = nil
        }
        #expect(released == nil)
    }

    /// Runs a closure on a thread with a small stack.
    private static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            end.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        end.wait()
    }

    @Test(arguments: Operator.allCases) func chain(of operation: Operator) async {
        await #expect(processExitsWith: .success) { [operation] in
            NestingDepthTests.onSmallStack {
                for ending in Ending.allCases { NestingDepthTests.exercise(operation, depth: 5_000, ending) }
            }
        }
    }

    @Test func aMillion() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack { NestingDepthTests.exercise(.map, depth: 1_000_000, .completion) }
        }
    }

    /// Subscribers that send to their own subjects, in chains that aren't erased.
    @Test func subscribersSendAgainAndAgain() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack {
                let (subject, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
                let depth = 50_000
                var last = 0
                let passing = subject.map { $0 }.sink {
                    last = $0
                    if $0 < depth { subject.send($0 + 1) }
                }
                let keeping = current.sink { if $0 < depth { current.send($0 + 1) } }
                subject.send(1)
                #expect(last == depth && current.value == depth)
                withExtendedLifetime((passing, keeping)) {}
            }
        }
    }

    /// A subscription keeps its name and its identity.
    @Test func erasedSubscriptions() {
        var lines = ""
        let chain = PassthroughSubject<Int, Never>().eraseToAnyPublisher().eraseToAnyPublisher()
        let cancellable = chain.handleEvents(receiveSubscription: { lines += "\($0)" }).sink { _ in }
        #expect(lines == "PassthroughSubject")
        cancellable.cancel()
    }

    @Test func anErasedPublisherStaysAsItIs() {
        let erased = Just(1).eraseToAnyPublisher()
        var values: [Int] = []
        _ = AnyPublisher(erased.eraseToAnyPublisher()).sink { values.append($0) }
        #expect(values == [1])
    }
}
