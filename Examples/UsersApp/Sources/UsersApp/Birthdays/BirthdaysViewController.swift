import Factory
import RxSwift
import UIKit

/// A plain table of all birthdays, with a context menu for each.
final class BirthdaysViewController: UIViewController {

    private let model = BirthdaysViewModel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var months: [BirthdaysViewModel.Month] = []
    private let disposeBag = DisposeBag()
    @Injected(Container.imageCache) private var cache: ImageCacheType

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Birthdays"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.add(tableView)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.prefetchDataSource = self
        tableView.sectionHeaderTopPadding = 0
        tableView.register(MonthHeaderView.self, forHeaderFooterViewReuseIdentifier: MonthHeaderView.identifier)
        let wait = UIActivityIndicatorView(style: .medium)
        wait.startAnimating()
        tableView.backgroundView = wait
        model.months
            .subscribe(onSuccess: { [weak self] months in self?.show(months) })
            .disposed(by: disposeBag)
    }

    private func show(_ months: [BirthdaysViewModel.Month]) {
        self.months = months
        tableView.backgroundView = nil
        tableView.reloadData()
    }

    private func user(at indexPath: IndexPath) -> User {
        months[indexPath.section].users[indexPath.row]
    }

    private func menu(for user: User) -> UIMenu {
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up"), state: .off) { _ in
            UIPasteboard.general.string = VCard(user).text
        }
        let forget = UIAction(title: "Forget", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in
            self?.forget(user)
        }
        let elements: [UIMenuElement] = [share, forget]
        return UIMenu(title: user.fullName, children: elements)
    }

    private func forget(_ user: User) {
        show(
            months.compactMap { month in
                let left = month.users.filter { $0 != user }
                return left.isEmpty ? nil : BirthdaysViewModel.Month(name: month.name, users: left)
            })
    }

}

extension BirthdaysViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int {
        months.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        months[section].users.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let user = self.user(at: indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "birthday")
            ?? UITableViewCell(style: .value2, reuseIdentifier: "birthday")
        cell.textLabel?.text = model.day(of: user)
        cell.textLabel?.textColor = .harbour
        cell.detailTextLabel?.text = user.fullName
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { forget(user(at: indexPath)) }
    }

}

extension BirthdaysViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: MonthHeaderView.identifier) as? MonthHeaderView
        header?.show(months[section])
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 36 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.cellForRow(at: indexPath)?.shake()
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(
            UserDetailViewController(user: user(at: indexPath)), animated: true)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let user = self.user(at: indexPath)
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: nil, actionProvider: { [weak self] _ in self?.menu(for: user) })
    }

}

extension BirthdaysViewController: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        for name in indexPaths.compactMap({ user(at: $0).portrait }) {
            cache.image(name).subscribe().disposed(by: disposeBag)
        }
    }
}
