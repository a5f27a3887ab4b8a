import Foundation

/// The base class of the system's panels that users close; UIKit's are view controllers without one.
///
/// As a sheet a panel is as high as its content, and its end is reported once for each appearance.
@preconcurrency @MainActor
open class _PanelController: UIViewController, SystemContentController {
    private var hasFinished = false

    /// The height of the content, in points; nil without a view.
    var panelHeight: CGFloat? { nil }
    /// Reports that the panel was closed.
    func didFinish() {}

    override func didInitialize() {
        super.didInitialize()
        sheetForAdaptation.detents = [
            .custom(identifier: .init("content")) { [weak self] context in
                self?.panelHeight ?? context.maximumDetentValue
            }
        ]
    }

    /// Dismisses the panel, which reports its end when the view has disappeared.
    func close() { dismissSystemContent { [weak self] in self?.finish() } }

    private func finish() {
        guard !hasFinished else { return }
        hasFinished = true
        didFinish()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if hasBeenDismissed { finish() }
    }
}
