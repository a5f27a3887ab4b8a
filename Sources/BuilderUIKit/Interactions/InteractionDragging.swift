import Foundation

/// A drag interaction as the source of a drag. It is held by its gesture and doesn't keep the interaction alive.
@MainActor
final class InteractionDragSource: DragSource {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) { self.interaction = interaction }

    private var delegate: (any UIDragInteractionDelegate)? { interaction?.delegate }
    var dragView: UIView? { interaction?.view }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let interaction, interaction.isEnabled else { return [] }
        return delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    }

    func previewView(of item: UIDragItem, _ session: DragSession) -> UIView? {
        guard let interaction else { return nil }
        let preview = delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        return preview?.view ?? dragView
    }

    func willLift(_ animator: DragAnimator, _ session: DragSession) {
        guard let interaction else { return }
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    }

    func willBegin(_ session: DragSession) {
        guard let interaction, let delegate else { return }
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
    }

    func didMove(_ session: DragSession) {
        if let interaction { delegate?.dragInteraction(interaction, sessionDidMove: session) }
    }

    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {
        guard let interaction, let delegate, let view = dragView else { return }
        _ = delegate.dragInteraction(
            interaction, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
        delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
    }

    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
        if let interaction { delegate?.dragInteraction(interaction, session: session, willEndWith: operation) }
    }

    func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
        if let interaction { delegate?.dragInteraction(interaction, session: session, didEndWith: operation) }
    }

    func didPutBack(_ session: DragSession) { dragView?.didPutBackDraggedItems() }

    func didTransfer(_ session: DragSession) {
        if let interaction { delegate?.dragInteraction(interaction, sessionDidTransferItems: session) }
    }
}

extension UIDropInteraction: DropTarget {
    func canHandle(_ session: DragSession) -> Bool { delegate?.dropInteraction(self, canHandle: session) ?? false }
    func didEnter(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
    func proposal(for session: DragSession) -> UIDropProposal {
        delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .forbidden)
    }
    func didExit(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidExit: session) }

    func perform(_ session: DragSession, _ proposal: UIDropProposal) {
        guard let delegate, let view else { return }
        delegate.dropInteraction(self, performDrop: session)
        for item in session.items {
            _ = delegate.dropInteraction(
                self, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
            let animator = DragAnimator()
            delegate.dropInteraction(self, item: item, willAnimateDropWith: animator)
            animator.run()
        }
        delegate.dropInteraction(self, concludeDrop: session)
    }

    func didEnd(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
    var autoscrolledList: _ListView? { nil }
}
