import Foundation
import Render

/// A host that puts a view into a window of a given width and, by default, its fitting height.
@MainActor
final class BareViewHost: RenderHost {
    let window: UIWindow
    private let view: UIView
    /// The width, in points.
    private let width: CGFloat
    /// The height, in points; nil for the fitting height.
    private let height: CGFloat?
    /// The initial height of scrolling content, in points.
    private let screenHeight: CGFloat
    /// The height that the view was created with, in points.
    private let heightBefore: CGFloat

    init(_ content: RenderContent, width: CGFloat, height: CGFloat?, screenHeight: CGFloat) throws {
        switch content {
        case .view(let given): view = given
        case .controller(let controller):
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            view = shown.view
        }
        self.width = width
        self.height = height
        self.screenHeight = screenHeight
        fitsContent = false
        // A view that is still part of a controller's tree is drawn on its own.
        view.removeFromSuperview()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height ?? screenHeight))
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        heightBefore = view.bounds.height
        // Content that arrives later may be the only part with a height.
        let measured = height ?? fittingHeight()
        fitsContent = measured != nil
        place(height: measured ?? screenHeight)
    }

    private(set) var fitsContent: Bool

    func resizeToFitContent() throws {
        guard let measured = height ?? fittingHeight() else {
            throw RenderError.noSize(view: ConstraintText.name(of: view), axis: "height")
        }
        fitsContent = true
        place(height: measured)
    }

    private func place(height measured: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: measured)
        window.frame = CGRect(x: 0, y: 0, width: width, height: measured)
        window.layoutIfNeeded()
    }

    func end() -> (view: UIView, size: CGSize, background: Color?) {
        window.layoutIfNeeded()
        return (view, window.bounds.size, nil)
    }

    /// Returns the fitting height at the width, or nil if there is none. A scroll view's is the height of its whole
    /// content.
    private func fittingHeight() -> CGFloat? {
        // Scroll views have no height of their own, so they are first laid out at the screen's height. Larger fitting
        // heights are applied directly: finding the constraints to break costs far more than a layout.
        let first = min(max(heightBefore, screenHeight, askedHeight()), CGFloat(Renderer.sizeLimit))
        view.frame = CGRect(x: 0, y: 0, width: width, height: first)
        view.layoutIfNeeded()
        if let scrollView = view.scrollViewThatGrows() {
            for _ in 0..<16 {
                let missing = scrollView.measureWholeContent() - scrollView.bounds.height
                guard abs(missing) > 0.01 else { break }
                let height = min(max(1, view.bounds.height + missing), CGFloat(Renderer.sizeLimit))
                guard height != view.bounds.height else { break }
                view.frame.size.height = height
                view.layoutIfNeeded()
            }
            if scrollView.contentSize.height > 0 { return view.bounds.height }
        }
        var height = askedHeight()
        if height <= 0 { height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        if height <= 0 || !height.isFinite { height = heightBefore }
        return height > 0 ? height : nil
    }

    /// Returns the height that constraints and content sizes require at the width; 0 if they require none.
    private func askedHeight() -> CGFloat {
        view.frame = CGRect(x: 0, y: 0, width: width, height: heightBefore)
        let height = FittingReports.$areSilent.withValue(true) {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return height.isFinite ? height : 0
    }
}
