import Foundation
import Render

/// The window that a view or controller is laid out in for one picture.
@MainActor
struct RenderStage {
    let renderer: Renderer
    let scale: Double
    /// Points.
    let screenSize: CGSize
    /// Sees the views once they are laid out.
    var inspect: @MainActor (UIView) throws -> Void = { _ in }

    // MARK: A whole screen

    func fillScreen(with content: RenderContent, height: CGFloat?) throws -> Display {
        var size = screenSize
        if let height { size.height = height }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.deviceSafeArea = renderer.device.layout(in: renderer.orientation).safeAreaInsets
        window.backgroundColor = .systemBackground
        switch content {
        case .controller(let controller): window.rootViewController = controller
        case .view(let view):
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            pin(view, to: controller.view)
            window.rootViewController = controller
        }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if renderer.showsFullContent { growToContent(window) }
        if renderer.showsStatusBar { StatusBar.add(to: window) }
        window.layoutIfNeeded()
        return try display(window, size: window.bounds.size, background: Color.white)
    }

    private func pin(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
    }

    /// Makes the window as much higher as its main scroll view has more content than room. What comes into view may change
    /// the insets, so this is repeated until nothing is left over.
    private func growToContent(_ window: UIWindow) {
        guard let scrollView = scrollViewThatGrows(with: window) else { return }
        for _ in 0..<16 {
            let insets = scrollView.adjustedContentInset
            let missing = scrollView.measureWholeContent() - scrollView.bounds.height
            guard missing > 0.01 else { return }
            var frame = window.frame
            let grown = min(frame.height + missing, CGFloat(Renderer.sizeLimit))
            guard grown > frame.height else { return }
            frame.size.height = (grown * CGFloat(scale)).rounded(.up) / CGFloat(scale)
            window.frame = frame
            window.layoutIfNeeded()
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -insets.top), animated: false)
            window.layoutIfNeeded()
        }
    }

    /// The largest scroll view that becomes higher when the whole becomes higher: neither a carousel in a row of fixed
    /// height nor a text view that is as high as its text does.
    private func scrollViewThatGrows(with view: UIView) -> UIScrollView? {
        let scrollViews = scrollViews(in: view)
        guard !scrollViews.isEmpty else { return nil }
        let heights = scrollViews.map(\.bounds.height)
        let frame = view.frame
        view.frame.size.height += 100
        view.layoutIfNeeded()
        var best: UIScrollView?
        for (scrollView, height) in zip(scrollViews, heights) where scrollView.bounds.height > height + 1 {
            if area(of: scrollView) > (best.map(area) ?? 0) { best = scrollView }
        }
        view.frame = frame
        view.layoutIfNeeded()
        return best
    }

    /// Those that show and can be scrolled.
    private func scrollViews(in view: UIView) -> [UIScrollView] {
        var result: [UIScrollView] = []
        var pending = [view]
        while let next = pending.popLast() {
            if next.isHidden { continue }
            if let scrollView = next as? UIScrollView, scrollView.isScrollEnabled { result.append(scrollView) }
            pending.append(contentsOf: next.subviews)
        }
        return result
    }

    private func area(of view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

    // MARK: A bare view

    func fit(_ content: RenderContent, width: CGFloat, height: CGFloat?) throws -> Display {
        let view: UIView
        switch content {
        case .view(let given): view = given
        case .controller(let controller):
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            view = shown.view
        }
        // A view that still hangs in a controller's tree is drawn on its own.
        view.removeFromSuperview()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height ?? screenSize.height))
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        let measured = try height ?? fittingHeight(of: view, width: width)
        view.frame = CGRect(x: 0, y: 0, width: width, height: measured)
        window.frame = CGRect(x: 0, y: 0, width: width, height: measured)
        window.layoutIfNeeded()
        return try display(view, size: CGSize(width: width, height: measured), background: nil)
    }

    /// The height that the content asks for at a width: of what scrolls, the whole content's.
    private func fittingHeight(of view: UIView, width: CGFloat) throws -> CGFloat {
        let before = view.bounds.height
        // What scrolls asks for no height of its own: it gets the screen's first.
        view.frame = CGRect(x: 0, y: 0, width: width, height: max(before, screenSize.height))
        view.layoutIfNeeded()
        if let scrollView = scrollViewThatGrows(with: view) {
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
        view.frame = CGRect(x: 0, y: 0, width: width, height: before)
        var height = FittingReports.$areSilent.withValue(true) {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if height <= 0 { height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        if height <= 0 || !height.isFinite { height = before }
        guard height > 0 else {
            throw RenderError.noSize(view: ConstraintText.name(of: view), axis: "height")
        }
        return height
    }

    // MARK: Reading

    private func display(_ view: UIView, size: CGSize, background: Color?) throws -> Display {
        try inspect(view)
        let tree = DisplayTree(scale: CGFloat(scale))
        let layer = tree.layer(of: view)
        return Display(
            layer: layer, size: size, scale: scale, background: background, warnings: tree.warnings.texts)
    }
}
