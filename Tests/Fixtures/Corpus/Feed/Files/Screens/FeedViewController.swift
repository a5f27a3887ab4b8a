import Combine
import SafariServices
import UIKit

final class FeedViewController: UIViewController {
    private enum Section: Int, CaseIterable { case highlights, latest }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Article>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Article>

    private let viewModel: FeedViewModel
    private var cancellables = Set<AnyCancellable>()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        return control
    }()
    private let spinner = UIActivityIndicatorView(style: .large)
    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        return controller
    }()

    init(viewModel: FeedViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Feed", comment: "title")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"), menu: makeMenu())
        collectionView.delegate = self
        collectionView.refreshControl = refreshControl
        collectionView.backgroundColor = .clear
        view.addSubview(collectionView)
        view.addSubview(spinner)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        spinner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.$state
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)
        viewModel.selection
            .compactMap(\.url)
            .sink { [weak self] url in
                let configuration = SFSafariViewController.Configuration()
                configuration.entersReaderIfAvailable = true
                self?.present(SFSafariViewController(url: url, configuration: configuration), animated: true)
            }
            .store(in: &cancellables)
    }

    private func render(_ state: FeedViewModel.State) {
        switch state {
        case .idle: spinner.stopAnimating()
        case .loading: spinner.startAnimating()
        case .loaded(let articles):
            spinner.stopAnimating()
            refreshControl.endRefreshing()
            var snapshot = Snapshot()
            snapshot.appendSections(Section.allCases)
            snapshot.appendItems(Array(articles.prefix(2)), toSection: .highlights)
            snapshot.appendItems(Array(articles.dropFirst(2)), toSection: .latest)
            dataSource.apply(snapshot, animatingDifferences: view.window != nil)
        case .failed(let message):
            spinner.stopAnimating()
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    @objc private func refresh(_ sender: UIRefreshControl) { viewModel.load() }

    private func makeMenu() -> UIMenu {
        UIMenu(
            title: "Show", options: .displayInline,
            children: Article.Kind.allCases.map { kind in
                UIAction(title: kind.rawValue.capitalized, state: kind == .news ? .on : .off) { _ in }
            })
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, environment in
            guard let section = Section(rawValue: sectionIndex) else { return nil }
            switch section {
            case .highlights:
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)),
                    subitems: [item])
                let layoutSection = NSCollectionLayoutSection(group: group)
                layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
                layoutSection.interGroupSpacing = 12
                layoutSection.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
                return layoutSection
            case .latest:
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                    let favorite = UIContextualAction(style: .normal, title: "Favorite") { _, _, completion in
                        completion(self != nil)
                    }
                    favorite.backgroundColor = .systemYellow
                    favorite.image = UIImage(systemName: "star.fill")
                    return UISwipeActionsConfiguration(actions: [favorite])
                }
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
        }
    }

    private func makeDataSource() -> DataSource {
        let highlight = UICollectionView.CellRegistration<HighlightCell, Article> { cell, _, article in
            cell.configure(with: article)
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Article> { cell, _, article in
            var content = cell.defaultContentConfiguration()
            content.text = article.title
            content.secondaryText = article.summary
            content.image = UIImage(systemName: "newspaper")
            content.imageProperties.tintColor = .systemOrange
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Latest"
            view.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, article in
            switch Section(rawValue: indexPath.section) {
            case .highlights:
                return collectionView.dequeueConfiguredReusableCell(using: highlight, for: indexPath, item: article)
            default: return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: article)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }
}

extension FeedViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let article = dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        viewModel.selection.send(article)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSCopying, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
                    let activity = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
                    activity.popoverPresentationController?.sourceView = self?.view
                    self?.present(activity, animated: true)
                }
            ])
        }
    }
}

extension FeedViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}

#if DEBUG
import SwiftUI

struct FeedViewController_Previews: PreviewProvider {
    static var previews: some View {
        FeedPreview().ignoresSafeArea()
    }

    struct FeedPreview: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(
                rootViewController: FeedViewController(viewModel: FeedViewModel(service: SampleFeedService())))
        }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }
}
#endif
