import BuilderRxSwift
import Foundation
import Settling
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An error of the reactive members of `URLSession`.
public enum RxCocoaURLError: Swift.Error {
    /// There was neither a response nor an error.
    case unknown
    /// The response isn't one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status of the response isn't one of success, 200 to 299.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data couldn't be read as JSON.
    case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// A description of the error for logs.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error has occurred."
        case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
        case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
        case .deserializationError(let error): "Error during deserialization of the response: \(error)"
        }
    }
}

extension Reactive where Base: URLSession {
    /// A closure that indicates whether a request and its response are written to standard output.
    ///
    /// The default is false, because standard output belongs to a command's results. In RxSwift it is true in debug
    /// builds.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { requestFilter.withLock { $0 }.accepts }
        set {
            let filter = RequestFilter(accepts: newValue)
            // The old closure is released outside of the lock: deinitializers may run arbitrary code.
            let old = requestFilter.withLock { exchange(&$0, with: filter) }
            withExtendedLifetime(old) {}
        }
    }

    /// Returns the response of a request with its data. Each subscription sends the request, and disposal cancels it; a
    /// render waits for the response, which comes from the screen's folder of responses if it has one.
    ///
    /// Fails with the error of the request, or with ``RxCocoaURLError/nonHTTPResponse(response:)``. A status of failure
    /// isn't an error.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return Observable.create { observer in
            let isLogged = Self.shouldLogRequest(request)
            let start = Date()
            let screen = ScreenWork.current
            let observer = UncheckedSendable(value: observer)
            let deliver = { @Sendable (data: Data?, response: URLResponse?, error: (any Error)?) in
                if isLogged { log(request, response, error, after: Date().timeIntervalSince(start)) }
                guard let response, let data else {
                    return observer.value.onError(error ?? RxCocoaURLError.unknown)
                }
                guard let httpResponse = response as? HTTPURLResponse else {
                    return observer.value.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                }
                observer.value.onNext((httpResponse, data))
                observer.value.onCompleted()
            }
            if let screen, let disposable = respond(to: request, on: screen, deliver) { return disposable }
            let ticket = screen?.begin("a request to \(request.url?.absoluteString ?? "a URL")")
            let task = session.dataTask(with: request) { data, response, error in
                if let screen {
                    screen.bind { deliver(data, response, error) }
                } else {
                    deliver(data, response, error)
                }
                ticket?.end()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    /// Returns the data of a request's response.
    ///
    /// Fails like ``response(request:)``, and with ``RxCocoaURLError/httpRequestFailed(response:data:)`` if the status
    /// isn't 200 to 299.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    /// Returns the JSON of a request's response, as `JSONSerialization` reads it.
    ///
    /// Fails like ``data(request:)``, and with ``RxCocoaURLError/deserializationError(error:)``.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// Returns the JSON of the response to a GET request.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

/// Answers a request from the screen's responses. Returns nil if a network answers.
private func respond(
    to request: URLRequest, on screen: ScreenWork,
    _ deliver: @escaping (Data?, URLResponse?, (any Error)?) -> Void
) -> (any Disposable)? {
    let isDisposed = Atomic(false)
    let isAnswered = screen.respond(to: request.url) { url, response in
        guard !isDisposed.load(ordering: .relaxed) else { return }
        let found = response()
        let head = found.flatMap {
            HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: $0.headers)
        }
        deliver(found?.data, head, head == nil ? URLError(.notConnectedToInternet) : nil)
    }
    return isAnswered ? Disposables.create { isDisposed.store(true, ordering: .relaxed) } : nil
}

/// The closure that selects the requests to log. It may be called on any thread, as in RxSwift.
private struct RequestFilter: @unchecked Sendable {
    let accepts: (URLRequest) -> Bool
}

private let requestFilter = Mutex(RequestFilter { _ in false })

private func log(_ request: URLRequest, _ response: URLResponse?, _ error: (any Error)?, after seconds: TimeInterval) {
    var lines = ["curl -X \(request.httpMethod ?? "GET")"]
    if let body = request.httpBody {
        let text = String(decoding: body, as: UTF8.self)
        lines[0] += " -d '\(text.replacingOccurrences(of: "'", with: #"'\''"#))'"
    }
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
        lines[0] += " -H '\(name): \(value.replacingOccurrences(of: "'", with: #"'\''"#))'"
    }
    lines[0] += " '\(request.url?.absoluteString ?? "<unknown url>")' -i -v"
    let duration = "\(Int(seconds * 1000)) ms"
    if let error {
        lines.append("Failure (\(duration)): \(error)")
    } else if let response = response as? HTTPURLResponse {
        let isSuccess = 200..<300 ~= response.statusCode
        lines.append("\(isSuccess ? "Success" : "Failure") (\(duration)): Status \(response.statusCode)")
    }
    print(lines.joined(separator: "\n"))
}
