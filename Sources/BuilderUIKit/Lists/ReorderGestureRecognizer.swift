import Foundation

/// The drag of the control with which a row or an item is moved while a list is edited; it begins with the touch.
@MainActor
final class ReorderGestureRecognizer: UILongPressGestureRecognizer {
    weak var list: _ListView?
    private var path: IndexPath?

    init(of list: _ListView) {
        self.list = list
        super.init(_recognizer: ())
        minimumPressDuration = 0
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Another finger doesn't end a movement.
        if path == nil {
            path = touches.first.flatMap { touch in list.flatMap { $0.reorderedElement(at: touch.location(in: $0)) } }
        }
        guard path != nil else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func callHandlers() {
        super.callHandlers()
        guard let list, let path else { return }
        let point = location(in: list)
        switch storedState {
        case .began: if !list.beginReordering(path, at: point) { self.path = nil }
        case .changed:
            list.updateReordering(to: point)
            awaitAutoscroll(of: list)
        case .ended: list.endReordering(isCanceled: false)
        default: list.endReordering(isCanceled: true)
        }
    }

    override func deadlinePassed() {
        if storedState == .changed, path != nil, let list, list.autoscroll(for: location(in: list)) { state = .changed }
    }

    override func reset() {
        super.reset()
        path = nil
    }
}

extension _ListView {
    /// The distance around a control at which a touch meets it, in points (not measured).
    private static let reorderReach: CGFloat = 12

    /// Adds the gesture that moves elements, once.
    func installReordering() {
        guard !(gestureRecognizers ?? []).contains(where: { $0 is ReorderGestureRecognizer }) else { return }
        addGestureRecognizer(ReorderGestureRecognizer(of: self))
    }

    /// Returns the element whose control is at a point of the content; nil for none.
    fileprivate func reorderedElement(at point: CGPoint) -> IndexPath? {
        guard let path = elementPath(at: point), let element = elementView(at: path) else { return nil }
        var waiting = [element]
        while let view = waiting.popLast() {
            if let glyph = view as? GlyphView, glyph.kind == .reorder, !glyph.isHidden {
                let frame = convert(glyph.bounds, from: glyph)
                if frame.insetBy(dx: -Self.reorderReach, dy: -Self.reorderReach).contains(point) { return path }
            }
            waiting += view.subviews
        }
        return nil
    }
}
