import Foundation

/// The view from which items are dragged, with the delegate's answers.
@MainActor
protocol DragSource: AnyObject {
    var dragView: UIView? { get }
    /// Returns the items at a point of the view; none if nothing can be dragged.
    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem]
    /// Returns the view that a picture of an item shows.
    func previewView(of item: UIDragItem, _ session: DragSession) -> UIView?
    /// Returns the look of that picture; nil for the whole view.
    func previewParameters(of item: UIDragItem, _ session: DragSession) -> UIDragPreviewParameters?
    func willLift(_ animator: DragAnimator, _ session: DragSession)
    func willBegin(_ session: DragSession)
    func didMove(_ session: DragSession)
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
    func willEnd(_ session: DragSession, _ operation: UIDropOperation)
    func didEnd(_ session: DragSession, _ operation: UIDropOperation)
    /// Called in place of the methods above after items were lifted and not moved.
    func didPutBack(_ session: DragSession)
    func didTransfer(_ session: DragSession)
}

extension DragSource {
    func previewParameters(of item: UIDragItem, _ session: DragSession) -> UIDragPreviewParameters? { nil }
}

/// The view on which items are dropped, with the delegate's answers.
@MainActor
protocol DropTarget: AnyObject {
    func canHandle(_ session: DragSession) -> Bool
    func didEnter(_ session: DragSession)
    func proposal(for session: DragSession) -> UIDropProposal
    func didExit(_ session: DragSession)
    func perform(_ session: DragSession, _ proposal: UIDropProposal)
    func didEnd(_ session: DragSession)
    /// The list that scrolls while the finger is near its edge; nil for none.
    var autoscrolledList: _ListView? { get }
}

/// A drag from the press that lifts items until they are dropped.
///
/// The delegates' methods are called in this order, which is not measured: the source provides items and is notified of
/// the lift; when the finger moves, the drag begins, and the view under it that takes the items proposes an operation;
/// when it is lifted, that view performs the drop, or the items return.
@MainActor
final class Drag {
    private let source: any DragSource
    private let session: DragSession
    private let window: UIWindow
    private var hasBegun = false
    private var target: (any DropTarget)?
    /// The targets that the finger has been in.
    private var entered: [any DropTarget] = []
    private var proposal: UIDropProposal?
    /// The picture of the items that follows the finger, and its distance from it.
    private var preview: UIView?
    private var grip = CGPoint.zero

    /// Lifts the items at a point of a source's view; nil if there are none.
    init?(from source: any DragSource, at point: CGPoint) {
        guard let view = source.dragView, let window = view.window else { return nil }
        let session = DragSession(at: view.convert(point, to: window), in: window)
        session.items = source.items(for: session, at: point)
        guard !session.items.isEmpty else { return nil }
        self.source = source
        self.session = session
        self.window = window
    }

    /// Shows the items' picture at the finger.
    func lift() {
        for item in session.items.reversed() {
            guard let view = source.previewView(of: item, session), let picture = picture(of: view, for: item) else {
                continue
            }
            if view.window === window {
                picture.frame.origin = view.convert(view.bounds, to: window).origin
            } else {
                picture.center = session.windowLocation
            }
            window.addSubview(picture)
            preview?.removeFromSuperview()
            preview = picture
            grip = CGPoint(
                x: picture.center.x - session.windowLocation.x, y: picture.center.y - session.windowLocation.y)
        }
        let animator = DragAnimator()
        source.willLift(animator, session)
        animator.run()
    }

    /// Returns a picture with a shadow, which is not measured.
    private func picture(of view: UIView, for item: UIDragItem) -> UIView? {
        let own = item.previewProvider?()?.view
        if let own, own.bounds.isEmpty { own.sizeToFit() }
        guard
            let whole = own
                ?? view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        let parameters = own == nil ? source.previewParameters(of: item, session) : nil
        let picture = parameters.map { cut(whole, $0) } ?? whole
        picture.isUserInteractionEnabled = false
        picture.layer.shadowOpacity = 0.25
        picture.layer.shadowRadius = 10
        picture.layer.shadowOffset = CGSize(width: 0, height: 6)
        return picture
    }

    /// Returns a view with the part of a picture that parameters show, on their background.
    private func cut(_ picture: UIView, _ parameters: UIDragPreviewParameters) -> UIView {
        picture.backgroundColor = parameters.backgroundColor
        guard let path = parameters.visiblePath else { return picture }
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        picture.layer.mask = mask
        let view = UIView(frame: picture.frame)
        picture.frame = view.bounds
        view.addSubview(picture)
        view.layer.shadowPath = (parameters.shadowPath ?? path).cgPath
        return view
    }

    /// Moves the items to a point of the window, in points.
    func move(to point: CGPoint) {
        session.windowLocation = point
        preview?.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        if !hasBegun {
            hasBegun = true
            source.willBegin(session)
        }
        source.didMove(session)
        let found = findTarget(at: point)
        if found !== target {
            target?.didExit(session)
            target = found
            if let found {
                if !entered.contains(where: { $0 === found }) { entered.append(found) }
                found.didEnter(session)
            }
        }
        proposal = target?.proposal(for: session)
    }

    /// The list under the finger that takes the items.
    var autoscrolledList: _ListView? { target?.autoscrolledList }

    /// Returns the innermost view at a point that takes the items.
    private func findTarget(at point: CGPoint) -> (any DropTarget)? {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            // A target is asked once; the same object answers while the finger stays in its view.
            for candidate in current.dropTargets {
                if candidate === target || candidate.canHandle(session) { return candidate }
            }
            view = current.superview
        }
        return nil
    }

    /// Drops the items where they are, or returns them.
    func drop() {
        preview?.removeFromSuperview()
        guard hasBegun else { return source.didPutBack(session) }
        guard let target, let proposal, operation != .cancel, operation != .forbidden else { return cancel() }
        target.perform(session, proposal)
        source.willEnd(session, operation)
        source.didEnd(session, operation)
        for target in entered { target.didEnd(session) }
        source.didTransfer(session)
    }

    private var operation: UIDropOperation {
        guard let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    /// Returns the items to where they came from.
    func cancel() {
        preview?.removeFromSuperview()
        guard hasBegun else { return source.didPutBack(session) }
        let animators = session.items.map { item in
            let animator = DragAnimator()
            source.willCancel(item, animator)
            return animator
        }
        source.willEnd(session, .cancel)
        for animator in animators { animator.run() }
        source.didEnd(session, .cancel)
        for target in entered { target.didEnd(session) }
    }
}

/// The press that lifts items.
@MainActor
final class DragLiftRecognizer: UILongPressGestureRecognizer {
    private let source: any DragSource
    private var drag: Drag?

    init(_ source: any DragSource) {
        self.source = source
        super.init(_recognizer: ())
    }

    override func deadlinePassed() {
        if let drag {
            if storedState == .changed, let list = drag.autoscrolledList, list.autoscroll(for: location(in: list)) {
                state = .changed
            }
            return
        }
        drag = touches.isEmpty ? nil : Drag(from: source, at: location(in: view))
        state = drag == nil ? .failed : .began
    }

    override func callHandlers() {
        super.callHandlers()
        switch storedState {
        case .began: drag?.lift()
        case .changed:
            drag?.move(to: location(in: nil))
            awaitAutoscroll(of: drag?.autoscrolledList)
        case .ended: drag?.drop()
        default: drag?.cancel()
        }
    }

    override func reset() {
        super.reset()
        drag = nil
    }
}

extension UIView {
    /// The objects that take items that are dropped on this view.
    var dropTargets: [any DropTarget] {
        var targets = interactions.compactMap { $0 as? any DropTarget }
        if let list = (self as? UIScrollView)?.listDropTarget { targets.append(list) }
        return targets
    }
}
