import Builder
import Factory
import RxCocoa
import RxSwift
import UIKit

final class UserListViewController: UIViewController {

    let model: UserListViewModel
    private let searchBar = UISearchBar()
    private let page = UIView()
    private let disposeBag = DisposeBag()

    init(model: UserListViewModel = Container.userListViewModel()) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "People"
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
            .onTap { [weak self] _ in self?.add() }
        setUpSearch()
        layOut()
        model.$state.asObservable()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
        model.load()
    }

    private func setUpSearch() {
        searchBar.placeholder = "Name or city"
        searchBar.barStyle = .default
        searchBar.searchBarStyle = .minimal
        searchBar.autocapitalizationType = .words
        searchBar.searchTextField.backgroundColor = .tertiarySystemFill
        searchBar.text = model.search
        searchBar.delegate = self
        searchBar.setContentHuggingPriority(.required, for: .vertical)
    }

    private func layOut() {
        searchBar.translatesAutoresizingMaskIntoConstraints = false
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(searchBar)
        view.addSubview(page)
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            searchBar.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
            searchBar.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8),
            page.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            page.leftAnchor.constraint(equalTo: view.leftAnchor),
            page.rightAnchor.constraint(equalTo: view.rightAnchor),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func show(_ state: UserListViewModel.State) {
        switch state {
        case .initial:
            page.empty()
        case .loading:
            page.transition(to: LoadingView(text: "Asking around …"))
        case .loaded(let users):
            page.transition(to: list(of: users))
        case .empty(let text):
            page.transition(to: MessageView(symbol: "person.2", title: "Nobody here", text: text))
        case .error(let text):
            page.transition(to: MessageView.failure(text) { [weak self] in self?.model.load() })
        }
    }

    private func list(of users: [User]) -> View {
        TableView(
            DynamicItemViewBuilder(users) { [model] user in
                TableViewCell {
                    UserRowView(user: user, portrait: model.portrait(of: user), showsCity: model.showsCities)
                }
                .accessoryType(.disclosureIndicator)
                .onSelect { context in
                    context.endEditing()
                    context.push(UserDetailViewController(user: user))
                    return false
                }
            }
        )
        .with { $0.keyboardDismissMode = .onDrag }
    }

    private func add() {
        let contact = UINavigationController(rootViewController: ContactViewController())
        present(contact, animated: true)
    }

}

extension UserListViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        model.search = searchText
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        model.search = ""
        searchBar.showsCancelButton = false
        _ = searchBar.resignFirstResponder()
    }

}
