import BuilderFoundation
import Foundation
import Synchronization
import Testing

@testable import Settling

/// The loads of URLs that tasks wait for.
@Suite(.timeLimit(.minutes(20))) struct SessionLoadTests {
    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://example.com/\(path)")) }

    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [NameProtocol.self]
        return URLSession(configuration: configuration)
    }

    @Test func dataAndResponseArrive() async throws {
        let (data, response) = try await session.data(from: url("name"))
        #expect(String(decoding: data, as: UTF8.self) == "name" && response.mimeType == "text/plain")
    }

    @Test func bytesAndLinesArrive() async throws {
        let (bytes, response) = try await session.bytes(from: url("name"))
        #expect(response.mimeType == "text/plain")
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["name"])
        let url = try url("none")
        await #expect(throws: URLError.self) { try await session.bytes(for: URLRequest(url: url)) }
    }

    @Test func errorsAreThrown() async throws {
        let url = try url("none")
        let error = await #expect(throws: URLError.self) { try await session.data(from: url) }
        #expect(error?.code == .notConnectedToInternet)
    }

    @Test func aCanceledTaskEndsAtOnce() async throws {
        let (session, url) = (session, try url("never"))
        let task = Task { try await session.data(from: url) }
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
    }

    /// A request that fails cancels the other one, which fails at the same time.
    @Test func requestsThatFailTogetherAllEnd() async throws {
        let (session, url) = (session, try url("none"))
        for _ in 0..<300 {
            await #expect(throws: URLError.self) {
                async let first = session.data(from: url)
                async let second = session.data(from: url)
                _ = try await (first, second)
            }
        }
    }

    /// Work that the handler of a task schedules belongs to the screen, too. A task that isn't resumed isn't pending.
    @MainActor @Test func handlersOfTasksAreWaitedFor() async throws {
        let work = ScreenWork()
        let texts = ReceivedTexts()
        let (session, url) = (session, try url("name"))
        let prepared = ScreenWork.$current.withValue(work) {
            session.dataTaskTracked(with: url) { data, _, _ in
                let text = String(decoding: data ?? Data(), as: UTF8.self)
                DispatchQueue.main.async { texts.values.withLock { $0.append(text) } }
            }
            .resume()
            return session.dataTaskTracked(with: url) { _, _, _ in }
        }
        var loop = IdleLoop(
            of: work, limit: 300, turn: { body in ScreenWork.$current.withValue(work) { body() } },
            layOut: { false })
        await loop.runUntilIdle()
        #expect(texts.values.withLock(\.self) == ["name"])
        #expect(prepared.state == .suspended && work.pending.isEmpty)
        prepared.cancel()
    }

    /// A screen's responses take the place of the network.
    @MainActor @Test func aScreensResponsesAnswer() async throws {
        let work = ScreenWork(responses: { url in
            url.path == "/name" ? ScreenResponse(data: Data("screen".utf8), mimeType: "text/plain") : nil
        })
        let (session, urls) = (session, [try url("name"), try url("other")])
        let task = ScreenWork.$current.withValue(work) {
            Task { @MainActor in
                var results: [String] = []
                for url in urls {
                    do {
                        results.append(String(decoding: try await session.data(from: url).0, as: UTF8.self))
                    } catch {
                        results.append("\((error as? URLError)?.code == .notConnectedToInternet)")
                    }
                }
                return results
            }
        }
        let isDone = Mutex(false)
        let waiter = Task { @MainActor in
            let results = await task.value
            isDone.withLock { $0 = true }
            return results
        }
        while !isDone.withLock(\.self) {
            var loop = IdleLoop(
                of: work, limit: 300, turn: { body in ScreenWork.$current.withValue(work) { body() } },
                layOut: { false })
            await loop.runUntilIdle()
            await Task.yield()
        }
        #expect(await waiter.value == ["screen", "true"])
    }
}

/// Answers a URL with its last part; `none` fails, and `never` isn't answered.
private final class NameProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "never" else { return }
        guard url.lastPathComponent != "none" else {
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            return
        }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// The texts that a handler has received.
private final class ReceivedTexts: Sendable {
    let values = Mutex<[String]>([])
}
