import Foundation

/// A rectangle that a pointer draws to select what it covers; there is no pointer here.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: _UIStoredInteraction {
    /// The state of a selection.
    public enum State: Int, Hashable, Sendable {
        /// None takes place, or one has begun, changes, or ends.
        case possible, began, selecting, ended
    }

    private let selectionHandler: (UIBandSelectionInteraction) -> Void

    /// Creates an interaction with a closure that would be called with each change of the selection.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init(_responder: ())
    }

    /// A Boolean value that indicates whether selections may begin; true by default.
    open var isEnabled = true
    /// The state; always possible.
    open var state: State { .possible }
    /// The rectangle in the view's coordinates, in points; zero.
    open var selectionRect: CGRect { .zero }
    /// The keys that were held at the beginning; none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// The closure that decides whether a selection begins at a point; nil for everywhere.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
}

/// Handwriting in places of a view that aren't text fields; it isn't read.
@preconcurrency @MainActor
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: _UIStoredInteraction
{
    /// The delegate.
    public private(set) weak var delegate: Delegate?
    /// A Boolean value that indicates whether the user is writing; false.
    public var isHandlingWriting: Bool { false }

    /// Creates an interaction.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }
}

/// The methods of the delegate of handwriting in places of a view; none is called.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
    /// The identifier of a place.
    associatedtype ElementIdentifier: Hashable
    /// Requests the places in a rectangle.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    /// Returns a Boolean value that indicates whether a place is edited.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Returns the frame of a place, in points.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    /// Begins to edit a place.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Returns a Boolean value that indicates whether a place is edited only when writing pauses.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Tells the delegate that writing begins.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Tells the delegate that writing has ended.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
