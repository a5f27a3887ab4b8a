import Combine
import UIKit

final class ProductDetailViewModel: ObservableObject {
    enum ButtonState: Equatable {
        case chooseVariant
        case add(price: String)
        case added
        case soldOut
    }

    let product: Product
    @Published var selectedVariant: Product.Variant?
    @Published var quantity = 1
    @Published private(set) var isFavorite = false
    @Published private(set) var buttonState: ButtonState = .chooseVariant
    @Published private var justAdded = false

    private let cart: CartStore
    private let favorites: FavoritesStore
    private var bag = Set<AnyCancellable>()

    init(product: Product, cart: CartStore, favorites: FavoritesStore) {
        self.product = product
        self.cart = cart
        self.favorites = favorites
        if product.variants.count == 1 { selectedVariant = product.variants.first }

        favorites.publisher
            .map { $0.contains(product.id) }
            .assign(to: &$isFavorite)

        Publishers.CombineLatest3($selectedVariant, $quantity, $justAdded)
            .map { variant, quantity, justAdded -> ButtonState in
                if product.isSoldOut { return .soldOut }
                if justAdded { return .added }
                return variant == nil ? .chooseVariant : .add(price: (product.price * quantity).formatted)
            }
            .removeDuplicates()
            .assign(to: &$buttonState)
    }

    func addToCart() {
        cart.add(product, variant: selectedVariant, quantity: quantity)
        justAdded = true
        Just(false)
            .delay(for: .seconds(1.5), scheduler: DispatchQueue.main)
            .weakAssign(to: \.justAdded, on: self)
            .store(in: &bag)
    }

    func toggleFavorite() { favorites.toggle(product.id) }
}

final class ProductDetailViewController: UIViewController {
    var onSelectVariant: (() -> Void)?

    private let viewModel: ProductDetailViewModel
    private let quantityLabel = UILabel(font: .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    private let stepper = UIStepper()
    private lazy var variantButton = UIButton(
        configuration: .bordered(), primaryAction: UIAction { [weak self] _ in self?.onSelectVariant?() })
    private lazy var addButton = UIButton(configuration: .primary(title: ""))
    private lazy var favoriteItem = UIBarButtonItem(
        image: UIImage(systemName: "heart"), style: .plain, target: self, action: #selector(toggleFavorite))
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: ProductDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = favoriteItem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.Color.background
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        view.embed(scrollView)

        let artworkView = ArtworkView()
        artworkView.configure(with: viewModel.product)
        let stack = UIStackView([artworkView, makeContent(for: viewModel.product)], axis: .vertical)
        scrollView.embed(stack)
        addBottomButton(addButton)
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor, multiplier: 0.75),
        ])
        addButton.accessibilityIdentifier = "product.add"
        addButton.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
        bindViewModel()
    }

    private func makeContent(for product: Product) -> UIView {
        let titleLabel = UILabel(font: Theme.Font.serif(.title1, weight: .bold), lines: 0)
        titleLabel.text = product.name
        let ratingLabel = UILabel(font: .preferredFont(forTextStyle: .subheadline), color: .systemOrange)
        ratingLabel.text = product.ratingText
        let priceLabel = UILabel(font: .preferredFont(forTextStyle: .title2))
        priceLabel.attributedText = product.priceText
        let detailsLabel = UILabel(font: .preferredFont(forTextStyle: .body), lines: 0)
        detailsLabel.text = product.details

        let options = UIStackView(
            [variantButton, UIView(), quantityLabel, stepper], axis: .horizontal, spacing: 12, alignment: .center)
        let content = UIStackView(
            [titleLabel, ratingLabel, priceLabel, options, detailsLabel], axis: .vertical, spacing: 12)
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = .init(top: 16, leading: 20, bottom: 96, trailing: 20)
        return content
    }

    private func bindViewModel() {
        viewModel.$buttonState
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)

        viewModel.$isFavorite
            .map { UIImage(systemName: $0 ? "heart.fill" : "heart") }
            .assign(to: \.image, on: favoriteItem)
            .store(in: &cancellables)

        viewModel.$selectedVariant
            .receive(on: DispatchQueue.main)
            .sink { [weak self] variant in
                guard let self else { return }
                self.variantButton.configuration?.title = variant?.title ?? String(localized: "Choose an Option")
                self.stepper.maximumValue = Double(max(2, variant?.stock ?? 99))
                self.viewModel.quantity = Int(self.stepper.value)
            }
            .store(in: &cancellables)

        viewModel.$quantity
            .map { "\($0) ×" }
            .assign(to: \.text, on: quantityLabel)
            .store(in: &cancellables)

        stepper.minimumValue = 1
        stepper.publisher(for: .valueChanged)
            .compactMap { ($0 as? UIStepper).map { Int($0.value) } }
            .weakAssign(to: \.quantity, on: viewModel)
            .store(in: &cancellables)
    }

    private func render(_ state: ProductDetailViewModel.ButtonState) {
        addButton.isEnabled = state != .added && state != .soldOut
        addButton.configuration?.image = state == .added ? UIImage(systemName: "checkmark") : nil
        switch state {
        case .chooseVariant: addButton.configuration?.title = String(localized: "Choose an Option")
        case .add(let price): addButton.configuration?.title = String(localized: "Add to Bag · \(price)")
        case .added: addButton.configuration?.title = String(localized: "Added")
        case .soldOut: addButton.configuration?.title = String(localized: "Sold Out")
        }
    }

    @objc private func addTapped() {
        guard viewModel.buttonState != .chooseVariant else {
            onSelectVariant?()
            return
        }
        viewModel.addToCart()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    @objc private func toggleFavorite() { viewModel.toggleFavorite() }
}
