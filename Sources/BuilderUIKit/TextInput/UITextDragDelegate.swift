import Foundation

/// A view whose text is dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate of drags.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction of drags.
    var textDragInteraction: UIDragInteraction? { get }
    /// A Boolean value that indicates whether text is dragged from the view.
    var isTextDragActive: Bool { get }
    /// The look of dragged text.
    var textDragOptions: UITextDragOptions { get set }
}

/// A view that text is dropped into.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate of drops.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction of drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// A Boolean value that indicates whether a drop over the view moves its insertion point.
    var isTextDropActive: Bool { get }
}

/// A view with a delegate for pasted items.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
    /// The delegate of pasted items.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A drag of text that begins.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The dragged range.
    var dragRange: UITextRange { get }
    /// The items of the range.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already.
    var existingItems: [UIDragItem] { get }
    /// A Boolean value that indicates whether the range is selected.
    var isSelected: Bool { get }
    /// The session.
    var dragSession: any UIDragSession { get }
}

/// A drop of text over a view.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The insertion point.
    var dropPosition: UITextPosition { get }
    /// The proposal that the view makes.
    var suggestedProposal: UITextDropProposal { get }
    /// A Boolean value that indicates whether the text is dragged from the same view.
    var isSameView: Bool { get }
    /// The session.
    var dropSession: any UIDropSession { get }
}

/// The handling of dropped text by a view.
open class UITextDropProposal: UIDropProposal {
    /// The place of the text.
    public enum Action: UInt, Hashable, Sendable {
        /// At the insertion point, in place of the selection, or in place of all text.
        case insert = 0
        /// In place of the selection.
        case replaceSelection = 1
        /// In place of all text.
        case replaceAll = 2
    }

    /// The object that changes the text.
    public enum Performer: UInt, Hashable, Sendable {
        /// The view.
        case view = 0
        /// The delegate.
        case delegate = 1
    }

    /// The place of the text.
    open var dropAction = Action.insert
    /// The object that changes the text.
    open var dropPerformer = Performer.view
    /// The way in which progress is shown.
    open var dropProgressMode = UIDropSessionProgressIndicatorStyle.default
    /// A Boolean value that indicates whether text that is dragged in the same view is moved at once.
    open var useFastSameViewOperations = false
}

/// The drag of a text view's selection. All methods are optional; those of text fields aren't called.
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
    /// Returns the items of a drag; by default those that the view suggests.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Returns the picture of an item; nil, the default, for that of its text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before a drag begins.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag ended.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    private var proxied: ForwardedCalls<any UITextDragDelegate>? { ForwardedCalls(self) }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        proxied?.send([textDraggableView, dragRequest]) {
            $0.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
        } ?? dragRequest.suggestedItems
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        proxied?.send([textDraggableView, item, session]) {
            $0.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
        } ?? nil
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {
        proxied?.send([textDraggableView, session]) {
            $0.textDraggableView(textDraggableView, dragSessionWillBegin: session)
        }
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {
        proxied?.send([textDraggableView, session, operation]) {
            $0.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation)
        }
    }
}

/// The drop of text on a text view. All methods are optional; those of text fields aren't called.
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
    /// Returns whether text may be dropped into a view that isn't editable; no by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Returns what the view does with a drop; by default what it suggests.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before a drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Called when a drag enters the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when a drag moves over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called when a drag leaves the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag ends.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

/// The editability of a view that text is dropped into.
public enum UITextDropEditability: UInt, Hashable, Sendable {
    /// Drops aren't taken.
    case no = 0
    /// One drop is taken.
    case temporary = 1
    /// The view becomes editable.
    case yes = 2
}

extension UITextDropDelegate {
    private var proxied: ForwardedCalls<any UITextDropDelegate>? { ForwardedCalls(self) }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        proxied?.send([textDroppableView, drop]) {
            $0.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
        } ?? .no
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        proxied?.send([textDroppableView, drop]) { $0.textDroppableView(textDroppableView, proposalForDrop: drop) }
            ?? drop.suggestedProposal
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {
        proxied?.send([textDroppableView, drop]) { $0.textDroppableView(textDroppableView, willPerformDrop: drop) }
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {
        proxied?.send([textDroppableView, session]) {
            $0.textDroppableView(textDroppableView, dropSessionDidEnter: session)
        }
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {
        proxied?.send([textDroppableView, session]) {
            $0.textDroppableView(textDroppableView, dropSessionDidUpdate: session)
        }
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {
        proxied?.send([textDroppableView, session]) {
            $0.textDroppableView(textDroppableView, dropSessionDidExit: session)
        }
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {
        proxied?.send([textDroppableView, session]) {
            $0.textDroppableView(textDroppableView, dropSessionDidEnd: session)
        }
    }
}

/// The look of dragged text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The text's colors are left out of its picture.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// The delegates of a text field's or a text view's drags, drops and pastes, which aren't retained.
struct TextDelegates {
    var options: UITextDragOptions = []
    weak var drag: AnyObject?
    weak var drop: AnyObject?
    weak var paste: AnyObject?
}

extension EditingText {
    var textDelegates: TextDelegates {
        get { attachments[ObjectIdentifier(TextDelegates.self)] as? TextDelegates ?? TextDelegates() }
        set { attachments[ObjectIdentifier(TextDelegates.self)] = newValue }
    }
}

extension UITextView {
    var knownTextDragging: TextDragging? { attachments[ObjectIdentifier(TextDragging.self)] as? TextDragging }

    /// The drags and drops of the text, which begin to work with the first use of an interaction or a delegate.
    var textDragging: TextDragging {
        if let known = knownTextDragging { return known }
        let dragging = TextDragging(self)
        attachments[ObjectIdentifier(TextDragging.self)] = dragging
        return dragging
    }
}

extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
