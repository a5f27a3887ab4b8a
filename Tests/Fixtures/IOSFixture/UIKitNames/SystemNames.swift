import UIKit

/// A screen that names system controllers, scenes' data and storyboards.
final class SystemNamesViewController: UIViewController {
    private var observation: NSKeyValueObservation?
    private let scroll = UIScrollView()

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }
    override var disablesAutomaticKeyboardDismissal: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = scroll.observe(\.contentSize, options: [.new, .old]) { [weak self] _, change in
            self?.preferredContentSize = change.newValue ?? .zero
        }
        UIApplication.shared.registerForRemoteNotifications()
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? SystemNamesViewController)?.title = segue.identifier
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }

    func share(_ text: String) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.excludedActivityTypes = [.addToReadingList, .assignToContact]
        sheet.completionWithItemsHandler = { _, completed, _, _ in
            if completed { self.dismiss(animated: true) }
        }
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    func open(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    func connect(_ options: UIScene.ConnectionOptions) {
        open(options.urlContexts)
        if let activity = options.userActivities.first { userActivity = activity }
        if let item = options.shortcutItem { title = item.localizedTitle }
    }

    func pick() {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
        picker.allowsMultipleSelection = true
        present(picker, animated: true)
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.setViewControllers(
            [UIViewController()], direction: .forward, animated: false)
        addChild(pages)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(pages, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
    }
}
