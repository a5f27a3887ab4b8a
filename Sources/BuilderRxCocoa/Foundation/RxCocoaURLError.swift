import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What goes wrong with a request.
public enum RxCocoaURLError: Swift.Error {
    /// What happened is not known.
    case unknown
    /// The answer is not one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The answer says that the request failed: its status is not one of 200 to 299.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The answer's data could not be read.
    case deserializationError(error: any Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// The error in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error has occurred."
        case .nonHTTPResponse(let response): "Response is not HTTP: \(response)."
        case .httpRequestFailed(let response, _): "HTTP request failed with status \(response.statusCode)."
        case .deserializationError(let error): "The response's data could not be read: \(error)."
        }
    }
}
