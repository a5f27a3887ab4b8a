@_exported import BuilderFoundation

/// The states of a connection.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The failures of a connection.
public struct WCError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = WCError
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static var notReachable: Code { .notReachable }
}

/// The connection with a watch, of which none is paired.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()
    open class var `default`: WCSession { session }
    open class func isSupported() -> Bool { false }
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isReachable: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open func activate() {}
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotActivated)
    }
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }
    /// Returns a transfer, which doesn't begin.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(file, metadata)
    }
    /// The transfers of files; none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }
}

/// Data on the way to a watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    open var isTransferring: Bool { false }
    init(userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() {}
}

/// The methods with which a connection reports what a watch sent: nothing.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// A file of a transfer.
open class WCSessionFile: NSObject, @unchecked Sendable {
    /// The location.
    public let fileURL: URL
    /// The properties.
    public let metadata: [String: Any]?
    init(_ url: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (url, metadata) }
}

/// A transfer of a file, which doesn't begin.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file.
    public let file: WCSessionFile
    /// The progress.
    public let progress = Progress(totalUnitCount: 1)
    /// A Boolean value that indicates whether bytes are transferred; false.
    open var isTransferring: Bool { false }
    init(_ url: URL, _ metadata: [String: Any]?) { file = WCSessionFile(url, metadata) }
    /// Ends the transfer.
    open func cancel() { progress.cancel() }
}
