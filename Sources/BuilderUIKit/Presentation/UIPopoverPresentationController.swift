import Foundation

/// The side of a popover at which its arrow is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left: the popover is at the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right: the popover is at the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not known before the presentation.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover can come from: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the item's frame in a view's coordinates, in points; null for an item that isn't shown.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect { shownView?.frame(in: referenceView) ?? .null }
}

/// A presentation as a popover beside its source.
///
/// ```swift
/// let options = OptionsViewController()
/// options.modalPresentationStyle = .popover
/// options.preferredContentSize = CGSize(width: 240, height: 160)
/// options.popoverPresentationController?.sourceView = button
/// options.popoverPresentationController?.delegate = self
/// present(options, animated: true)
/// ```
///
/// In a window of compact width, it is a sheet unless the delegate's `adaptivePresentationStyle(for:)` returns `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The sides at which the arrow may be.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { setNeedsLayout() } }
    /// The view that the popover comes from.
    open var sourceView: UIView? { didSet { setNeedsLayout() } }
    /// The area that the popover comes from, in the source view's coordinates; null for the view's bounds.
    open var sourceRect: CGRect = .null { didSet { setNeedsLayout() } }
    /// The view or the bar button item that the popover comes from.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { setNeedsLayout() } }
    /// The bar button item that the popover comes from.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// A Boolean value that indicates whether the popover may cover its source; without effect.
    open var canOverlapSourceViewRect = false
    /// The class of the view behind the content; stored, while the system's background is drawn.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// Views behind the popover that receive touches while it is visible; a touch beside them and it dismisses it.
    open var passthroughViews: [UIView]?
    /// The color of the background and the arrow; nil for the system's.
    open var backgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// The least distances from the safe area's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { setNeedsLayout() }
    }
    /// The arrow's direction; `.unknown` before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The presentation as a sheet, in a window of compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        presentedViewController.sheetForAdaptation
    }

    private func setNeedsLayout() { container?.setNeedsLayout() }

    override var defaultAdaptiveStyle: UIModalPresentationStyle { .formSheet }

    // MARK: Layout

    /// The frame of the presented view in the container, in points.
    open override var frameOfPresentedViewInContainerView: CGRect {
        container.flatMap { popoverPlacement(in: $0)?.content } ?? .zero
    }

    /// Returns the size of the presented controller in a size of the container: that of the popover, where its source is
    /// now.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === presentedViewController, let view = self.container, placedSize != nil else {
            return parentSize
        }
        return view.withAnnouncedSize(parentSize) { popoverPlacement(in: view)?.content.size } ?? parentSize
    }

    /// The container's size at the last layout, in points; nil before the first one.
    private var placedSize: CGSize?

    /// Requests the source from the delegate after the container's size changed, unless it is an item.
    private func updateSource(in container: UIView) {
        let size = container.bounds.size
        guard size.width > 0, size.height > 0, size != placedSize else { return }
        let isPlaced = placedSize != nil
        placedSize = size
        guard isPlaced, sourceItem == nil, let oldView = sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        let oldRect = sourceRect.isNull ? oldView.bounds : sourceRect
        var (rect, view) = (oldRect, oldView)
        withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &view) { view in
                delegate.popoverPresentationController(
                    self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view))
            }
        }
        if view !== oldView { sourceView = view }
        if rect != oldRect { sourceRect = rect }
    }

    override func dimsTint(behind container: PresentationView) -> Bool { container.popover != nil }

    override func layOutContainer(_ container: PresentationView) {
        updateSource(in: container)
        guard let content = presentedView, let placement = popoverPlacement(in: container) else { return }
        arrowDirection = placement.direction
        let popover = container.popover ?? PopoverView(frame: .zero)
        if container.popover == nil {
            container.popover = popover
            container.addSubview(popover)
        }
        popover.show(placement, color: backgroundColor)
        container.place(content, in: popover.contentView, frame: popover.contentView.bounds)
    }

    private func popoverPlacement(in container: PresentationView) -> PopoverPlacement? {
        guard sourceItem != nil || sourceView != nil else {
            WarningLog.add(
                "A popover needs a sourceView, sourceItem or barButtonItem (UIKit throws an exception); it isn't shown")
            return nil
        }
        // A bar shows its items in its next layout.
        guard let source = sourceArea(in: container) else { return nil }
        let preferred = presentedViewController.preferredContentSize
        let isIOS26 = container.traitCollection.isIOS26
        var margins = popoverLayoutMargins
        if isIOS26 {
            // Recorded on an iPad: a bar button's popover ends 19 points from the window's side.
            margins.left = max(margins.left, 19)
            margins.right = max(margins.right, 19)
        }
        let area = container.placementBounds.inset(by: container.safeAreaInsets).inset(by: margins)
        return PopoverPlacement(
            size: CGSize(
                width: preferred.width > 0 ? preferred.width : 320,
                height: preferred.height > 0 ? preferred.height : 480),
            source: source, area: area, permitted: permittedArrowDirections,
            hasArrow: !isIOS26, covers: isIOS26 && sourceItem is UIBarButtonItem)
    }

    /// Returns the source's area in the container's coordinates.
    private func sourceArea(in container: UIView) -> CGRect? {
        let item = (sourceItem as? UIBarButtonItem).map { $0.shownView } ?? sourceItem as? UIView
        guard let view = item ?? sourceView else { return nil }
        return view.convert(item == nil && !sourceRect.isNull ? sourceRect : view.bounds, to: container)
    }
}

/// Methods that report a popover's changes. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns a Boolean value that indicates whether the user may dismiss the popover.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user has dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Called before the popover moves with its window; the delegate can change its source. Not
    /// called for a `sourceItem`.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    private var proxied: ForwardedCalls<any UIPopoverPresentationControllerDelegate>? { ForwardedCalls(self) }

    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        proxied?.send([popoverPresentationController]) {
            $0.prepareForPopoverPresentation(popoverPresentationController)
        }
    }
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        proxied?.send([popoverPresentationController]) {
            $0.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
        } ?? true
    }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        proxied?.send([popoverPresentationController]) {
            $0.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
        }
    }
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        proxied?.send([popoverPresentationController, rect, view]) {
            $0.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
        }
    }
}
