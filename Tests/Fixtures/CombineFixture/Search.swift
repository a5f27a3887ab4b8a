import Combine
import Foundation

/// The publishers of a screen with search results.
public final class SearchModel {
    public enum Event: Equatable { case appeared, refreshed, query(String), selected(Int) }

    public let query = CurrentValueSubject<String, Never>("")
    public let appear = PassthroughSubject<Void, Never>()
    public let refresh = PassthroughSubject<Void, Never>()
    public let selection = PassthroughSubject<Int, Never>()
    public private(set) var events: [Event] = []
    public private(set) var results: [String] = []
    public var onError: ((Error) -> Void)?
    private var bag = Set<AnyCancellable>()
    private let background = DispatchQueue(label: "search", qos: .userInitiated)

    public init() {}

    public func start(search: @escaping (String) -> Future<[String], Error>) {
        Publishers.MergeMany([
            appear.map { Event.appeared }.eraseToAnyPublisher(),
            refresh.map { Event.refreshed }.eraseToAnyPublisher(),
            query.dropFirst().map(Event.query).eraseToAnyPublisher(),
            selection.map(Event.selected).eraseToAnyPublisher(),
        ])
        .sink { [unowned self] in events.append($0) }
        .store(in: &bag)

        appear.merge(with: refresh)
            .prepend(())
            .combineLatest(query.throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: true))
            .map(\.1)
            .setFailureType(to: Error.self)
            .flatMap(maxPublishers: .max(1)) { query in
                Deferred { search(query) }
                    .subscribe(on: self.background)
                    .retry(2)
                    .timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
            }
            .receive(on: OperationQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    switch completion {
                    case .finished: break
                    case .failure(let error): self?.onError?(error)
                    }
                },
                receiveValue: { [weak self] in self?.results = $0 }
            )
            .store(in: &bag)
    }
}

/// A wide range of operators; it only has to compile.
public func operators(queue: OperationQueue, session: URLSession, url: URL) -> [AnyCancellable] {
    let one = Just(1)
    let numbers = [1, 2, 3].publisher
    let subject = PassthroughSubject<Int, Never>()
    let failing = Fail<Int, URLError>(error: URLError(.badURL))
    let four = Publishers.CombineLatest4(one, numbers, subject, Empty<Int, Never>())
    let three = one.combineLatest(numbers, subject)
    let merged = one.merge(with: numbers).merge(with: subject, one).merge(with: one)
    let merge5:
        Publishers.Merge5<
            Just<Int>, Publishers.Sequence<[Int], Never>, PassthroughSubject<Int, Never>, Just<Int>, Just<Int>
        > = merged
    let any: any Publisher<Int, Never> = subject
    let erased: AnyPublisher<Int, Never> = any.eraseToAnyPublisher()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let zipped = Publishers.Zip3(one, numbers, subject).map { $0 + $1 + $2 }
    let shared = subject.map { $0 * 2 }.share()
    let multicasted = subject.multicast { PassthroughSubject<Int, Never>() }
    let multicastedSubject = subject.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
    let record = Record<Int, Never> { recording in
        recording.receive(1)
        recording.receive(completion: .finished)
    }
    struct Person: Codable { var name: String }
    let decoded = Just(Data()).decode(type: Person.self, decoder: JSONDecoder()).replaceError(with: Person(name: ""))
    let encoded = Just(Person(name: "")).encode(encoder: JSONEncoder())
    let request = session.dataTaskPublisher(for: url)
        .tryMap { data, response -> Data in
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            return data
        }
        .mapError { $0 as Error }
        .decode(type: [Person].self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
    let requestData = session.dataTaskPublisher(for: URLRequest(url: url)).map(\.data)
    let notifications = NotificationCenter.default.publisher(for: Notification.Name("changed"))
        .compactMap { $0.userInfo?["value"] as? Int }
        .merge(with: subject)
    let scheduler: some Scheduler = DispatchQueue.global(qos: .background)

    return [
        four.sink { _, _, _, _ in },
        three.map { $0 + $1 + $2 }.sink { _ in },
        three.map(\.2).sink { _ in },
        merge5.collect().sink { _ in },
        erased.print("erased").sink { _ in },
        timer.scan(0) { count, _ in count + 1 }.sink { _ in },
        zipped.collect(2).sink { _ in },
        shared.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { _ in },
        shared.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 10)).sink { _ in },
        multicasted.autoconnect().sink { _ in },
        multicastedSubject.sink { _ in },
        record.append(4, 5).prepend([0]).sink { _ in },
        decoded.sink { _ in },
        encoded.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        request.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        requestData.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        notifications.sink { _ in },
        failing.catch { _ in Just(0) }.sink { _ in },
        failing.tryCatch { _ in Just(0) }.assertNoFailure().sink { _ in },
        failing.replaceError(with: 0).breakpointOnError().sink { _ in },
        subject.prefix(untilOutputFrom: timer).sink { _ in },
        subject.drop(untilOutputFrom: timer).sink { _ in },
        subject.measureInterval(using: DispatchQueue.main).sink { _ in },
        subject.measureInterval(using: RunLoop.main).map { $0.timeInterval }.sink { _ in },
        subject.delay(for: 1, scheduler: queue).sink { _ in },
        subject.delay(for: .seconds(1), tolerance: .milliseconds(5), scheduler: RunLoop.main, options: nil).sink { _ in
        },
        subject.throttle(for: 0.5, scheduler: RunLoop.main, latest: false).sink { _ in },
        subject.timeout(.seconds(1), scheduler: DispatchQueue.main).sink { _ in },
        subject.receive(on: scheduler).sink { _ in },
        subject.receive(on: ImmediateScheduler.shared).sink { _ in },
        subject.subscribe(on: DispatchQueue.global()).sink { _ in },
        subject.tryMap { try JSONDecoder().decode(Int.self, from: Data([UInt8($0)])) }
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        subject.flatMap { value in failing.map { $0 + value } }
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        failing.flatMap { Just($0) }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        subject.map { value in Fail<String, Error>(error: URLError(.badURL)) }.switchToLatest()
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        failing.map { Just($0) }.switchToLatest().sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).sink { _ in },
        subject.output(at: 1).merge(with: subject.output(in: 0..<2)).sink { _ in },
        subject.min().merge(with: subject.max(), subject.count(), subject.first(), subject.last()).sink { _ in },
        subject.allSatisfy { $0 > 0 }.merge(with: subject.contains(1), subject.contains { $0 > 1 }).sink { _ in },
        subject.reduce(0, +).ignoreOutput().sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        subject.tryFilter { _ in true }.replaceEmpty(with: 1).eraseToAnyPublisher()
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        ["a": 1].publisher.map(\.key).sink { _ in },
        Optional(1).publisher.merge(with: one).sink { _ in },
        Result<Int, Error>.success(1).publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        Publishers.Concatenate(prefix: one, suffix: numbers).sink { _ in },
        Publishers.Merge3(one, numbers, subject).sink { _ in },
        Publishers.Sequence<[Int], Error>(sequence: [1]).sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
        AnyCancellable { print("canceled") },
    ]
}

/// A number that a queue and a delayed closure bring, as apps wrap callbacks. The module imports no UIKit, and has only
/// the members of modules that its files import.
public func load(_ number: Int, on queue: DispatchQueue) -> Future<Int, Never> {
    Future { promise in
        nonisolated(unsafe) let promise = promise
        queue.async {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { promise(.success(number)) }
        }
    }
}

/// An asynchronous sequence of a publisher's values.
public func sum(_ publisher: AnyPublisher<Int, Never>) async -> Int {
    var sum = 0
    for await value in publisher.values { sum += value }
    return sum
}

/// The first value of a publisher that may fail, as apps bridge to `async`.
public func firstValue<P: Publisher>(_ publisher: P) async throws -> P.Output {
    for try await value in publisher.values { return value }
    throw URLError(.unknown)
}
