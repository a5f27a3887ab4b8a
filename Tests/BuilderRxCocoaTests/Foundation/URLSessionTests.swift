import BuilderRxCocoa
import BuilderRxSwift
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct URLSessionTests {
    /// Answers from the path: its first part is the status, its second the text.
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, let client else { return }
            let parts = url.path.split(separator: "/")
            guard let status = parts.first.flatMap({ Int($0) }),
                let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            else { return client.urlProtocol(self, didFailWithError: URLError(.badURL)) }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: Data(parts.dropFirst().joined().utf8))
            client.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        return URLSession(configuration: configuration)
    }

    private func request(_ path: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: "http://localhost/\(path)")))
    }

    /// The events of a sequence until its end, as text.
    private func events<Element>(_ source: Observable<Element>) async -> [String] {
        await withCheckedContinuation { continuation in
            nonisolated(unsafe) var texts: [String] = []
            _ = source.subscribe { event in
                texts.append("\(event)")
                if event.isStopEvent { continuation.resume(returning: texts) }
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func answersAreTold() async throws {
        let session = session()
        let answer = session.rx.response(request: try request("404/gone"))
            .map { "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))" }
        #expect(await events(answer) == ["next(404 gone)", "completed"])
        let text = session.rx.data(request: try request("200/text")).map { String(decoding: $0, as: UTF8.self) }
        #expect(await events(text) == ["next(text)", "completed"])
        let json = session.rx.json(request: try request("200/[1,2]")).map { "\($0 as? [Int] ?? [])" }
        #expect(await events(json) == ["next([1, 2])", "completed"])
    }

    @Test(.timeLimit(.minutes(1))) func failuresAreErrors() async throws {
        let session = session()
        let failed = session.rx.data(request: try request("500/oops"))
        #expect(await events(failed) == ["error(HTTP request failed with status 500.)"])
        let wrong = await events(session.rx.json(request: try request("200/oops")))
        #expect(wrong.count == 1 && wrong[0].hasPrefix("error(The response's data could not be read"))
        let broken = await events(session.rx.response(request: try request("none")))
        #expect(broken.count == 1 && broken[0].hasPrefix("error("))
    }
}
