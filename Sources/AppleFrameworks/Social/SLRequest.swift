import BuilderUIKit

/// The method of a request.
public enum SLRequestMethod: Int, Sendable {
    case GET, POST, DELETE, PUT

    fileprivate var name: String {
        switch self {
        case .GET: "GET"
        case .POST: "POST"
        case .DELETE: "DELETE"
        case .PUT: "PUT"
        }
    }
}

/// A closure that receives the answer to a request.
public typealias SLRequestHandler = @Sendable (Data?, HTTPURLResponse?, (any Error)?) -> Void

/// A request to a service, which fails: there is no network, and no account.
open class SLRequest: NSObject, @unchecked Sendable {
    /// The method.
    public let requestMethod: SLRequestMethod
    /// The location.
    public let url: URL
    /// The parameters.
    public let parameters: [AnyHashable: Any]

    /// Creates a request.
    public init!(
        forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!,
        parameters: [AnyHashable: Any]! = nil
    ) {
        guard let url else { return nil }
        self.requestMethod = requestMethod
        self.url = url
        self.parameters = parameters ?? [:]
    }

    /// Does nothing: no parts are sent.
    open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) {}

    /// Returns the request without an account's signature.
    open func preparedURLRequest() -> URLRequest! {
        var request = URLRequest(url: url)
        request.httpMethod = requestMethod.name
        return request
    }

    /// Calls a closure later with an error.
    open func perform(handler: SLRequestHandler!) {
        DispatchQueue.main.async { handler?(nil, nil, URLError(.notConnectedToInternet)) }
    }
}
