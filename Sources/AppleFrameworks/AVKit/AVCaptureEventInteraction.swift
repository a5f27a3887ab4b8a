import BuilderUIKit

/// A press of a hardware button that takes a picture.
open class AVCaptureEvent: NSObject, @unchecked Sendable {
    /// The part of the press.
    open var phase: AVCaptureEventPhase { .cancelled }
}

/// The parts of a press of a hardware button.
public enum AVCaptureEventPhase: UInt, Sendable {
    /// The button was pressed, released, or its press was ended by the system.
    case began, ended, cancelled
}

/// An interaction that lets hardware buttons take pictures, of which there are none: the handlers aren't called.
@preconcurrency @MainActor
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// A Boolean value that indicates whether the interaction takes the buttons' presses.
    open var isEnabled = true

    /// Creates an interaction with the same handler for all buttons.
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    /// Creates an interaction with a handler for the primary button, and one for the others.
    public init(primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void) {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
