@_exported import BuilderAVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The recognition of speech: permission can be requested, and is denied.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var supportsOnDeviceRecognition: Bool { false }
    open var isAvailable: Bool { false }

    public init?(locale: Locale = .current) { self.locale = locale }

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    { DispatchQueue.main.async { handler(.denied) } }
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        DispatchQueue.main.async { resultHandler(nil, CocoaError(.featureUnsupported)) }
        return SFSpeechRecognitionTask()
    }
}

/// The methods with which recognition reports that it became available; it doesn't.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// Speech to be recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}
/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
/// Speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

/// A recognition, which is completed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { nil }
    open func finish() {}
    open func cancel() {}
}

/// A part of a recognized text.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    /// The place in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// Other texts for the same words; none.
    open var alternativeSubstrings: [String] { [] }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}
/// A recognized text.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
/// The result of a recognition.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
