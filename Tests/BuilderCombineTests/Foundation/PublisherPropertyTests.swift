import BuilderCombine
import Foundation
import Testing

/// The publishers of Foundation's and of the standard library's types, made by their initializers.
@MainActor @Suite struct PublisherPropertyTests {
    @Test func optionalsAndResultsHaveTheirValues() {
        let optional = Optional<Int>.Publisher(1)
        let result = Result<Int, TestError>.Publisher(.failure(.failed))
        #expect(optional.output == 1 && result.result == .failure(.failed))
        #expect(optional.demand(nil).events == ["subscription", "1", "finished"])
        #expect(Optional<Int>.Publisher(nil).demand(nil).events == ["subscription", "finished"])
        #expect(result.demand(nil).events.count == 2)
    }

    /// Combine's end the program.
    @Test func aRequestOfNoneHasNoEffect() {
        let subscribers = [
            Optional(1).publisher.demand(0), Result<Int, Never>.success(1).publisher.demand(0),
            Optional(1).publisher.eraseToAnyPublisher().demand(0),
        ]
        for subscriber in subscribers {
            subscriber.subscription?.request(.none)
            #expect(subscriber.events == ["subscription"])
            #expect(["Optional", "Once"].contains(subscriber.subscription.map { "\($0)" }))
            subscriber.request(1)
            #expect(subscriber.events == ["subscription", "1", "finished"])
        }
        let canceled = Optional(1).publisher.demand(0)
        canceled.subscription?.cancel()
        canceled.request(1)
        #expect(canceled.events == ["subscription"])
    }

    /// OpenCombine's operators, which generic code applies where the publishers have operators of their own.
    @Test func aRequestOfNoneHasNoEffectThroughOperators() {
        let optional = Optional(Pair()).publisher
        let result: Result<Pair, TestError> = .success(Pair())
        let requested =
            throughOperators(optional) + throughOperators(result.publisher)
            + throughOperators(optional.setFailureType(to: TestError.self))
            + throughOperators(result.publisher.mapError { $0 as any Error })
        #expect(requested.count == 48)
        for (name, events) in requested {
            // It requests all values itself.
            let ended = name == "ignoreOutput" ? ["finished"] : []
            #expect(events == ["subscription"] + ended + ["requested"], "\(name)")
        }
    }

    @Test func aTimerWaitsForItsConnection() {
        let date = Date(timeIntervalSince1970: 1_000)
        let screen = VirtualScreen(start: date)
        let timer = Timer.TimerPublisher(interval: 2, tolerance: 0.5, runLoop: .main, mode: .common)
        #expect(timer.interval == 2 && timer.tolerance == 0.5 && timer.mode == .common && timer.options == nil)
        #expect(timer.runLoop === RunLoop.main)
        var dates: [Date] = []
        let cancellable = timer.prefix(2).sink { dates.append($0) }
        screen.rest()
        #expect(dates.isEmpty)
        let connection = screen.build { timer.connect() }
        let ending = timer.prefix(3).sink(receiveCompletion: { _ in connection.cancel() }, receiveValue: { _ in })
        screen.rest()
        #expect(dates == [date + 2, date + 4])
        withExtendedLifetime((cancellable, ending)) {}
    }

    @Test func notificationsAreOfACenterANameAndAnObject() {
        let (center, object) = (NotificationCenter(), NSObject())
        let name = Notification.Name("name")
        let publisher = NotificationCenter.Publisher(center: center, name: name, object: object)
        #expect(publisher.center === center && publisher.name == name && publisher.object === object)
        let subscriber = publisher.map { "\($0.userInfo?["key"] ?? "")" }.demand(nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: object)
        center.post(name: name, object: object, userInfo: ["key": "value"])
        #expect(subscriber.events == ["subscription", "value"])
        subscriber.subscription?.cancel()
    }

    @Test func aTaskHasItsRequestAndSession() throws {
        let request = URLRequest(url: try #require(URL(string: "https://example.com/a")))
        let publisher = URLSession.DataTaskPublisher(request: request, session: .shared)
        #expect(publisher.request == request && publisher.session === URLSession.shared)
    }

    /// Coders of an app that join numbers to a text.
    private struct Joining: TopLevelEncoder, TopLevelDecoder {
        typealias Input = String

        func encode<T: Encodable>(_ value: T) throws -> String {
            guard let numbers = value as? [Int] else { throw TestError.failed }
            return numbers.map(String.init).joined(separator: "+")
        }

        func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
            guard let numbers = text.split(separator: "+").map({ Int($0) }) as? T else { throw TestError.failed }
            return numbers
        }
    }

    /// Encodes and decodes, as generic code does with any coders of one form.
    private func recode<C: TopLevelEncoder & TopLevelDecoder>(_ numbers: [Int], _ coder: C) throws -> [Int?]
    where C.Output == C.Input {
        try coder.decode([Int?].self, from: coder.encode(numbers))
    }

    @Test func appsHaveCodersOfTheirOwn() throws {
        #expect(try recode([1, 2], Joining()) == [1, 2])
        #expect(Just([1, 2]).encode(encoder: Joining()).demand(nil).events == ["subscription", "1+2", "finished"])
        let failing = Just("1").decode(type: Int.self, decoder: Joining()).demand(nil)
        #expect(failing.events.last == "failure(BuilderCombineTests.TestError.failed)")
    }
}

private struct Pair { var first = 1, second = 2 }

/// Returns what each operator has sent after a request of no values.
private func throughOperators<P: Publisher>(_ publisher: P) -> [(name: String, events: [String])]
where P.Output == Pair {
    func events(_ publisher: some Publisher) -> [String] {
        let subscriber = publisher.demand(0)
        subscriber.subscription?.request(.none)
        subscriber.record("requested")
        return subscriber.events
    }
    return [
        ("assertNoFailure", events(publisher.assertNoFailure())),
        ("Deferred", events(Deferred { publisher })),
        ("breakpoint", events(publisher.breakpoint(receiveOutput: { _ in false }))),
        ("compactMap", events(publisher.compactMap { $0.first })),
        ("filter", events(publisher.filter { $0.first > 0 })),
        ("ignoreOutput", events(publisher.ignoreOutput())),
        ("map", events(publisher.map { $0.first })),
        ("mapError", events(publisher.mapError { _ in TestError.failed })),
        ("map of a key path", events(publisher.map(\.first))),
        ("map of two", events(publisher.map(\.first, \.second))),
        ("map of three", events(publisher.map(\.first, \.second, \.first))),
        ("several", events(publisher.filter { _ in true }.map { $0.second }.compactMap { $0 })),
    ]
}
