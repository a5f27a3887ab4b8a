import Foundation
import Render

/// A view alone, at a width and as high as it asks for.
@MainActor
final class BareStage: RenderStage {
    let window: UIWindow
    private let view: UIView
    /// Points.
    private let width: CGFloat
    /// Points; nil for as high as the content.
    private let height: CGFloat?
    /// How high what scrolls is first, in points.
    private let screenHeight: CGFloat
    /// How high the view was made, in points.
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
        hasRoom = false
        // A view that still hangs in a controller's tree is drawn on its own.
        view.removeFromSuperview()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height ?? screenHeight))
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        heightBefore = view.bounds.height
        // What arrives later may be all that has a height.
        let measured = height ?? fittingHeight()
        hasRoom = measured != nil
        place(height: measured ?? screenHeight)
    }

    private(set) var hasRoom: Bool

    func makeRoom() throws {
        guard let measured = height ?? fittingHeight() else {
            throw RenderError.noSize(view: ConstraintText.name(of: view), axis: "height")
        }
        hasRoom = true
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

    /// The height that the content asks for at the width: of what scrolls, the whole content's. Nil where there is none.
    private func fittingHeight() -> CGFloat? {
        // What scrolls asks for no height of its own: it gets the screen's first. What asks for more gets that: to find out
        // what has to give way costs far more than a layout.
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

    /// The height that constraints and content sizes ask for at the width; 0 where they ask for none.
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
