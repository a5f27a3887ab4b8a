import Combine
import UIKit

struct SearchQuery: Hashable {
    var text: String
    var category: Product.Category?

    var isEmpty: Bool { text.trimmingCharacters(in: .whitespaces).isEmpty && category == nil }

    func matches(_ product: Product) -> Bool {
        (text.isEmpty || product.name.localizedCaseInsensitiveContains(text))
            && (category == nil || category == product.category)
    }
}

final class SearchViewModel {
    // Input
    @Published var text = ""
    @Published var category: Product.Category?

    // Output
    @Published private(set) var results: LoadingState<[Product]> = .idle

    var recentSearches: [String] { settings.recentSearches }

    private let settings: AppSettings

    init(service: ShopService, settings: AppSettings) {
        self.settings = settings

        $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .combineLatest($category)
            .map(SearchQuery.init(text:category:))
            .removeDuplicates()
            .map { query -> AnyPublisher<LoadingState<[Product]>, Never> in
                guard !query.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
                return service.search(query).retry(1).asLoadingState().prepend(.loading).eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$results)
    }

    func commit() { settings.addRecentSearch(text) }
}

class SearchViewController: UICollectionViewController {
    private enum Section { case recents, results }

    private enum Row: Hashable {
        case recent(String)
        case product(Product)
    }

    var onSelect: ((Product) -> Void)?

    private let viewModel: SearchViewModel
    private let searchController = UISearchController(searchResultsController: nil)
    private lazy var dataSource = makeDataSource()
    private var subscriptions: [AnyCancellable] = []

    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = NSLocalizedString("Search", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = dataSource
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = NSLocalizedString("Search products", comment: "Placeholder")
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        viewModel.$results
            .sink { [weak self] in self?.render($0) }
            .store(in: &subscriptions)
    }

    func beginSearch(text: String?, category: Product.Category? = nil) {
        title = category?.localizedName ?? title
        viewModel.category = category
        viewModel.text = text ?? ""
        searchController.searchBar.text = text
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = UIListContentConfiguration.subtitleCell()
            switch row {
            case .recent(let term):
                content.text = term
                content.image = UIImage(systemName: "clock")
                content.imageProperties.tintColor = .secondaryLabel
                cell.accessories = []
            case .product(let product):
                content.text = product.name
                content.secondaryText = "\(product.category.localizedName) · \(product.price.formatted)"
                content.image = UIImage(systemName: product.category.symbolName)
                content.imageProperties.tintColor = UIColor(hex: product.colorHex)
                cell.accessories = [.disclosureIndicator()]
            }
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
    }

    private func render(_ state: LoadingState<[Product]>) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        collectionView.backgroundView = nil
        switch state {
        case .idle:
            snapshot.appendSections([.recents])
            snapshot.appendItems(viewModel.recentSearches.map(Row.recent))
        case .loading:
            return
        case .loaded(let products):
            snapshot.appendSections([.results])
            snapshot.appendItems(products.map(Row.product))
            if products.isEmpty {
                let title = String(format: NSLocalizedString("No results for “%@”", comment: ""), viewModel.text)
                collectionView.backgroundView = EmptyStateView(symbol: "magnifyingglass", title: title)
            }
        case .failed(let error):
            collectionView.backgroundView = EmptyStateView(
                symbol: "exclamationmark.triangle", title: error.localizedDescription)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .recent(let term):
            beginSearch(text: term)
        case .product(let product):
            viewModel.commit()
            onSelect?(product)
        case nil:
            break
        }
    }
}

extension SearchViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if text != viewModel.text { viewModel.text = text }
    }
}
