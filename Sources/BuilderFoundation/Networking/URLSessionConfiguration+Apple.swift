import Foundation
@_exported import FoundationNetworking

/// Settings of sessions that Linux's Foundation lacks or that can't be set there. They are stored nowhere: a session on
/// Linux has no cellular network and doesn't wait for a connection.
extension URLSessionConfiguration {
    /// Returns the default configuration: nothing goes on in the background here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    /// A Boolean value that indicates whether a session waits for a connection; false, whatever is set.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    /// A Boolean value that indicates whether the app is started for a background session's events; false.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    /// A Boolean value that indicates whether an expensive network may be used; true, whatever is set.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// A Boolean value that indicates whether a network in Low Data Mode may be used; true, whatever is set.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// The identifier of a container for downloads; nil, whatever is set.
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
    /// The lowest version of TLS; 1.2, whatever is set.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }
    /// The highest version of TLS; 1.3, whatever is set.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }
}

extension NSURLRequest.NetworkServiceType {
    // The enumeration of Linux has no more cases; a value's difference to others has no effect on sessions.

    /// Data that the user waits for.
    public static var responsiveData: Self { .default }
    /// Films that are played while they load.
    public static var avStreaming: Self { .video }
    /// Sound and pictures that the user waits for.
    public static var responsiveAV: Self { .video }
    /// The beginning and the end of calls.
    public static var callSignaling: Self { .voip }
}

/// A version of TLS.
public enum tls_protocol_version_t: UInt16, Sendable {
    /// TLS 1.0.
    case TLSv10 = 0x0301
    /// TLS 1.1.
    case TLSv11 = 0x0302
    /// TLS 1.2.
    case TLSv12 = 0x0303
    /// TLS 1.3.
    case TLSv13 = 0x0304
}

extension URLRequest {
    /// A Boolean value that indicates whether an expensive network may be used; true, whatever is set.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// A Boolean value that indicates whether a network in Low Data Mode may be used; true, whatever is set.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// A Boolean value that indicates whether the server is known to speak HTTP/3; false, whatever is set.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
    /// The cause of a request; the app, whatever is set.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }

    /// The causes of requests.
    public enum Attribution: UInt, Sendable {
        /// The app itself.
        case developer
        /// A link that the user followed.
        case user
    }
}

extension URLCache {
    /// Creates a cache in a folder; nil for the system's.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

/// The key of the data with which a download is resumed.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSession {
    /// The session's tasks that aren't completed.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } } }
    }
    /// The session's tasks that aren't completed, by their kinds.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { next in
                getTasksWithCompletionHandler { next.resume(returning: ($0, $1, $2)) }
            }
        }
    }
    /// Removes cookies, caches and credentials.
    public func reset() async { await withCheckedContinuation { next in reset { next.resume() } } }
    /// Writes cookies and credentials.
    public func flush() async { await withCheckedContinuation { next in flush { next.resume() } } }
}

extension URLError {
    /// The cause for which no network could be used.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
    /// The cause for which no network could be used; nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
