import BuilderCoreMedia
@_exported import BuilderUIKit
import Dispatch
import Settling

/// The reasons why the screen isn't recorded.
public struct RPRecordingError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = RPRecordingError
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case attemptToStopNonRecording = -5829
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
    /// The user didn't allow it.
    public static var userDeclined: Code { .userDeclined }
    /// There is no recording.
    public static var attemptToStopNonRecording: Code { .attemptToStopNonRecording }
}

/// The error of a recording.
public typealias RPRecordingErrorCode = RPRecordingError.Code

/// The kinds of samples.
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp, audioMic
}

/// The recorder of the screen, which the user doesn't allow.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
    private static let recorder = RPScreenRecorder()
    private override init() {}
    /// The recorder.
    open class func shared() -> RPScreenRecorder { recorder }
    /// The delegate.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// A Boolean value that indicates whether the device can record; false.
    open var isAvailable: Bool { false }
    /// A Boolean value that indicates whether the screen is being recorded; false.
    open var isRecording: Bool { false }
    /// A Boolean value that indicates whether the microphone is recorded.
    open var isMicrophoneEnabled = false
    /// A Boolean value that indicates whether the camera is recorded.
    open var isCameraEnabled = false
    /// The camera's view; nil.
    open var cameraPreviewView: UIView? { nil }
    /// Calls a closure with an error: the user doesn't allow it.
    open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(RPRecordingError(.userDeclined)) }
    }
    /// Throws an error.
    open func startRecording() async throws { throw RPRecordingError(.userDeclined) }
    /// Calls a closure with an error: there is no recording.
    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(nil, RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Throws an error: there is no recording.
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingError(.attemptToStopNonRecording) }
    /// Calls a closure: there is nothing to discard.
    open func discardRecording(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { handler() } }
    /// Calls a closure with an error: the user doesn't allow it.
    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(RPRecordingError(.userDeclined)) }
    }
    /// Calls a closure with an error: there is no recording.
    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(RPRecordingError(.attemptToStopNonRecording)) }
    }
}

/// The delegate of a recorder, which isn't called.
@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Receives the end of a recording.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    /// Receives a change of the ability to record.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// A view of a recording: a placeholder.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    /// The delegate.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
    open override func loadView() { loadPlaceholder(name: "RPPreviewViewController") }
}

/// The delegate of a view of a recording.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    /// Called when the user is done, with what they did.
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// A button that shows the choice of where the screen is sent: a placeholder.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: PlaceholderView {
    /// The extension that is chosen first.
    open var preferredExtension: String?
    /// A Boolean value that indicates whether there is a button for the microphone.
    open var showsMicrophoneButton = true
    /// Creates a button.
    public init(frame: CGRect) {
        super.init(name: "RPSystemBroadcastPickerView")
        self.frame = frame
    }
    /// Creates a button from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
