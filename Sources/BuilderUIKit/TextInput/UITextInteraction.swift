import Foundation

/// The selection of text in a view of the app by touches. It is stored with its view, and handles no touches.
@preconcurrency @MainActor
open class UITextInteraction: _UIStoredInteraction {
    /// The kind of the text.
    public enum Mode: Int, Hashable, Sendable {
        /// Text that can be edited, or only be selected.
        case editable, nonEditable
    }

    /// The delegate; isn't called.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The view whose text is selected, held weakly.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// The kind of the text.
    public let textInteractionMode: Mode
    /// The gestures of the app that wait for those of the interaction; none.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    /// Creates an interaction with a kind of text.
    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init(_responder: ())
    }
}

/// The methods of a text interaction's delegate; all are optional, and none is called.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether the interaction may begin at a point of the view, in points.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before the interaction begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after the interaction ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    private var proxied: ForwardedCalls<any UITextInteractionDelegate>? { ForwardedCalls(self) }

    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        proxied?.send([interaction, point]) { $0.interactionShouldBegin(interaction, at: point) } ?? true
    }
    public func interactionWillBegin(_ interaction: UITextInteraction) {
        proxied?.send([interaction]) { $0.interactionWillBegin(interaction) }
    }
    public func interactionDidEnd(_ interaction: UITextInteraction) {
        proxied?.send([interaction]) { $0.interactionDidEnd(interaction) }
    }
}
