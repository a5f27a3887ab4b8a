import BuilderRxSwift
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Sends a request for each subscription and tells the answer, on the session's queue. Disposal cancels the request.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return Observable.create { observer in
            let task = session.dataTask(with: request) { data, response, error in
                guard let response, let data else {
                    return observer.onError(error ?? RxCocoaURLError.unknown)
                }
                guard let response = response as? HTTPURLResponse else {
                    return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                }
                observer.onNext((response, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create(with: task.cancel)
        }
    }

    /// The data of the answer to a request; ``RxCocoaURLError/httpRequestFailed(response:data:)`` where its status is not one of 200 to
    /// 299.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    /// The answer to a request as JSON objects; ``RxCocoaURLError/deserializationError(error:)`` where it is something else.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// What lies at an address, as JSON objects.
    public func json(url: Foundation.URL) -> Observable<Any> {
        json(request: URLRequest(url: url))
    }
}
