import Combine
import UIKit

final class ProfileViewController: UIViewController, UICollectionViewDelegate {
    private enum Section: Int, CaseIterable { case account, preferences }
    private enum Row: Hashable { case email(String), orders, favorites(Int), offers }

    var onShowOrders: (() -> Void)?

    private let settings: AppSettings
    private let favorites: FavoritesStore
    private var cancellables = Set<AnyCancellable>()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(settings: AppSettings, favorites: FavoritesStore) {
        self.settings = settings
        self.favorites = favorites
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("You", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        settings.objectWillChange
            .prepend(())
            .combineLatest(favorites.publisher.map(\.count))
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _, count in self?.applySnapshot(favoritesCount: count) }
            .store(in: &cancellables)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.showsSeparators = Section(rawValue: section) == .account
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] cell, _, row in
            var content = UIListContentConfiguration.valueCell()
            cell.accessories = []
            switch row {
            case .email(let email):
                content.text = String(localized: "Email")
                content.secondaryText = email
            case .orders:
                content.text = String(localized: "Orders")
                content.image = UIImage(systemName: "shippingbox")
                cell.accessories = [.disclosureIndicator()]
            case .favorites(let count):
                content.text = String(localized: "Favorites")
                content.secondaryText = "\(count)"
                content.image = UIImage(systemName: "heart")
            case .offers:
                content.text = String(localized: "Send me offers")
                let toggle = UISwitch()
                toggle.isOn = self.settings.sendsOffers
                toggle.addTarget(self, action: #selector(self.offersToggled(_:)), for: .valueChanged)
                cell.accessories = [
                    .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
                ]
            }
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
    }

    private func applySnapshot(favoritesCount: Int) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.email(settings.email), .orders, .favorites(favoritesCount)], toSection: .account)
        snapshot.appendItems([.offers], toSection: .preferences)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    @objc private func offersToggled(_ sender: UISwitch) { settings.sendsOffers = sender.isOn }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if dataSource.itemIdentifier(for: indexPath) == .orders { onShowOrders?() }
    }
}
