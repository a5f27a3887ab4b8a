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
    /// The range that is dragged and its text, and the session.
    private var dragged: DraggedText?
    private weak var draggedSession: (any UIDragSession)?
    /// The proposal for a drop at the finger's last place.
    private var proposal: UITextDropProposal?
    /// The delegate's answer for a view that isn't editable.
    private var editability: UITextDropEditability?

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
        (dragged, draggedSession) = (DraggedText(range: range, text: text), session)
        let request = TextDragRequest(
            range, items: [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))], session)
        return view.textDragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
    }

    func dragInteraction(
        _: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let dragged else { return nil }
        let own = view.textDragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
        if let own { return own }
        let place = view.selectionRects(for: dragged.range).reduce(CGRect.null) { $0.union($1.rect) }
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
        editability = nil
        if view.isEditable { return true }
        let answer = view.textDropDelegate?.textDroppableView(
            view, willBecomeEditableForDrop: request(session, in: view))
        editability = answer
        return answer == .yes || answer == .temporary
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
        editability = nil
        view.textDropDelegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view, let proposal else { return }
        let request = request(session, in: view)
        if editability == .yes || editability == .temporary { view.isEditable = true }
        view.textDropDelegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        let moved = proposal.operation == .move && request.isSameView ? dragged : nil
        let objects = session.items.map(\.localObject)
        session.loadObjects(ofClass: NSString.self) { [weak view] texts in
            let texts = texts.compactMap { ($0 as? NSString).map { $0 as String } }
            let items = texts.enumerated().map { index, text in
                (text: text, localObject: objects.count == texts.count ? objects[index] : nil)
            }
            view?.insertDropped(items, at: request.dropPosition, proposal.dropAction, moving: moved)
        }
    }

    func dropInteraction(_: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let view else { return }
        isDropping = false
        proposal = nil
        if editability == .temporary { view.isEditable = false }
        editability = nil
        view.textDropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
    }
}

/// A part of a view's text that is dragged, as it was when the drag began.
private struct DraggedText {
    let range: UITextRange
    let text: String
}

extension UITextView {
    /// Inserts dropped texts.
    ///
    /// - Parameter moved: The text that is moved to the place; nil for texts from elsewhere. It counts as that if the
    ///   view's text has changed since the drag began.
    fileprivate func insertDropped(
        _ items: [(text: String, localObject: Any?)], at position: UITextPosition,
        _ action: UITextDropProposal.Action, moving moved: DraggedText?
    ) {
        var place = NSRange(location: position.offset, length: 0)
        switch action {
        case .insert: break
        case .replaceSelection: place = selection
        case .replaceAll: place = wholeText
        }
        func insert() { paste(items, in: UITextRange(from: usable(place))) { type($0, in: usable(place)) } }
        guard let moved, action == .insert, text(in: moved.range) == moved.text else { return insert() }
        var range = usable(moved.range)
        // Text that is dropped on itself stays where it is, and so does text that the delegate keeps.
        guard !(range.location...range.upperBound).contains(place.location), allowsTyping("", in: range) else { return }
        let length = textLength
        insert()
        let growth = textLength - length
        if place.location < range.location { range.location += growth }
        // The text stays if the delegates refused to insert it.
        guard growth > 0, textPart(usable(range)) == moved.text else { return }
        var end = selection
        replaceText(in: range, with: "")
        if range.location < end.location { end.location -= range.length }
        selection = end
        selectionDidChange()
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
