import BuilderFoundation
import Dispatch
import Settling

/// The reasons why no tag is read.
public struct NFCReaderError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = NFCReaderError
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
        case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
        case readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
        case ndefReaderSessionErrorZeroLengthMessage
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "NFCError" }
    /// The device can't read tags.
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    /// The user canceled.
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    /// No tag was found in time.
    public static var readerSessionInvalidationErrorSessionTimeout: Code {
        .readerSessionInvalidationErrorSessionTimeout
    }
    /// One tag was read, and the session ended.
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
}

/// A search for tags. It ends when it begins: the device can't read tags.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    private let queue: DispatchQueue
    private let lock = NSLock()
    private var hasEnded = false

    fileprivate init(queue: DispatchQueue?) { self.queue = queue ?? .main }

    /// A Boolean value that indicates whether the device can read tags; false.
    open class var readingAvailable: Bool { false }
    /// The text that the system shows.
    open var alertMessage = ""
    /// A Boolean value that indicates whether the search is on; false.
    open var isReady: Bool { false }
    /// Ends the search with an error, which the delegate receives.
    open func begin() { end(NFCReaderError(.readerErrorUnsupportedFeature)) }
    /// Ends the search; the delegate receives an error, as for a user who cancels.
    open func invalidate() { end(NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) }
    /// Ends the search with a text.
    open func invalidate(errorMessage: String) { invalidate() }

    fileprivate func didEnd(_ error: NFCReaderError) {}

    private func end(_ error: NFCReaderError) {
        let isFirst = lock.withLock {
            defer { hasEnded = true }
            return !hasEnded
        }
        if isFirst { queue.async { self.didEnd(error) } }
    }
}

/// A search for tags with messages.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The delegate.
    open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Creates a search.
    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) {
        self.delegate = delegate
        super.init(queue: queue)
    }
    /// Searches anew.
    open func restartPolling() {}
    /// Connects to a tag; fails.
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }
    /// Throws an error.
    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerErrorUnsupportedFeature)
    }
    fileprivate override func didEnd(_ error: NFCReaderError) {
        delegate?.readerSession(self, didInvalidateWithError: error)
    }
}

/// The delegate of a search for tags with messages.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Receives the reason of the search's end.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Receives messages; isn't called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    /// Receives tags; isn't called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    /// Receives the search's beginning; isn't called.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A tag with a message. There is none.
public protocol NFCNDEFTag: NSObjectProtocol, Sendable {
    /// A Boolean value that indicates whether the tag is near.
    var isAvailable: Bool { get }
    /// Returns the state of the message, and its capacity in bytes.
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    /// Reads the message.
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    /// Writes a message.
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Makes the message read-only.
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

/// A search for tags of kinds.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The kinds of tags.
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// ISO 14443.
        public static let iso14443 = PollingOption(rawValue: 1)
        /// ISO 15693.
        public static let iso15693 = PollingOption(rawValue: 2)
        /// ISO 18092.
        public static let iso18092 = PollingOption(rawValue: 4)
    }
    /// The delegate.
    open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
    /// Creates a search.
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
    }
    /// The tag that is connected; nil.
    open var connectedTag: NFCTag? { nil }
    /// Searches anew.
    open func restartPolling() {}
    /// Connects to a tag; fails.
    open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }
    /// Throws an error.
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
    fileprivate override func didEnd(_ error: NFCReaderError) {
        delegate?.tagReaderSession(self, didInvalidateWithError: error)
    }
}

/// The delegate of a search for tags of kinds.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    /// Receives the search's beginning; isn't called.
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    /// Receives the reason of the search's end.
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    /// Receives tags; isn't called.
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// A tag of a kind. There is none.
public enum NFCTag: Sendable {
    case iso7816(any NFCISO7816Tag)
    case miFare(any NFCMiFareTag)
    /// A Boolean value that indicates whether the tag is near.
    public var isAvailable: Bool {
        switch self {
        case .iso7816(let tag): tag.isAvailable
        case .miFare(let tag): tag.isAvailable
        }
    }
}

/// A card with applications.
public protocol NFCISO7816Tag: NFCNDEFTag {
    /// The application that is selected first.
    var initialSelectedAID: String { get }
    /// The identifier.
    var identifier: Data { get }
    /// Sends a command, and returns the answer with its two status bytes.
    func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}

/// A tag of the kind MIFARE.
public protocol NFCMiFareTag: NFCNDEFTag {
    /// The identifier.
    var identifier: Data { get }
    /// Sends a command, and returns the answer.
    func sendMiFareCommand(commandPacket command: Data) async throws -> Data
}

/// A command for a card.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
    /// The class, the instruction and its parameters.
    public let instructionClass, instructionCode, p1Parameter, p2Parameter: UInt8
    /// The data.
    public let data: Data?
    /// The number of bytes of the answer; −1 for none.
    public let expectedResponseLength: Int
    /// Creates a command.
    public init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int
    ) {
        (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
        (self.p1Parameter, self.p2Parameter) = (p1Parameter, p2Parameter)
        (self.data, self.expectedResponseLength) = (data, expectedResponseLength)
    }
}
