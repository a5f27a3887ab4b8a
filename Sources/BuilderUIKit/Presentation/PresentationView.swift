import Foundation

/// The container of a presented controller's view, which fills the window.
@MainActor
final class PresentationView: UIView {
    override var privateClassName: String? { "UITransitionView" }
    let controller: UIViewController
    let presentation: UIPresentationController
    /// The view behind a sheet, which darkens what is below.
    let dimming = UIView(frame: .zero)
    /// The sheet, if the content is in one.
    var sheet: SheetView?
    /// The popover, if the content is in one.
    var popover: PopoverView?
    /// A Boolean value that indicates whether an animator, rather than the presentation, places the content now.
    var awaitsAnimator: Bool
    /// The transition of the content that an animator animates.
    var transition: TransitionContext?
    /// The size in points in which an animator left the content where it is; nil if the presentation places it.
    private var animatedSize: CGSize?
    /// The size in points that the container is about to have; nil for its own.
    private var announcedSize: CGSize?

    /// - Parameter awaitsAnimator: A Boolean value that indicates whether an animator places the content first.
    init(controller: UIViewController, presentation: UIPresentationController, awaitsAnimator: Bool = false) {
        self.controller = controller
        self.presentation = presentation
        self.awaitsAnimator = awaitsAnimator
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.isHidden = true
        addSubview(dimming)
        if presentation is UISheetPresentationController {
            dimming.addGestureRecognizer(OutsideTapGestureRecognizer(of: presentation))
        } else if presentation is UIPopoverPresentationController {
            addGestureRecognizer(OutsideTapGestureRecognizer(of: presentation))
        }
    }

    required init?(coder: NSCoder) { nil }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    /// Returns the view that a touch hits; nil for a view behind: beside a sheet that doesn't dim what is behind it, or
    /// in one of a popover's `passthroughViews`.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        if sheet != nil { return dimming.isHidden ? nil : hit }
        guard let passthrough = (presentation as? UIPopoverPresentationController)?.passthroughViews, let superview
        else { return hit }
        let below = superview.subviews.prefix { $0 !== self }.reversed().lazy.compactMap { view in
            view.hitTest(self.convert(point, to: view), with: event)
        }
        guard let behind = below.first else { return hit }
        return passthrough.contains { behind.isDescendant(of: $0) } ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// Places the content as its presentation determines.
    func layOutContent() {
        dimming.frame = bounds
        presentation.observingReads(onChange: { $0.container?.setNeedsLayout() }) {
            presentation.containerViewWillLayoutSubviews()
        }
        if !awaitsAnimator { presentation.layOutContainer(self) }
        presentation.observingReads(onChange: { $0.container?.setNeedsLayout() }) {
            presentation.containerViewDidLayoutSubviews()
        }
        controller.updateSystemMargins()
        (superview as? UIWindow)?.updateTintAdjustment()
    }

    /// The bounds in which the content is placed.
    var placementBounds: CGRect { announcedSize.map { CGRect(origin: bounds.origin, size: $0) } ?? bounds }

    /// Returns a value for a size that the container is about to have, in points.
    func withAnnouncedSize<Value>(_ size: CGSize, _ value: () -> Value) -> Value {
        let outer = announcedSize
        announcedSize = size
        defer { announcedSize = outer }
        return value()
    }

    /// Keeps the content where an animator left it, until the container's size changes.
    func endAnimation() {
        (awaitsAnimator, transition) = (false, nil)
        animatedSize = bounds.size
    }

    /// Returns a Boolean value that indicates whether the content stays where an animator left it.
    func keepsAnimatedFrame(of content: UIView) -> Bool {
        guard let animatedSize else { return false }
        // An animator that didn't add the view hides it.
        if animatedSize == bounds.size || content.superview == nil { return true }
        self.animatedSize = nil
        return false
    }

    /// Adds a presented view to a view and sets its frame.
    func place(_ content: UIView, in superview: UIView, frame: CGRect) {
        // A transition of the next presented controller has the view in its container.
        guard !((content.superview as? PresentationView).map { $0 !== self && $0.awaitsAnimator } ?? false) else {
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        if content.superview !== superview {
            content.frame = frame
            superview.addSubview(content)
        } else if content.frame != frame {
            content.frame = frame
        }
    }
}

extension PresentationView: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { traitCollection }
    var maximumDetentValue: CGFloat {
        max(0, placementBounds.height - SheetPlacement.top(in: self) - safeAreaInsets.bottom)
    }
}
