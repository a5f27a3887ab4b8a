import BuilderUIKit

extension Screen {
    /// Draws a view in the height that its content needs, at the top of the safe area, instead of in the screen's
    /// height.
    ///
    /// A view that scrolls, or whose content has no height of its own, fills the screen. Controllers fill it, too.
    ///
    /// ```swift
    /// Screen("card") { CardView() }.fittingHeight()
    /// ```
    public func fittingHeight() -> Screen {
        mappingContent { $1.form == .wholeScreen ? FittingSource(source: $0) : $0 }
    }
}

/// A source whose view is at the top of a controller's.
private struct FittingSource: RenderSource {
    let source: any RenderSource

    func makeRenderContent() -> RenderContent {
        switch source.makeRenderContent() {
        case .view(let view): .controller(FittingController(view))
        case .controller(let controller): .controller(controller)
        }
    }
}

/// A controller whose content has the height that it needs.
private final class FittingController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let top = Self.scrolls(content) ? view.topAnchor : view.safeAreaLayoutGuide.topAnchor
        // Weaker than the hugging of any content, so that only what has no height of its own is stretched.
        let bottom = content.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: top),
            content.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor), bottom,
        ])
    }

    private static func scrolls(_ view: UIView) -> Bool {
        view is UIScrollView || view.subviews.contains(where: scrolls)
    }
}
