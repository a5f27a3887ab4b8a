import Foundation
import FoundationNetworking
import Settling
import Synchronization

/// Answers the tasks of `URLSession.shared` from a screen's responses, and lets its render wait for their completion
/// handlers.
///
/// A task tries the registered protocols in `resume()`, in the caller's context, and creates the protocol on another
/// thread. Sessions with a configuration of their own don't try them.
package final class ScreenURLProtocol: URLProtocol {
    /// A request of a screen, with the work that the render waits for.
    private struct Request {
        /// The request of the task, whose storage is the task's.
        let request: URLRequest
        let url: URL
        let screen: ScreenWork
        let ticket: RunningWork
    }

    /// The requests whose protocols aren't created yet, in the order of `resume()`.
    private static let resumed = Mutex<[Request]>([])
    private static let isRegistered = registerClass(ScreenURLProtocol.self)

    /// Registers the protocol. The shared session takes it if it wasn't used before.
    package static func register() { _ = isRegistered }

    private let resumed: Request?

    package override class func canInit(with request: URLRequest) -> Bool {
        guard let screen = ScreenWork.current, let url = request.url, screen.answersRequests(to: url) else {
            return false
        }
        let ticket = screen.begin("a request to \(url.absoluteString)")
        resumed.withLock { $0.append(Request(request: request, url: url, screen: screen, ticket: ticket)) }
        return true
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        resumed = Self.resumed.withLock { requests in
            // Tasks with one URL are told apart by their requests, of which each has a storage of its own unless it was
            // copied.
            let index =
                requests.firstIndex { $0.request.sharesStorage(with: request) }
                ?? requests.firstIndex { $0.url == request.url }
            return index.map { requests.remove(at: $0) }
        }
        super.init(request: request, cachedResponse: cachedResponse, client: client)
    }

    package override func startLoading() {
        guard let resumed else { return fail() }
        let isAnswered = resumed.screen.respond(to: resumed.url) { [self] url, response in
            // Foundation ends the process if a canceled task is answered. The render doesn't wait for its handler.
            if task?.state == .running { answer(url, response(), resumed.ticket) }
        }
        if !isAnswered { fail() }
    }

    package override func stopLoading() {}

    private func answer(_ url: URL, _ response: ScreenResponse?, _ ticket: RunningWork) {
        if let response,
            let head = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: response.headers)
        {
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: response.data)
            client?.urlProtocolDidFinishLoading(self)
        } else {
            fail()
        }
        // This queue, which runs one operation at a time, has the completion handler by now.
        URLSession.shared.delegateQueue.addOperation { ticket.end() }
    }

    private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }
}

extension URLRequest {
    /// Returns a Boolean value that indicates whether a request is this one or an unchanged copy of it.
    ///
    /// A request is a reference to its storage and a byte that indicates whether the storage is shared.
    fileprivate func sharesStorage(with other: URLRequest) -> Bool {
        let count = MemoryLayout<UnsafeRawPointer>.size
        return withUnsafeBytes(of: self) { own in
            withUnsafeBytes(of: other) { own.prefix(count).elementsEqual($0.prefix(count)) }
        }
    }
}
