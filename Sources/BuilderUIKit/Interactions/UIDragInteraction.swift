import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: _MainActorObject {
    /// The item's data.
    public let itemProvider: NSItemProvider
    /// An object of the app that belongs to the item.
    open var localObject: Any?
    /// A closure that provides the preview; nil for the view.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init(_responder: ())
    }

    /// Updates the preview; does nothing.
    open func setNeedsDropPreviewUpdate() {}
}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: _MainActorObject {
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init(_responder: ())
    }

    /// Creates the preview of a URL.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        label.sizeToFit()
        self.init(view: label)
    }
}

/// The look of a dragged item's preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a dragged item's preview.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that becomes the preview of a dragged item.
open class UITargetedDragPreview: UITargetedPreview {}

/// A drag or a drop in progress.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The items.
    var items: [UIDragItem] { get }
    /// A Boolean value that indicates whether items can be moved.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that indicates whether items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the location in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
    /// Returns a Boolean value that indicates whether an item has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns a Boolean value that indicates whether objects of a class can be made from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the app.
    var localContext: Any? { get set }
}

/// A drop in progress.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag in this app; nil for another one's.
    var localDragSession: (any UIDragSession)? { get }
    /// The kind of progress that is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Calls a closure with the objects that are made from the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// The progress of loading the items; without units, because each load has a progress of its own.
    public var progress: Progress { Progress(totalUnitCount: 0) }
}

extension UIDragDropSession {
    /// Returns a Boolean value that indicates whether values of a type can be made from an item.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Calls a closure with the values that are made from the items.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in completion(objects.compactMap { $0 as? T }) }
    }
}

/// The kind of progress that is shown during a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
    /// None, or the system's.
    case none, `default`
}

/// The effect of a drop.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// Nothing; the gesture ends, or the place forbids it.
    case cancel, forbidden
    /// The items are copied or moved.
    case copy, move
}

/// The proposed effect of a drop.
@preconcurrency @MainActor
open class UIDropProposal: _MainActorObject {
    /// The operation.
    public let operation: UIDropOperation
    /// A Boolean value that indicates whether the location is shown precisely.
    open var isPrecise = false
    /// A Boolean value that indicates whether the item is shown at its size.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init(_responder: ())
    }
}

/// The animation of a drag or a drop; there are no intermediate frames.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Runs an animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The dragging of items from a view, which a press of half a second lifts.
///
/// A picture of the view, or of an item's preview, follows the finger:
///
/// ```swift
/// let touch = TouchSimulator(window: window)
/// touch.down(at: start)
/// touch.wait(0.6)
/// touch.move(to: end, duration: 0.2)
/// touch.up()
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// A Boolean value that indicates whether the interaction is enabled; false on iPhone.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// A Boolean value that indicates whether other gestures may be recognized before a drag begins.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// A Boolean value that indicates whether interactions are enabled at first: on iPad (not measured).
    open class var isEnabledByDefault: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }
    private lazy var recognizer = DragLiftRecognizer(InteractionDragSource(self))

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    open override func didMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        super.didMove(to: view)
        view?.addGestureRecognizer(recognizer)
    }
}

/// Methods that provide dragged items. Those with defaults are optional.
///
/// A drag has the items with which it begins: taps of other fingers don't add any.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items of a drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the items that a tap adds to a drag; none by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Returns the drag to which a tap adds items; nil by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    /// Called before items are added to a drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// Returns the preview of an item.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called before a drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Called when the finger moves.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Returns a Boolean value that indicates whether items can be moved; true by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Returns a Boolean value that indicates whether items stay in the app; false by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Returns a Boolean value that indicates whether previews keep their size; false by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    /// Returns the preview of an item that returns to its place; the given one by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item returns to its place.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
    /// Called before a drag ends.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Called after a drag ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Called after the items' data were transferred.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _: UIDragInteraction, previewForLifting _: UIDragItem, session _: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(
        _: UIDragInteraction, itemsForAddingTo _: any UIDragSession, withTouchAt _: CGPoint
    ) -> [UIDragItem] { [] }
    public func dragInteraction(
        _: UIDragInteraction, sessionForAddingItems _: [any UIDragSession], withTouchAt _: CGPoint
    ) -> (any UIDragSession)? { nil }
    public func dragInteraction(
        _: UIDragInteraction, session _: any UIDragSession, willAdd _: [UIDragItem], for _: UIDragInteraction
    ) {}
    public func dragInteraction(
        _: UIDragInteraction, willAnimateLiftWith _: any UIDragAnimating, session _: any UIDragSession
    ) {}
    public func dragInteraction(_: UIDragInteraction, sessionWillBegin _: any UIDragSession) {}
    public func dragInteraction(_: UIDragInteraction, sessionDidMove _: any UIDragSession) {}
    public func dragInteraction(_: UIDragInteraction, sessionAllowsMoveOperation _: any UIDragSession) -> Bool { true }
    public func dragInteraction(
        _: UIDragInteraction, sessionIsRestrictedToDraggingApplication _: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(_: UIDragInteraction, prefersFullSizePreviewsFor _: any UIDragSession) -> Bool { false }
    public func dragInteraction(
        _: UIDragInteraction, previewForCancelling _: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dragInteraction(
        _: UIDragInteraction, item _: UIDragItem, willAnimateCancelWith _: any UIDragAnimating
    ) {}
    public func dragInteraction(_: UIDragInteraction, session _: any UIDragSession, willEndWith _: UIDropOperation) {}
    public func dragInteraction(_: UIDragInteraction, session _: any UIDragSession, didEndWith _: UIDropOperation) {}
    public func dragInteraction(_: UIDragInteraction, sessionDidTransferItems _: any UIDragSession) {}
}

/// The dropping of items on a view.
@preconcurrency @MainActor
open class UIDropInteraction: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// A Boolean value that indicates whether drops on views within this one are possible at the same time.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init(_responder: ())
    }
}

/// Methods that handle dropped items. All are optional.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether the view takes the items.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when the finger leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes the items.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Returns the preview of a dropped item; the given one by default.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item moves to its place.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
    /// Called after the items moved to their places.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called after the drop.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_: UIDropInteraction, canHandle _: any UIDropSession) -> Bool { true }
    public func dropInteraction(_: UIDropInteraction, sessionDidEnter _: any UIDropSession) {}
    public func dropInteraction(_: UIDropInteraction, sessionDidUpdate _: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .forbidden)
    }
    public func dropInteraction(_: UIDropInteraction, sessionDidExit _: any UIDropSession) {}
    public func dropInteraction(_: UIDropInteraction, performDrop _: any UIDropSession) {}
    public func dropInteraction(
        _: UIDropInteraction, previewForDropping _: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dropInteraction(
        _: UIDropInteraction, item _: UIDragItem, willAnimateDropWith _: any UIDragAnimating
    ) {}
    public func dropInteraction(_: UIDropInteraction, concludeDrop _: any UIDropSession) {}
    public func dropInteraction(_: UIDropInteraction, sessionDidEnd _: any UIDropSession) {}
}

/// A view that a drag over it opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// A Boolean value that indicates whether a drag opens the view.
    var isSpringLoaded: Bool { get set }
}
