import CoreGraphics
import CoreText
import UIKit

// Interfaces that UIKit deprecated, and that apps still use.

final class OlderListController: UITableViewController, UIViewControllerPreviewingDelegate {
    private var context: UIViewControllerPreviewing?

    override func viewDidLoad() {
        super.viewDidLoad()
        context = registerForPreviewing(with: self, sourceView: tableView)
        context?.sourceRect = tableView.bounds
    }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, path in
            tableView.deleteRows(at: [path], with: .fade)
        }
        let more = UITableViewRowAction(style: .normal, title: "More") { action, _ in action.title = nil }
        more.backgroundColor = .systemBlue
        return [delete, more]
    }
    func previewingContext(
        _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        guard let path = tableView.indexPathForRow(at: location) else { return nil }
        previewingContext.sourceRect = tableView.rectForRow(at: path)
        return UIViewController()
    }
    func previewingContext(
        _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {
        show(viewControllerToCommit, sender: self)
    }
}

func registerFont(_ data: Data) -> String? {
    guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return nil }
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterGraphicsFont(font, &error) else { return nil }
    return font.postScriptName as String?
}
