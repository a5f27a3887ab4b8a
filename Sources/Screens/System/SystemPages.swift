import BuilderUIKit

/// A page with a number in the middle.
private final class NumberedPageController: UIViewController {
    private var number = 0
    /// A Boolean value that indicates whether the page has lines besides its number.
    var hasLines = false

    convenience init(_ number: Int) {
        self.init(nibName: nil, bundle: nil)
        self.number = number
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = number.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground
        let label = UILabel()
        label.text = String(system: "Page \(number)")
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        if hasLines { addLines() }
    }

    /// Fills the page with what looks like paragraphs, so that its fold is seen.
    private func addLines() {
        let lines = UIStackView()
        lines.axis = .vertical
        lines.alignment = .leading
        lines.spacing = 12
        for index in 0..<16 {
            let line = UIView()
            line.backgroundColor = .quaternaryLabel
            line.layer.cornerRadius = 3
            lines.addArrangedSubview(line)
            line.heightAnchor.constraint(equalToConstant: 6).isActive = true
            let share: CGFloat = index % 6 == 5 ? 0.55 : 1
            line.widthAnchor.constraint(equalTo: lines.widthAnchor, multiplier: share).isActive = true
        }
        lines.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(lines, at: 0)
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            lines.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            lines.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }
}

/// Five pages with a page control at the bottom, or a book that is open at two pages; a finger may be turning one of
/// them.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
    private let pages = (1...5).map { NumberedPageController($0) }
    private var isTurned = false

    convenience init(isBook: Bool, isTurned: Bool = false) {
        self.init(
            transitionStyle: isBook || isTurned ? .pageCurl : .scroll, navigationOrientation: .horizontal,
            options: isBook ? [.spineLocation: SpineLocation.mid.rawValue] : nil)
        for page in pages { page.hasLines = isTurned }
        setViewControllers(Array(pages[1...(isBook ? 2 : 1)]), direction: .forward, animated: false)
        dataSource = self
        self.isTurned = isTurned
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let control = UIPageControl.appearance(whenContainedInInstancesOf: [PagesController.self])
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isTurned, let window = view.window else { return }
        let place = { [view] (part: CGFloat) in
            let size = view?.bounds.size ?? .zero
            return CGPoint(x: size.width * part, y: size.height / 2)
        }
        let touch = TouchSimulator(window: window)
        touch.down(at: place(0.95))
        touch.move(to: place(0.35), duration: 0.3)
    }

    private func page(beside controller: UIViewController, at distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

/// Creates two columns beside each other, or one of them where there isn't room for both.
@MainActor
func makeSplitScreen() -> UIViewController { makeSplit(.oneBesideSecondary) }

/// Creates a column over another one, which is dark.
@MainActor
func makeOverlaidSplitScreen() -> UIViewController { makeSplit(.oneOverSecondary) }

/// Creates a column with an inspector, which is a sheet in a narrow window.
@MainActor
func makeInspectorScreen() -> UIViewController {
    let split = makeSplit(.secondaryOnly)
    let inspector = ColorsController(style: .insetGrouped)
    inspector.title = String(system: "Inspector")
    split.setViewController(inspector, for: .inspector)
    split.show(.inspector)
    return split
}

@MainActor
private func makeSplit(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = mode
    let list = ColorsController(style: .insetGrouped)
    list.title = String(system: "Colors")
    let detail = SystemCellsController()
    detail.title = String(system: "Blue")
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
}

/// Presents a card at the bottom, above a dimmed background.
private final class CardPresentationController: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 16, y: bounds.height * 0.55, width: bounds.width - 32, height: bounds.height * 0.4)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        presentedView?.layer.cornerRadius = 24
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.clipsToBounds = true
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

/// Provides the presentation of a card.
private final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = CardTransitioningDelegate()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Creates a list that presents a page in a presentation of its own.
@MainActor
func makeCustomPresentation() -> UIViewController {
    let list = ColorsController(style: .plain)
    list.loadViewIfNeeded()
    let card = NumberedPageController(1)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = CardTransitioningDelegate.shared
    list.present(card, animated: false)
    return list
}
