import BuilderCombine
import Foundation
import Synchronization
import Testing

@testable import Settling

@MainActor @Suite(.timeLimit(.minutes(20))) struct FoundationPublisherTests {
    @Test func notificationsUntilCancellation() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let (object, other) = (NSObject(), NSObject())
        var count = 0
        let cancellables = [
            center.publisher(for: name, object: object).sink { _ in count += 1 },
            center.publisher(for: name).sink { _ in count += 10 },
        ]
        center.post(name: name, object: object)
        center.post(name: name, object: other)
        center.post(name: Notification.Name("other"), object: object)
        #expect(count == 21)
        cancellables.forEach { $0.cancel() }
        center.post(name: name, object: object)
        #expect(count == 21)
    }

    @Test func unrequestedNotificationsAreLost() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let subscriber = center.publisher(for: name).map { $0.userInfo?["number"] as? Int ?? 0 }.demand(1)
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        subscriber.request(1)
        center.post(name: name, object: nil, userInfo: ["number": 4])
        #expect(subscriber.events == ["subscription", "1", "4"])
    }

    @Test func codersEncodeAndDecode() {
        var values: [[String: Int]] = []
        let cancellables = [
            Just(["a": 1]).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder())
                .replaceError(with: [:]).sink { values.append($0) },
            Just(["b": 2]).encode(encoder: PropertyListEncoder())
                .decode(type: [String: Int].self, decoder: PropertyListDecoder())
                .replaceError(with: [:]).sink { values.append($0) },
        ]
        #expect(values == [["a": 1], ["b": 2]])
        #expect(JSONEncoder.Output.self == Data.self && JSONDecoder.Input.self == Data.self)
        #expect(PropertyListEncoder.Output.self == Data.self && PropertyListDecoder.Input.self == Data.self)
        withExtendedLifetime(cancellables) {}
    }

    @Test func aRequestIsWaitedForAndItsDataArrives() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TextProtocol.self]
        let session = URLSession(configuration: configuration)
        let url = try #require(URL(string: "https://example.com/text"))
        let screen = VirtualScreen()
        var text = ""
        var failure: URLError?
        let cancellables = screen.build {
            [
                session.dataTaskPublisher(for: url)
                    .map { @Sendable in String(decoding: $0.data, as: UTF8.self) }
                    .receive(on: RunLoop.main)
                    .sink(receiveCompletion: { _ in }, receiveValue: { text = $0 }),
                session.dataTaskPublisher(for: URLRequest(url: url.appendingPathComponent("none")))
                    .receive(on: DispatchQueue.main)
                    .sink(
                        receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
                        receiveValue: { _ in }),
            ]
        }
        #expect(screen.rest().isEmpty)
        #expect(text == "text")
        #expect(failure?.code == .notConnectedToInternet)
        withExtendedLifetime(cancellables) {}
    }

    /// The responses of a screen take the place of a network, in order, and are looked up only for those who wait.
    @Test func aScreensResponsesAreInPlaceOfANetwork() throws {
        let lookups = Mutex<[String]>([])
        let screen = VirtualScreen { url in
            lookups.withLock { $0.append(url.path) }
            guard url.lastPathComponent != "none" else { return nil }
            return ScreenResponse(data: Data(url.path.utf8), mimeType: "text/plain")
        }
        var events: [String] = []
        func load(_ path: String) throws -> AnyCancellable {
            let url = try #require(URL(string: "https://example.com\(path)"))
            return URLSession.shared.dataTaskPublisher(for: url).sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { events.append("failure \(error.code.rawValue)") }
                },
                receiveValue: { data, response in
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    let type = response.mimeType ?? ""
                    events.append("\(String(decoding: data, as: UTF8.self)) \(status) \(type)")
                })
        }
        let cancellables = try screen.build { try ["/a", "/none", "/canceled", "/b"].map(load) }
        #expect(events.isEmpty && lookups.withLock { $0.isEmpty })
        cancellables[2].cancel()
        #expect(screen.rest().isEmpty)
        let offline = URLError.Code.notConnectedToInternet.rawValue
        #expect(events == ["/a 200 text/plain", "failure \(offline)", "/b 200 text/plain"])
        #expect(lookups.withLock { $0 } == ["/a", "/none", "/b"])
    }

    @Test func aResponseIsRequestedOnce() throws {
        let url = try #require(URL(string: "https://example.com"))
        let screen = VirtualScreen { _ in ScreenResponse(data: Data(), mimeType: "text/plain") }
        let subscriber = screen.build { URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).demand(0) }
        screen.build { subscriber.subscription?.request(.none) }
        screen.rest()
        #expect(subscriber.events == ["subscription"])
        screen.build {
            subscriber.request(1)
            subscriber.request(1)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "0", "finished"])
    }
}

/// Answers requests with a text, and fails those whose path ends in "none".
private final class TextProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "none" else {
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            return
        }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("text".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
