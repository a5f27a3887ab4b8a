import Foundation

/// A presentation as a sheet, which rests at one of its detents.
///
/// ```swift
/// let filter = FilterViewController()
/// filter.sheetPresentationController?.detents = [.medium(), .large()]
/// filter.sheetPresentationController?.prefersGrabberVisible = true
/// present(filter, animated: true)
/// ```
///
/// On an iPad, a sheet is centered and detents have no effect.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A value of `preferredCornerRadius` that stands for the system's radius.
    public nonisolated static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    /// The heights at which the sheet can rest, the smallest first.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                WarningLog.add("The array of detents must have at least one element; the large detent is used.")
                detents = [.large()]
            }
            setNeedsLayout()
        }
    }
    /// The detent at which the sheet rests; nil for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { setNeedsLayout() } }
    /// The largest detent at which the views behind aren't dimmed; nil to dim them always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the sheet shows a grabber at its top.
    open var prefersGrabberVisible = false { didSet { setNeedsLayout() } }
    /// The corner radius in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the sheet is attached to the bottom edge in compact height, where it
    /// otherwise fills the window.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a sheet that is attached to the bottom edge in compact height is as wide
    /// as the controller's `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether scrolling up, where the content is at its top, enlarges the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether a form sheet is as large as a page sheet; without effect.
    open var prefersPageSizing = true
    /// The view from which the sheet seems to come; without effect.
    open var sourceView: UIView?

    /// The effect behind the content (iOS 26.1), or nil for the system's; stored without effect.
    open var backgroundEffect: UIVisualEffect?

    /// Changes detents or the selected one; the change isn't animated.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Determines the values of the detents anew.
    open func invalidateDetents() { setNeedsLayout() }

    private func setNeedsLayout() { container?.setNeedsLayout() }

    /// The distance by which a finger has moved the sheet down, in points; nil if no finger holds it.
    var dragDistance: CGFloat? { didSet { setNeedsLayout() } }

    // MARK: Layout

    override var isSheet: Bool { placement.map { !$0.fillsContainer } ?? false }

    /// The frame of the presented view in the container, in points, as it appears in the window.
    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// Returns a Boolean value that indicates whether the sheet rests at a detent that dims what is behind it.
    override func dimsTint(behind container: PresentationView) -> Bool {
        container.sheet != nil && !isUndimmed(in: container)
    }

    private var placement: SheetPlacement? {
        guard let container else { return nil }
        return SheetPlacement(of: self, in: container)
    }

    /// Returns the size of the presented controller in a size of the container: that of the sheet at rest.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === presentedViewController, let view = self.container else { return parentSize }
        return view.withAnnouncedSize(parentSize) { SheetPlacement(of: self, in: view).size }
    }

    override func beginTransition(in container: PresentationView) {
        // A finger may have held the sheet when it was dismissed.
        dragDistance = nil
        super.beginTransition(in: container)
    }

    override func layOutContainer(_ container: PresentationView) {
        guard let content = presentedView else { return }
        let placement = SheetPlacement(of: self, in: container, drag: dragDistance)
        let dimming =
            dragDistance.map { dimmingOpacity(drag: $0, in: container) } ?? (isUndimmed(in: container) ? 0 : 1)
        container.dimming.isHidden = placement.fillsContainer || dimming == 0
        container.dimming.alpha = dimming
        guard !placement.fillsContainer else {
            container.place(content, in: container, frame: placement.frame)
            container.sheet?.removeFromSuperview()
            container.sheet = nil
            return
        }
        let sheet = container.sheet ?? SheetView(frame: .zero)
        if container.sheet == nil {
            container.sheet = sheet
            sheet.presentation = self
            container.addSubview(sheet)
        }
        sheet.show(placement, radius: preferredCornerRadius, showsGrabber: prefersGrabberVisible)
        container.place(content, in: sheet.contentView, frame: sheet.contentView.bounds)
    }

    /// Returns a Boolean value that indicates whether detents determine the sheet's height, which they don't on an
    /// iPad.
    func followsDetents(in container: PresentationView) -> Bool {
        !SheetPlacement.isCentered(in: container)
    }

    func isUndimmed(in container: PresentationView) -> Bool {
        guard let largestUndimmedDetentIdentifier,
            let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let selected = detents.firstIndex(where: { $0 === selectedDetent(in: container) })
        else { return false }
        return selected <= limit
    }

    /// Returns the opacity of the view that darkens what is behind the sheet while a finger moves it: 1 at the smallest
    /// detent that dims, and in proportion below, to 0 at the largest that doesn't, or at the bottom (not measured).
    private func dimmingOpacity(drag: CGFloat, in container: PresentationView) -> CGFloat {
        let resting = restingDetents
        let value = restingValue(in: container)
        let undimmed =
            resting.last { $0.detent.identifier == largestUndimmedDetentIdentifier }?.value ?? 0
        guard let dimmed = resting.first(where: { $0.value > undimmed })?.value ?? (undimmed == 0 ? value : nil) else {
            return 0
        }
        guard dimmed > undimmed else { return 1 }
        return min(max((value - drag - undimmed) / (dimmed - undimmed), 0), 1)
    }

    /// Returns the value of the detent at which the sheet rests, in points.
    func restingValue(in container: PresentationView) -> CGFloat {
        selectedDetent(in: container)?.resolvedValue(in: container) ?? container.maximumDetentValue
    }

    /// Returns the detent at which the sheet rests; nil if none is active.
    func selectedDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> Detent? {
        let active = detents.filter { $0.resolvedValue(in: context) != nil }
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }
}

/// Methods that report a sheet's changes. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    private var proxied: ForwardedCalls<any UISheetPresentationControllerDelegate>? { ForwardedCalls(self) }

    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        proxied?.send([sheetPresentationController]) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
        }
    }
}
