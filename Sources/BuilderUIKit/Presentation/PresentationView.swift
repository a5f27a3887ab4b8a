import Foundation

/// The container of a presented controller's view.
///
/// The view fills the window, or is a sheet with rounded top corners above a dimmed background. In compact height, sheets
/// fill the window, too.
@MainActor
final class PresentationView: UIView {
    override var privateClassName: String? { "UITransitionView" }
    let controller: UIViewController
    private let dimming = UIView(frame: .zero)

    init(controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    /// Indicates whether the controller's view is a sheet that leaves a part of the window free.
    var isSheet: Bool {
        !controller.usesWholeWindow && !controller.coversTransparently && traitCollection.verticalSizeClass != .compact
    }

    func placeContent() {
        dimming.frame = bounds
        dimming.isHidden = !isSheet
        guard let content = controller.view else { return }
        var contentFrame = bounds
        if isSheet {
            contentFrame = sheetFrame
            content.layer.cornerRadius = 10
            content.layer.cornerCurve = .continuous
            content.layer.masksToBounds = true
            content.layer.maskedCorners =
                contentFrame.maxY < bounds.maxY
                ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        if content.superview !== self {
            content.frame = contentFrame
            addSubview(content)
        } else if content.frame != contentFrame {
            content.frame = contentFrame
        }
        controller.updateSystemMargins()
    }

    /// The frame of a sheet.
    ///
    /// On a phone with a home button, a sheet begins 20 points below the status bar, or at 30 without one (measured); on
    /// others, 10 points below the safe area's top. On an iPad, it is 704 points or, as a form, 540 points wide and
    /// centered (not measured).
    private var sheetFrame: CGRect {
        guard traitCollection.userInterfaceIdiom == .pad, bounds.width > 704 else {
            let safe = safeAreaInsets.top
            let top = safe > 20 ? safe + 10 : max(30, safe + 20)
            return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        }
        let isForm = controller.modalPresentationStyle == .formSheet
        let preferred = controller.preferredContentSize
        let width = isForm ? (preferred.width > 0 ? preferred.width : 540) : 704
        let height = isForm ? (preferred.height > 0 ? preferred.height : 620) : bounds.height - 88
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
    }
}
