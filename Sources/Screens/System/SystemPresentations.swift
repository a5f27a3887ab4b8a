import BuilderUIKit

/// A kind of presentation.
enum SystemPresentation {
    case sheet, largeSheet, alert, actionSheet, popover
}

/// Creates a list that presents something.
@MainActor
func makePresentation(_ kind: SystemPresentation) -> UIViewController {
    let list = ColorsController(style: .plain)
    let presented =
        switch kind {
        case .sheet, .largeSheet: makeSheet(isLarge: kind == .largeSheet)
        case .alert: makeAlert(.alert)
        case .actionSheet: makeAlert(.actionSheet)
        case .popover: makePopover(from: list)
        }
    list.loadViewIfNeeded()
    list.present(presented, animated: false)
    return list
}

/// A list whose button has opened its menu.
final class MenuController: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let list = ColorsController(style: .plain)
        addChild(list)
        list.view.frame = view.bounds
        view.addSubview(list.view)
        list.didMove(toParent: self)
        button.setTitle(String(system: "Sort"), for: .normal)
        button.frame = CGRect(x: 20, y: 60, width: max(60, button.intrinsicContentSize.width), height: 30)
        button.showsMenuAsPrimaryAction = true
        let sort = UIMenu(
            options: .displayInline,
            children: [
                UIAction(title: String(system: "Name"), state: .on) { _ in },
                UIAction(title: String(system: "Date"), subtitle: String(system: "Newest first")) { _ in },
            ])
        button.menu = UIMenu(
            title: String(system: "Sort by"),
            children: [
                sort,
                UIAction(title: String(system: "Share"), image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIMenu(title: String(system: "More"), children: [UIAction(title: String(system: "Copy")) { _ in }]),
                UIAction(title: String(system: "Print"), attributes: .disabled) { _ in },
                UIAction(title: String(system: "Delete"), image: UIImage(systemName: "trash"), attributes: .destructive)
                { _ in },
            ])
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        button.performPrimaryAction()
    }
}

@MainActor
private func makeSheet(isLarge: Bool) -> UIViewController {
    let content = SystemCellsController()
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: content)
    let sheet = navigation.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.selectedDetentIdentifier = isLarge ? .large : .medium
    sheet?.prefersGrabberVisible = true
    return navigation
}

@MainActor
private func makeAlert(_ style: UIAlertController.Style) -> UIViewController {
    let alert = UIAlertController(
        title: String(system: "Save changes?"),
        message: String(system: "What isn't saved is lost when the page is closed."), preferredStyle: style)
    alert.addAction(UIAlertAction(title: String(system: "Cancel"), style: .cancel))
    let save = UIAlertAction(title: String(system: "Save"), style: .default)
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: String(system: "Discard"), style: .destructive))
    if style == .alert {
        alert.addTextField { $0.placeholder = String(system: "Name") }
        alert.preferredAction = save
    }
    return alert
}

/// Keeps popovers as they are in windows of compact width.
private final class PopoverKeeper: UIPopoverPresentationControllerDelegate {
    static let shared = PopoverKeeper()
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@MainActor
private func makePopover(from list: UIViewController) -> UIViewController {
    let content = UIViewController()
    let label = UILabel()
    label.text = String(system: "A popover beside the row that it comes from")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: content.view.trailingAnchor, constant: -20),
        label.centerYAnchor.constraint(equalTo: content.view.centerYAnchor),
    ])
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 160)
    content.popoverPresentationController?.sourceView = list.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 200, width: 100, height: 40)
    content.popoverPresentationController?.delegate = PopoverKeeper.shared
    return content
}
