import BuilderFoundation

/// Something that the user or the app does with a call.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

/// Something that is done with one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    open var digits: String { "" }
}

/// Actions that are done together.
open class CXTransaction: NSObject, @unchecked Sendable {
    open private(set) var actions: [CXAction]
    public init(actions: [CXAction] = []) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// The failures of a request.
public struct CXErrorCodeRequestTransactionError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CXErrorCodeRequestTransactionError
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached, callIsProtected
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The app's requests for calls, which are refused.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() {}
    public init(queue: DispatchQueue) {}
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
    }
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }
    open func requestTransaction(
        with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
    ) { request(CXTransaction(actions: actions), completion: completion) }
    open func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { request(CXTransaction(action: action), completion: completion) }
}

/// The known properties of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
    public override init() {}
}

/// The reasons why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// The reason why a call can't be reported.
public struct CXErrorCodeIncomingCallError: _FrameworkError {
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CXErrorCodeIncomingCallError
        case unknown = 0
        case unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
        case filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
    }
    public static let errorDomain = "com.apple.CallKit.error.incomingcall"
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The reason why an app's list of blocked and identified numbers isn't used.
public struct CXErrorCodeCallDirectoryManagerError: _FrameworkError {
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CXErrorCodeCallDirectoryManagerError
        case unknown = 0
        case noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries, maximumEntriesExceeded
        case extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
    }
    public static let errorDomain = "com.apple.CallKit.error.calldirectorymanager"
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The abilities of an app's calls.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() {}
    public init(localizedName: String) {}
}

/// The system's calls of an app; none can be reported.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(CocoaError(.featureUnsupported)) } }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CocoaError(.featureUnsupported)
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}
