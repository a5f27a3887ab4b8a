import Combine
import UIKit

final class CartViewModel {
    struct State: Equatable {
        var items: [CartItem] = []
        var saved: [CartItem] = []

        var total: Price { items.map(\.lineTotal).reduce(.zero, +) }
        var isEmpty: Bool { items.isEmpty && saved.isEmpty }
    }

    let state = CurrentValueSubject<State, Never>(State())
    let store: CartStore
    private var cancellable: AnyCancellable?

    init(store: CartStore) {
        self.store = store
        cancellable = store.$items.combineLatest(store.$savedForLater)
            .map(State.init(items:saved:))
            .removeDuplicates()
            .subscribe(state)
    }

    func item(for id: CartItem.ID) -> CartItem? {
        (state.value.items + state.value.saved).first { $0.id == id }
    }
}

final class CartViewController: UIViewController {
    private enum Section: Hashable { case items, saved }

    var onCheckout: () -> Void = {}
    var onContinueShopping: () -> Void = {}

    private let viewModel: CartViewModel
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private var cancellables = Set<AnyCancellable>()

    private lazy var checkoutButton = UIButton(
        configuration: .primary(title: ""), primaryAction: UIAction { [unowned self] _ in self.onCheckout() })

    private lazy var emptyView = EmptyStateView(
        symbol: "bag", title: NSLocalizedString("Your bag is empty", comment: ""),
        buttonTitle: NSLocalizedString("Shop", comment: "")
    ) { [weak self] in self?.onContinueShopping() }

    init(viewModel: CartViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Bag", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.embed(collectionView)
        addBottomButton(checkoutButton)
        collectionView.allowsSelection = false
        collectionView.contentInset.bottom = 80
        checkoutButton.accessibilityIdentifier = "checkout"
        viewModel.state
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] in self.update(with: $0) }
            .store(in: &cancellables)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, CartItem.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, CartItem.ID> {
            [weak self] cell, _, id in
            guard let item = self?.viewModel.item(for: id) else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "\(item.quantity) × \(item.product.name)"
            let details = [item.variant?.title, item.lineTotal.formatted]
            content.secondaryText = details.compactMap { $0 }.joined(separator: " · ")
            content.image = UIImage(systemName: item.product.category.symbolName)
            content.imageProperties.tintColor = UIColor(hex: item.product.colorHex)
            cell.contentConfiguration = content
            cell.accessories = []
            guard self?.viewModel.state.value.items.contains(item) == true else { return }
            let stepper = UIStepper(
                frame: .zero,
                primaryAction: UIAction { action in
                    guard let stepper = action.sender as? UIStepper else { return }
                    self?.viewModel.store.setQuantity(Int(stepper.value), for: id)
                })
            stepper.value = Double(item.quantity)
            cell.accessories = [
                .customView(configuration: .init(customView: stepper, placement: .trailing(displayed: .always)))
            ]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            let isSaved = self?.dataSource.sectionIdentifier(for: indexPath.section) == .saved
            var content = UIListContentConfiguration.groupedHeader()
            content.text = isSaved ? String(localized: "Saved for Later") : String(localized: "Your Items")
            view.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, CartItem.ID>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func update(with state: CartViewModel.State) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, CartItem.ID>()
        for (section, items) in [(Section.items, state.items), (.saved, state.saved)] where !items.isEmpty {
            snapshot.appendSections([section])
            snapshot.appendItems(items.map(\.id), toSection: section)
        }
        let existing = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(existing.contains))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)

        checkoutButton.isHidden = state.items.isEmpty
        checkoutButton.configuration?.title = String(localized: "Checkout · \(state.total.formatted)")
        collectionView.backgroundView = state.isEmpty ? emptyView : nil
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let isSaved = dataSource.sectionIdentifier(for: indexPath.section) == .saved
        let title = isSaved ? String(localized: "Move to Bag") : String(localized: "Save for Later")
        let move = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.viewModel.store.move(id)
            completion(true)
        }
        move.backgroundColor = .systemIndigo
        move.image = UIImage(systemName: isSaved ? "bag" : "bookmark")
        return UISwipeActionsConfiguration(actions: [move])
    }
}
