import Foundation

/// The drags of a text view's selection, and the drops of text on it, as the delegates of its interactions.
///
/// Text is copied from view to view, and moved within one (not measured). That the text at the insertion point makes
/// room during a drag isn't shown.
@MainActor
final class TextDragging {
    private weak var view: UITextView?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    private(set) var isDragging = false
    private(set) var isDropping = false
    /// The range that is dragged, and its session.
    private var draggedRange: UITextRange?
    private weak var draggedSession: (any UIDragSession)?
    /// The proposal for a drop at the finger's last place.
    private var proposal: UITextDropProposal?

    /// Adds the interactions to a view.
    init(_ view: UITextView) {
        self.view = view
        view.addInteraction(drag)
        view.addInteraction(drop)
    }
}

extension TextDragging: UIDragInteractionDelegate {
    func dragInteraction(_: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let view, let range = view.selectedTextRange, !range.isEmpty, let text = view.text(in: range),
            view.selectionRects(for: range).contains(where: { $0.rect.contains(session.location(in: view)) })
        else { return [] }
        (draggedRange, draggedSession) = (range, session)
        let request = TextDragRequest(
            range, items: [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))], session)
        return view.textDragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
    }

    func dragInteraction(
        _: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let draggedRange else { return nil }
        let own = view.textDragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
        if let own { return own }
        let place = view.selectionRects(for: draggedRange).reduce(CGRect.null) { $0.union($1.rect) }
        guard !place.isNull,
            let picture = view.resizableSnapshotView(from: place, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        return UITargetedDragPreview(
            view: picture, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: view, center: CGPoint(x: place.midX, y: place.midY)))
    }

    func dragInteraction(_: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let view else { return }
        isDragging = true
        view.textDragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        guard let view else { return }
        isDragging = false
        view.textDragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}

extension TextDragging: UIDropInteractionDelegate {
    private func request(_ session: any UIDropSession, in view: UITextView) -> TextDropRequest {
        TextDropRequest(
            at: view.nearestPosition(to: session.location(in: view)),
            isSameView: draggedSession != nil && draggedSession === session.localDragSession, session)
    }

    func dropInteraction(_: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view, session.canLoadObjects(ofClass: NSString.self) else { return false }
        if view.isEditable { return true }
        let editability = view.textDropDelegate?.textDroppableView(
            view, willBecomeEditableForDrop: request(session, in: view))
        if editability == .yes { view.isEditable = true }
        return editability.map { $0 != .no } ?? false
    }

    func dropInteraction(_: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let view else { return }
        isDropping = true
        view.textDropDelegate?.textDroppableView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let view else { return UIDropProposal(operation: .cancel) }
        let request = request(session, in: view)
        let proposal =
            view.textDropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        self.proposal = proposal
        view.textDropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
        return proposal
    }

    func dropInteraction(_: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let view else { return }
        isDropping = false
        view.textDropDelegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view, let proposal else { return }
        let request = request(session, in: view)
        view.textDropDelegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        let moved = proposal.operation == .move && request.isSameView ? draggedRange : nil
        let objects = session.items.map(\.localObject)
        session.loadObjects(ofClass: NSString.self) { [weak view] texts in
            let texts = texts.compactMap { ($0 as? NSString).map { $0 as String } }
            let items = texts.enumerated().map { index, text in
                (text: text, localObject: objects.count == texts.count ? objects[index] : nil)
            }
            view?.insertDropped(items, at: request.dropPosition, proposal.dropAction, inPlaceOf: moved)
        }
    }

    func dropInteraction(_: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let view else { return }
        isDropping = false
        proposal = nil
        view.textDropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
    }
}

extension UITextView {
    /// Inserts dropped texts.
    ///
    /// - Parameter moved: The range that is moved to the place; nil for texts from elsewhere.
    fileprivate func insertDropped(
        _ items: [(text: String, localObject: Any?)], at position: UITextPosition,
        _ action: UITextDropProposal.Action, inPlaceOf moved: UITextRange?
    ) {
        var place = NSRange(location: position.offset, length: 0)
        switch action {
        case .insert: break
        case .replaceSelection: place = selection
        case .replaceAll: place = wholeText
        }
        if let moved, action == .insert {
            let range = usable(moved)
            // Text that is dropped on itself stays where it is.
            guard !(range.location...range.upperBound).contains(place.location) else { return }
            type("", in: range)
            if place.location > range.location { place.location -= range.length }
        }
        paste(items, in: UITextRange(from: usable(place))) { type($0, in: usable(place)) }
    }
}

/// A drag of a range.
@MainActor
private final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: UITextRange, items: [UIDragItem], _ session: any UIDragSession) {
        dragRange = range
        suggestedItems = items
        dragSession = session
        super.init()
    }
}

/// A drop at a position.
@MainActor
private final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(at position: UITextPosition, isSameView: Bool, _ session: any UIDropSession) {
        dropPosition = position
        self.isSameView = isSameView
        dropSession = session
        suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
        super.init()
    }
}
