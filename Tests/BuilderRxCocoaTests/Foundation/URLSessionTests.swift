import BuilderRxCocoa
import BuilderRxSwift
import Foundation
import Testing

@testable import Settling

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor @Suite(.timeLimit(.minutes(20)), .serialized, .leavesNoResources) struct URLSessionTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnswerProtocol.self]
        return URLSession(configuration: configuration)
    }()

    private func request(_ path: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: "https://example.com/\(path)")))
    }

    /// Returns the events of a sequence that a render has waited for, without its own clock or run loop.
    private func events<Element>(
        _ sequence: Observable<Element>, responses: (@Sendable (URL) -> ScreenResponse?)? = nil
    ) -> [Event<Element>] {
        let screen = ScreenWork(responses: responses)
        nonisolated(unsafe) var events: [Event<Element>] = []
        var subscription: (any Disposable)?
        screen.bind { subscription = sequence.observe(on: MainScheduler.instance).subscribe { events.append($0) } }
        var loop = IdleLoop(of: screen, limit: 300, turn: { body in screen.bind { body() } }, layOut: { false })
        loop.runUntilIdle()
        #expect(loop.pending.isEmpty)
        subscription?.dispose()
        screen.close()
        return events
    }

    private func error<Element>(_ sequence: Observable<Element>) -> (any Error)? {
        let events = events(sequence)
        #expect(events.count == 1)
        return events.first?.error
    }

    @Test func aResponseAndItsData() throws {
        let events = events(session.rx.response(request: try request("200")))
        #expect(events.count == 2)
        #expect(events.first?.element?.response.statusCode == 200)
        #expect(events.first?.element?.data == Data(#"{"a": [1]}"#.utf8))
        #expect(events.last?.isCompleted == true)
        let failed = self.events(session.rx.response(request: try request("404")))
        #expect(failed.first?.element?.response.statusCode == 404)
    }

    @Test func dataOfSuccessAlone() throws {
        #expect(events(session.rx.data(request: try request("299"))).first?.element == Data(#"{"a": [1]}"#.utf8))
        for status in [300, 404, 500] {
            let error = error(session.rx.data(request: try request("\(status)")))
            guard case .httpRequestFailed(let response, let data) = error as? RxCocoaURLError else {
                Issue.record("\(status): \(String(describing: error))")
                continue
            }
            #expect(response.statusCode == status)
            #expect(data == Data(#"{"a": [1]}"#.utf8))
        }
    }

    @Test func readsJSON() throws {
        let url = try #require(URL(string: "https://example.com/200"))
        let object = events(session.rx.json(url: url)).first?.element as? [String: [Int]]
        #expect(object == ["a": [1]])
        let fragments = events(session.rx.json(request: try request("text/7"), options: .fragmentsAllowed))
        #expect(fragments.first?.element as? Int == 7)
        guard case .deserializationError = error(session.rx.json(request: try request("text/no"))) as? RxCocoaURLError
        else {
            Issue.record("no deserialization error")
            return
        }
    }

    @Test func failures() throws {
        #expect(error(session.rx.data(request: try request("offline"))) is URLError)
        guard
            case .nonHTTPResponse(let response) = error(session.rx.response(request: try request("plain")))
                as? RxCocoaURLError
        else {
            Issue.record("a response that isn't of HTTP")
            return
        }
        #expect(response.mimeType == "text/plain")
        #expect(RxCocoaURLError.unknown.debugDescription == "Unknown error has occurred.")
    }

    @Test func aScreensResponsesAreInPlaceOfANetwork() throws {
        let answered = events(URLSession.shared.rx.response(request: try request("a"))) { url in
            ScreenResponse(data: Data(url.path.utf8), mimeType: "text/plain")
        }
        #expect(answered.first?.element?.data == Data("/a".utf8))
        #expect(answered.first?.element?.response.statusCode == 200)
        #expect(answered.last?.isCompleted == true)
        let failed = events(URLSession.shared.rx.data(request: try request("b"))) { _ in nil }
        #expect((failed.first?.error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test func nothingIsSentBeforeSubscriptionOrAfterDisposal() throws {
        let sequence = session.rx.response(request: try request("never"))
        #expect(AnswerProtocol.started.value == 0)
        let screen = ScreenWork()
        var subscription: (any Disposable)?
        screen.bind {
            subscription = sequence.subscribe(onNext: { _ in Issue.record("an element") }, onError: { _ in })
        }
        subscription?.dispose()
        // The canceled request isn't waited for.
        var loop = IdleLoop(of: screen, limit: 300, turn: { body in screen.bind { body() } }, layOut: { false })
        loop.runUntilIdle()
        #expect(loop.pending.isEmpty)
        screen.close()
    }

    @Test func requestsAreLoggedIfTheClosureAccepts() throws {
        let before = URLSession.rx.shouldLogRequest
        defer { URLSession.rx.shouldLogRequest = before }
        #expect(!before(try request("200")))
        let asked = Counter()
        URLSession.rx.shouldLogRequest = { _ in
            asked.add()
            return false
        }
        _ = events(session.rx.response(request: try request("200")))
        #expect(asked.value == 1)
    }

    /// The deinitializer of what the old closure held reads the property, which a lock guards.
    @Test func aReplacedClosureIsReleasedWithoutTheLock() {
        let before = URLSession.rx.shouldLogRequest
        defer { URLSession.rx.shouldLogRequest = before }
        let released = Counter()
        do {
            let reader = AtRelease {
                _ = URLSession.rx.shouldLogRequest
                released.add()
            }
            URLSession.rx.shouldLogRequest = { _ in withExtendedLifetime(reader) { false } }
        }
        URLSession.rx.shouldLogRequest = { _ in false }
        #expect(released.value == 1)
    }
}

/// An object with an action for its deinitializer.
private final class AtRelease {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}

/// A number that threads count up.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
}

/// Answers requests by their path: with a status, with a text, with a response that isn't of HTTP, with an error, or
/// not at all.
private final class AnswerProtocol: URLProtocol {
    static let started = Counter()

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let name = url.lastPathComponent
        var (status, data) = (Int(name) ?? 200, Data(#"{"a": [1]}"#.utf8))
        if url.path.hasPrefix("/text/") { (status, data) = (200, Data(name.utf8)) }
        let response =
            name == "plain"
            ? URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
            : HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
        switch name {
        case "never": Self.started.add()
        case "offline": client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        default:
            guard let response else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {}
}
