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

    init(controller: UIViewController, presentation: UIPresentationController) {
        self.controller = controller
        self.presentation = presentation
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.isHidden = true
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// Places the content as its presentation determines.
    func layOutContent() {
        dimming.frame = bounds
        presentation.containerViewWillLayoutSubviews()
        presentation.layOutContainer(self)
        presentation.containerViewDidLayoutSubviews()
        controller.updateSystemMargins()
    }

    /// Adds a presented view to a view and sets its frame.
    func place(_ content: UIView, in superview: UIView, frame: CGRect) {
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
    var maximumDetentValue: CGFloat { max(0, bounds.height - SheetPlacement.top(in: self) - safeAreaInsets.bottom) }
}
