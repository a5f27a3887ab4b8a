import Foundation

/// A row that a finger has moved aside, with its actions in the free space.
///
/// The row keeps its place, and its content moves; the actions lie in front of it.
@MainActor
final class RowSwipe {
    let path: IndexPath
    let actionsView: SwipeActionsView
    private let row: UIView
    private let isAtRight: Bool
    private let clippedBefore: Bool
    /// The distance by which the content is moved while a finger drags it, in points; nil when the row is open.
    var distance: CGFloat?

    /// - Parameter isAtRight: A Boolean value that indicates whether the actions are at the row's right edge.
    init(of row: UIView, at path: IndexPath, isAtRight: Bool, actionsView: SwipeActionsView) {
        self.row = row
        self.path = path
        self.isAtRight = isAtRight
        self.actionsView = actionsView
        clippedBefore = row.clipsToBounds
    }

    /// The width of all actions, in points.
    var fullWidth: CGFloat { min(actionsView.width(forHeight: row.frame.height), row.frame.width) }

    /// Returns the distance from which a swipe performs the first action, in points: half of a width, or a little more
    /// than that of all actions (not measured).
    func fullSwipe(inWidth width: CGFloat) -> CGFloat { max(width / 2, fullWidth + 40) }

    func isSwipe(of view: UIView?) -> Bool { row === view }

    /// Places the row's content and the actions after the row was placed.
    func layOut() {
        let frame = row.frame
        let width = distance ?? fullWidth
        row.bounds.origin.x = isAtRight ? width : -width
        row.clipsToBounds = true
        actionsView.frame = CGRect(
            x: isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
        let corners: CACornerMask =
            isAtRight
            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        actionsView.layer.cornerRadius = row.layer.cornerRadius
        actionsView.layer.cornerCurve = row.layer.cornerCurve
        actionsView.layer.maskedCorners = row.layer.maskedCorners.intersection(corners)
    }

    /// Moves the content back, and removes the actions.
    func close() {
        row.bounds.origin.x = 0
        row.clipsToBounds = clippedBefore
        actionsView.removeFromSuperview()
    }
}

/// The gesture with which a finger moves a row aside.
@MainActor
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var list: _ListView?

    init() { super.init(_recognizer: ()) }

    override func shouldBegin(translation: CGPoint) -> Bool {
        guard let list, abs(translation.x) > abs(translation.y) else { return false }
        let end = location(in: list)
        return list.beginSwipe(
            at: CGPoint(x: end.x - translation.x, y: end.y - translation.y), isToLeft: translation.x < 0)
    }

    override func callHandlers() {
        list?.followSwipe(self)
        super.callHandlers()
    }
}

extension _ListView {
    /// Prepares the swipe of the row at a point.
    /// - Returns: False if there is no row, or if it has no actions at the edge that appears.
    func beginSwipe(at point: CGPoint, isToLeft: Bool) -> Bool {
        guard let path = elementPath(at: point) else { return false }
        return beginSwipe(ofElementAt: path, isToLeft: isToLeft)
    }

    private func beginSwipe(ofElementAt path: IndexPath, isToLeft: Bool) -> Bool {
        guard !storedIsEditing, let row = elementView(at: path) else { return false }
        let isTrailing = isToLeft != isRightToLeft
        guard let configuration = swipeActions(at: path, isTrailing: isTrailing), !configuration.actions.isEmpty else {
            return false
        }
        closeSwipe()
        swipeWillBegin(at: path)
        let view = SwipeActionsView(configuration, isAtRight: isToLeft)
        let swipe = RowSwipe(of: row, at: path, isAtRight: isToLeft, actionsView: view)
        view.choose = { [weak self, weak swipe] action, button in
            // The action may end when another row is open.
            action.handler(action, button) { _ in if let self, self.openSwipe === swipe { self.closeSwipe() } }
        }
        openSwipe = swipe
        addSubview(view)
        swipe.layOut()
        return true
    }

    /// Opens the actions of a row, as a swipe does.
    func swipe(ofElementAt path: IndexPath, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        guard direction == .left || direction == .right else { return false }
        guard beginSwipe(ofElementAt: path, isToLeft: direction == .left) else { return false }
        setNeedsLayout()
        return true
    }

    fileprivate func followSwipe(_ pan: UIPanGestureRecognizer) {
        guard let swipe = openSwipe else { return }
        let x = pan.translation(in: self).x
        let distance = max(0, swipe.actionsView.isAtRight ? -x : x)
        switch pan.storedState {
        case .began, .changed:
            swipe.distance = min(distance, bounds.width)
            swipe.layOut()
        case .ended:
            swipe.distance = nil
            if distance > swipe.fullSwipe(inWidth: bounds.width), swipe.actionsView.performsFirstAction {
                swipe.layOut()
                swipe.actionsView.performFirstAction()
            } else if distance < swipe.fullWidth / 2 {
                closeSwipe()
            } else {
                swipe.layOut()
            }
        case .cancelled, .failed:
            closeSwipe()
        default:
            break
        }
    }

    /// Closes the open row, if there is one.
    func closeSwipe() {
        guard let swipe = openSwipe else { return }
        openSwipe = nil
        swipe.close()
        swipeDidEnd(at: swipe.path)
    }

    /// Places the open row's actions after the rows were placed, or closes it if the row has moved.
    func layOutSwipe() {
        guard let swipe = openSwipe else { return }
        if contains(swipe.path), swipe.isSwipe(of: elementView(at: swipe.path)) {
            swipe.layOut()
            if subviews.last !== swipe.actionsView { bringSubviewToFront(swipe.actionsView) }
        } else {
            closeSwipe()
        }
    }
}
