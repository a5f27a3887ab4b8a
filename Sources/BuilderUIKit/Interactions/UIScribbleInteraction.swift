import Foundation

/// Handwriting in text fields, which isn't read.
@preconcurrency @MainActor
open class UIScribbleInteraction: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// A Boolean value that indicates whether the user is writing; false.
    open var isHandlingWriting: Bool { false }
    /// A Boolean value that indicates whether the user is likely to use a pencil; false.
    public class var isPencilInputExpected: Bool { false }

    /// Creates an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }
}

/// The methods of a handwriting interaction's delegate; none is called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: AnyObject {}

/// Handwriting outside of text fields, which isn't read: areas that become fields once the user writes there.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: Delegate?
    /// A Boolean value that indicates whether the user is writing; false.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }
}

/// The methods with which areas for handwriting are described; none is called.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// The identifier of an area.
    associatedtype ElementIdentifier: Hashable = String

    /// Calls a closure with the areas in a rectangle of the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    /// Returns a Boolean value that indicates whether an area has the focus.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Returns the rectangle of an area in the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    /// Gives an area the focus, and calls a closure with its text field.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Returns a Boolean value that indicates whether an area gets the focus only when the user pauses; false by
    /// default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Notifies the delegate that the user begins to write.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Notifies the delegate that the user has written.
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
