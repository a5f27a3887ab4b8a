import BuilderCombine
import Foundation

/// An object whose release a test observes.
final class Witness {}

/// A chain of publishers that must retain nothing when it has ended.
struct ReleasingChain {
    typealias Source = PassthroughSubject<Witness, TestError>

    let name: String
    /// Builds the chain on two sources; its closures retain the object.
    let apply: (Source, Source, Witness) -> AnyPublisher<Void, TestError>

    init<P: Publisher>(_ name: String, _ apply: @escaping (Source, Source, Witness) -> P) where P.Failure == TestError {
        self.name = name
        self.apply = { apply($0, $1, $2).map { _ in () }.eraseToAnyPublisher() }
    }

    static var all: [ReleasingChain] { combining + values + throwing + flattening + endings + shared + timed }

    private static var combining: [ReleasingChain] {
        [
            ReleasingChain("merge") { first, second, _ in first.merge(with: second) },
            ReleasingChain("merge of four") { first, second, _ in first.merge(with: second, first, second) },
            ReleasingChain("MergeMany") { first, second, _ in Publishers.MergeMany([first, second]) },
            ReleasingChain("zip") { first, second, _ in first.zip(second) },
            ReleasingChain("zip of four") { first, second, _ in first.zip(second, first, second) },
            ReleasingChain("zip with values that wait") { first, second, _ in
                first.zip(second.dropFirst(2))
            },
            ReleasingChain("zip with a closure") { first, second, kept in
                first.zip(second) { _, _ in kept }
            },
            ReleasingChain("combineLatest") { first, second, _ in first.combineLatest(second) },
            ReleasingChain("combineLatest of four") { first, second, _ in first.combineLatest(second, first, second) },
            ReleasingChain("combineLatest with a closure") { first, second, kept in
                first.combineLatest(second) { _, _ in kept }
            },
        ]
    }

    private static var values: [ReleasingChain] {
        [
            ReleasingChain("map") { first, _, kept in first.map { _ in kept } },
            ReleasingChain("tryMap") { first, _, kept in
                first.tryMap { _ in kept }.mapError { _ in TestError.failed }
            },
            ReleasingChain("filter") { first, _, kept in first.filter { $0 !== kept } },
            ReleasingChain("compactMap") { first, _, kept in first.compactMap { $0 === kept ? nil : $0 } },
            ReleasingChain("scan") { first, _, kept in first.scan(kept) { $1 } },
            ReleasingChain("reduce") { first, _, kept in first.reduce(kept) { $1 } },
            ReleasingChain("removeDuplicates") { first, _, kept in
                first.removeDuplicates { $0 === kept || $0 === $1 }
            },
            ReleasingChain("collect") { first, _, _ in first.collect() },
            ReleasingChain("count") { first, _, _ in first.count() },
            ReleasingChain("max") { first, _, kept in first.max { $0 === kept || $0 !== $1 } },
            ReleasingChain("print") { first, _, _ in first.print(to: Nowhere()) },
            ReleasingChain("measureInterval") { first, _, _ in
                first.measureInterval(using: ImmediateScheduler.shared)
            },
            ReleasingChain("min") { first, _, kept in first.min { $0 === kept || $0 !== $1 } },
            ReleasingChain("mapError") { first, _, kept in
                first.mapError { _ in withExtendedLifetime(kept) { TestError.failed } }
            },
            ReleasingChain("breakpoint") { first, _, kept in
                first.breakpoint(receiveOutput: { _ in withExtendedLifetime(kept) { false } })
            },
            ReleasingChain("assertNoFailure") { first, _, kept in
                first.replaceError(with: kept).assertNoFailure().setFailureType(to: TestError.self)
            },
            ReleasingChain("encode") { first, _, kept in
                first.map { _ in 1 }.encode(encoder: KeepingCoder(kept: kept)).mapError { _ in TestError.failed }
            },
            ReleasingChain("decode") { first, _, kept in
                first.decode(type: Int.self, decoder: KeepingCoder(kept: kept)).mapError { _ in TestError.failed }
            },
            ReleasingChain("ignoreOutput") { first, _, _ in first.ignoreOutput() },
            ReleasingChain("replaceNil") { first, _, kept in first.map { Optional($0) }.replaceNil(with: kept) },
            ReleasingChain("collect by count") { first, _, _ in first.collect(3) },
            ReleasingChain("last") { first, _, _ in first.last() },
            ReleasingChain("last(where:)") { first, _, kept in first.last { $0 !== kept } },
            ReleasingChain("buffer") { first, _, _ in
                first.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
            },
            ReleasingChain("dropFirst") { first, _, _ in first.dropFirst() },
            ReleasingChain("drop(while:)") { first, _, kept in first.drop { $0 === kept } },
            ReleasingChain("tryDrop(while:)") { first, _, kept in
                first.tryDrop { $0 === kept }.mapError { _ in TestError.failed }
            },
            ReleasingChain("handleEvents") { first, _, kept in
                first.handleEvents(receiveOutput: { _ = $0 === kept }, receiveCancel: { _ = kept })
            },
        ]
    }

    /// Operators whose closures may throw, and retain an object.
    private static var throwing: [ReleasingChain] {
        func chain<P: Publisher>(
            _ name: String, _ apply: @escaping (Source, Witness) -> P
        ) -> ReleasingChain {
            ReleasingChain(name) { first, _, kept in apply(first, kept).mapError { _ in TestError.failed } }
        }
        return [
            chain("tryFilter") { first, kept in first.tryFilter { $0 !== kept } },
            chain("tryCompactMap") { first, kept in first.tryCompactMap { $0 === kept ? nil : $0 } },
            chain("tryScan") { first, kept in first.tryScan(kept) { $1 } },
            chain("tryReduce") { first, kept in first.tryReduce(kept) { $1 } },
            chain("tryRemoveDuplicates") { first, kept in
                first.tryRemoveDuplicates { $0 === kept || $0 === $1 }
            },
            chain("tryPrefix(while:)") { first, kept in first.tryPrefix { $0 !== kept } },
            chain("tryFirst(where:)") { first, kept in first.tryFirst { $0 === kept } },
            chain("tryLast(where:)") { first, kept in first.tryLast { $0 !== kept } },
            chain("tryContains(where:)") { first, kept in first.tryContains { $0 === kept } },
            chain("tryAllSatisfy") { first, kept in first.tryAllSatisfy { $0 !== kept } },
            chain("tryMin(by:)") { first, kept in first.tryMin { $0 === kept || $0 !== $1 } },
            chain("tryMax(by:)") { first, kept in first.tryMax { $0 === kept || $0 !== $1 } },
        ]
    }

    private static var flattening: [ReleasingChain] {
        [
            ReleasingChain("flatMap") { first, second, kept in first.flatMap { _ in second.map { _ in kept } } },
            ReleasingChain("flatMap, one at a time") { first, second, kept in
                first.flatMap(maxPublishers: .max(1)) { _ in second.map { _ in kept } }
            },
            ReleasingChain("switchToLatest") { first, second, kept in
                first.map { _ in second.map { _ in kept } }.switchToLatest()
            },
            ReleasingChain("sequence") { first, _, kept in
                first.flatMap { [$0, kept].publisher.setFailureType(to: TestError.self) }
            },
            ReleasingChain("sequence that hasn't ended") { first, _, kept in
                first.flatMap { [$0, kept].publisher.setFailureType(to: TestError.self).zip(first) }
            },
            ReleasingChain("Record") { first, _, kept in
                first.flatMap { Record(output: [$0, kept], completion: .failure(.failed)) }
            },
            ReleasingChain("append") { first, second, _ in first.append(second) },
            ReleasingChain("prepend") { first, _, kept in first.prepend(kept) },
        ]
    }

    private static var endings: [ReleasingChain] {
        [
            ReleasingChain("first") { first, _, _ in first.first() },
            ReleasingChain("first(where:) without one") { first, _, kept in first.first { $0 === kept } },
            ReleasingChain("contains") { first, _, kept in first.contains { $0 !== kept } },
            ReleasingChain("allSatisfy") { first, _, kept in first.allSatisfy { $0 !== kept } },
            ReleasingChain("prefix(while:)") { first, _, kept in first.prefix { $0 !== kept } },
            ReleasingChain("prefix") { first, _, _ in first.prefix(1) },
            ReleasingChain("prefix that hasn't ended") { first, _, _ in first.prefix(3) },
            ReleasingChain("output(at:)") { first, _, _ in first.output(at: 1) },
            ReleasingChain("prefix(untilOutputFrom:)") { first, second, _ in first.prefix(untilOutputFrom: second) },
            ReleasingChain("drop(untilOutputFrom:)") { first, second, _ in first.drop(untilOutputFrom: second) },
            ReleasingChain("catch") { first, second, kept in first.catch { _ in second.map { _ in kept } } },
            ReleasingChain("retry") { first, _, kept in first.map { _ in kept }.retry(1) },
            ReleasingChain("tryCatch") { first, second, kept in
                first.tryCatch { _ in second.map { _ in kept } }.mapError { _ in TestError.failed }
            },
            ReleasingChain("replaceEmpty") { first, _, kept in first.dropFirst(3).replaceEmpty(with: kept) },
            ReleasingChain("replaceError") { first, _, kept in
                first.replaceError(with: kept).setFailureType(to: TestError.self)
            },
        ]
    }

    private static var shared: [ReleasingChain] {
        [
            ReleasingChain("share") { first, _, kept in
                let shared = first.map { _ in kept }.share()
                return shared.merge(with: shared)
            },
            ReleasingChain("multicast") { first, _, _ in
                first.multicast { PassthroughSubject<Witness, TestError>() }.autoconnect()
            },
            ReleasingChain("makeConnectable") { first, _, kept in
                first.replaceError(with: kept).makeConnectable().autoconnect().setFailureType(to: TestError.self)
            },
            ReleasingChain("CurrentValueSubject") { first, _, kept in
                Deferred {
                    let subject = CurrentValueSubject<Witness, TestError>(kept)
                    first.subscribe(AnySubscriber(subject))
                    return subject
                }
            },
        ]
    }

    private static var timed: [ReleasingChain] {
        let queue = DispatchQueue.main
        return [
            ReleasingChain("collect(.byTime)") { first, _, _ in first.collect(.byTime(queue, .seconds(1))) },
            ReleasingChain("debounce") { first, _, _ in first.debounce(for: .seconds(1), scheduler: queue) },
            ReleasingChain("throttle") { first, _, _ in
                first.throttle(for: .seconds(1), scheduler: queue, latest: true)
            },
            ReleasingChain("delay") { first, _, _ in first.delay(for: .seconds(1), scheduler: queue) },
            ReleasingChain("timeout") { first, _, kept in
                first.timeout(.seconds(1), scheduler: queue) {
                    _ = kept
                    return .failed
                }
            },
            ReleasingChain("receive(on:)") { first, _, _ in first.receive(on: queue) },
            ReleasingChain("subscribe(on:)") { first, _, _ in first.subscribe(on: queue) },
        ]
    }
}

/// A coder that retains an object.
private struct KeepingCoder: TopLevelEncoder, TopLevelDecoder {
    let kept: Witness

    func encode<T: Encodable>(_ value: T) throws -> Int { 1 }

    func decode<T: Decodable>(_ type: T.Type, from input: Witness) throws -> T {
        throw withExtendedLifetime(kept) { TestError.failed }
    }
}
