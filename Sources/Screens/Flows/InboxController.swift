import BuilderUIKit
import Foundation

/// A list of messages that a pull refreshes, and whose rows are deleted by a swipe.
final class InboxController: UITableViewController {
    private struct Message {
        var sender: String
        var subject: String
    }

    private var messages = [
        ("Omar Haddad", "Photos of the hike"), ("Weekly Digest", "Twenty recipes for the autumn"),
        ("Ines Duarte", "The keys are with the neighbors"), ("City Library", "Two books are due on Monday"),
    ].map(Message.init)
    /// The messages that arrive with the next refresh.
    private var arriving = [Message(sender: "Nadia Berg", subject: "Lunch on Friday?")]

    convenience init() {
        self.init(style: .plain)
        title = "Inbox"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        refreshControl = control
    }

    private func refresh() {
        // As long as a server takes.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in self?.showArriving() }
    }

    private func showArriving() {
        messages = arriving + messages
        arriving = []
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = messages[indexPath.row].sender
        cell.detailTextLabel?.text = messages[indexPath.row].subject
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.messages.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, archive])
    }
}
