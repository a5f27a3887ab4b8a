import Foundation

/// A vertical drag of a sheet, which follows the finger and moves to a detent or is dismissed when the finger is
/// lifted.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var presentation: UISheetPresentationController?

    init(of presentation: UISheetPresentationController) {
        self.presentation = presentation
        super.init(_recognizer: ())
    }

    override func shouldBegin(translation: CGPoint) -> Bool {
        guard abs(translation.y) > abs(translation.x) else { return false }
        return translation.y > 0 || presentation?.canGrow ?? false
    }

    override func callHandlers() {
        super.callHandlers()
        switch storedState {
        case .began, .changed: presentation?.drag(by: windowTranslation.y)
        case .ended: presentation?.endDrag(by: windowTranslation.y, velocity: velocity(in: nil).y)
        default: presentation?.cancelDrag()
        }
    }
}

extension UISheetPresentationController {
    /// The time for which a sheet continues to move at the velocity of the finger, in seconds (not measured).
    private static let momentum: CGFloat = 0.5

    /// The detents at which the sheet can rest, with their values in points, the smallest first; empty on an iPad.
    var restingDetents: [(detent: Detent, value: CGFloat)] {
        guard let container, followsDetents(in: container) else { return [] }
        let active = detents.compactMap { detent in
            detent.resolvedValue(in: container).map { (detent: detent, value: $0) }
        }
        return active.sorted { $0.value < $1.value }
    }

    private var restingDetent: Detent? { container.flatMap { selectedDetent(in: $0) } }

    /// A Boolean value that indicates whether there is a detent above the selected one.
    var canGrow: Bool {
        let resting = restingDetents
        guard let selected = restingDetent, let last = resting.last,
            let now = resting.first(where: { $0.detent === selected })
        else { return false }
        return last.value > now.value
    }

    /// A Boolean value that indicates whether the sheet resists a finger that would dismiss it.
    var resistsDismissal: Bool { presentedViewController.preventsUserDismissal }

    /// Moves the sheet with a finger: between its detents its height changes; below the smallest one it moves as it is,
    /// and above the largest it resists.
    ///
    /// - Parameter distance: The distance by which the finger has moved down, in points.
    func drag(by distance: CGFloat) {
        guard container?.sheet != nil else { return }
        dragDistance = distance
        container?.layoutIfNeeded()
    }

    /// Returns the sheet to where it rested.
    func cancelDrag() {
        guard dragDistance != nil else { return }
        dragDistance = nil
        container?.layoutIfNeeded()
    }

    /// Moves the sheet to the detent that is nearest to the point where the finger left it, or dismisses it below half
    /// of the smallest one (not measured).
    ///
    /// - Parameters:
    ///   - distance: The distance by which the finger moved down, in points.
    ///   - velocity: The velocity of the finger, in points per second.
    func endDrag(by distance: CGFloat, velocity: CGFloat) {
        let resting = restingDetents
        let selected = restingDetent
        let value =
            resting.first { $0.detent === selected }?.value ?? frameOfPresentedViewInContainerView.height
        let wanted = value - distance - velocity * Self.momentum
        if wanted < (resting.first?.value ?? value) / 2, dismissByUser() {
            // An animator of the app may cancel the dismissal, which begins where the finger left the sheet.
            dragDistance = nil
            return
        }
        guard let nearest = resting.min(by: { abs($0.value - wanted) < abs($1.value - wanted) }),
            nearest.detent !== selected
        else { return cancelDrag() }
        dragDistance = nil
        selectedDetentIdentifier = nearest.detent.identifier
        (dismissalDelegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        container?.window?.layoutIfNeeded()
    }
}

extension UIScrollView {
    /// Returns a Boolean value that indicates whether a drag moves the sheet around this view rather than its content:
    /// downward where the content is at its top, and upward there if scrolling enlarges the sheet.
    func leavesToSheet(_ translation: CGPoint) -> Bool {
        guard abs(translation.y) > abs(translation.x), contentOffset.y <= offsetLimits.least.y,
            let sheet = enclosingSheet
        else { return false }
        if translation.y > 0 { return refreshControl == nil }
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
    }

    private var enclosingSheet: UISheetPresentationController? {
        var view = superview
        while let current = view {
            if let sheet = current as? SheetView { return sheet.presentation }
            view = current.superview
        }
        return nil
    }
}
