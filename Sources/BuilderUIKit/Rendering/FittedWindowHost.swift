import Foundation
import Render

/// A host that puts a view or controller into a window of exactly its size, drawn without a background.
///
/// As in swift-snapshot-testing, whose pictures are to be met, a navigation controller has no safe area at its top and
/// a tab bar controller none at its bottom, and they are lower by that.
///
/// The size is the given one, or else the one with which the view was created, or else the one that fits its content.
/// Afterward the content's frame and flags are restored, so that it can be drawn again at another size.
@MainActor
final class FittedWindowHost: RenderHost {
    let window: UIWindow
    private let view: UIView
    private let isController: Bool
    /// A Boolean value that indicates whether the window, with presented controllers, is drawn instead of the view.
    private let drawsWindow: Bool
    private let frameBefore: CGRect
    private let translatedBefore: Bool
    private let maskBefore: UIView.AutoresizingMask
    /// A Boolean value that indicates whether the size follows the content, which may still change.
    private let follows: Bool

    private(set) var fitsContent: Bool

    /// Creates a host, with the content at its size if that can be determined.
    ///
    /// - Parameters:
    ///   - size: the size in points; nil for the content's own.
    ///   - traits: the traits that the window overrides.
    init(
        _ content: RenderContent, size: CGSize?, safeArea: UIEdgeInsets, drawsWindow: Bool, traits: UITraitCollection
    ) {
        self.drawsWindow = drawsWindow
        switch content {
        case .view(let given):
            view = given
            isController = false
        case .controller(let controller):
            view = controller.view
            isController = true
        }
        var (size, safeArea) = (size, safeArea)
        if case .controller(let controller) = content {
            let tabs = controller as? UITabBarController
            if (tabs?.displayedController ?? controller) is UINavigationController {
                size?.height -= safeArea.top
                safeArea.top = 0
            }
            if tabs != nil {
                size?.height -= safeArea.bottom
                safeArea.bottom = 0
            }
        }
        frameBefore = view.frame
        translatedBefore = view.translatesAutoresizingMaskIntoConstraints
        maskBefore = view.autoresizingMask
        view.removeFromSuperview()
        let start = size ?? view.frame.size
        follows = start.width <= 0 || start.height <= 0
        fitsContent = !follows
        window = UIWindow(frame: CGRect(origin: .zero, size: start))
        window.deviceSafeArea = safeArea
        window.storedTraitOverrides = UITraitCollection(overrides: traits.values)
        switch content {
        case .view:
            window.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = []
        case .controller(let controller):
            window.rootViewController = controller
        }
        window.makeKeyAndVisible()
        if let measured = follows ? fittingSize(width: start.width) : start {
            fitsContent = true
            place(measured)
        }
    }

    func resizeToFitContent() throws {
        guard follows else { return }
        guard let measured = fittingSize(width: frameBefore.width) else {
            throw RenderError.noSize(view: ConstraintText.name(of: view), axis: "size")
        }
        fitsContent = true
        place(measured)
    }

    func end() -> (view: UIView, size: CGSize, background: Color?) {
        window.layoutIfNeeded()
        return (drawsWindow ? window : view, window.bounds.size, nil)
    }

    func close() {
        if isController {
            window.rootViewController = nil
        } else {
            view.removeFromSuperview()
            view.autoresizingMask = maskBefore
            view.translatesAutoresizingMaskIntoConstraints = translatedBefore
        }
        view.frame = frameBefore
    }

    private func place(_ size: CGSize) {
        window.frame = CGRect(origin: .zero, size: size)
        view.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
    }

    /// Returns the content's fitting size, at a width if one is given, or nil if it has none.
    private func fittingSize(width: CGFloat) -> CGSize? {
        view.frame = CGRect(origin: .zero, size: CGSize(width: max(0, width), height: 0))
        var size = FittingReports.$areSilent.withValue(true) {
            width > 0
                ? view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if width > 0 { size.width = width }
        if size.width <= 0 || size.height <= 0 {
            let limit = CGFloat.greatestFiniteMagnitude
            size = view.sizeThatFits(CGSize(width: width > 0 ? width : limit, height: limit))
            if width > 0 { size.width = width }
        }
        let limit = CGFloat(Renderer.sizeLimit)
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else { return nil }
        return size
    }
}
