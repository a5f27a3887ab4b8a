import Combine
import Foundation

final class CatalogViewModel: ObservableObject {
    enum Section: Hashable {
        case featured, categories, popular

        var title: String? {
            switch self {
            case .featured: return nil
            case .categories: return NSLocalizedString("Categories", comment: "Section")
            case .popular: return NSLocalizedString("Popular right now", comment: "Section")
            }
        }
    }

    enum Item: Hashable {
        case banner(Product)
        case category(Product.Category)
        case product(Product, isFavorite: Bool)
    }

    struct SectionModel {
        let section: Section
        let items: [Item]
    }

    @Published private(set) var state: LoadingState<[SectionModel]> = .idle

    private let favorites: FavoritesStore
    private let reload = PassthroughSubject<Void, Never>()

    init(service: ShopService, favorites: FavoritesStore) {
        self.favorites = favorites

        reload
            .map { service.homeFeed().asLoadingState() }
            .switchToLatest()
            .combineLatest(favorites.publisher)
            .map { state, favoriteIDs in state.map { Self.sections($0, favoriteIDs: favoriteIDs) } }
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }

    func load() {
        if state.value == nil { state = .loading }
        reload.send()
    }

    func toggleFavorite(_ product: Product) {
        favorites.toggle(product.id)
    }

    private static func sections(_ feed: HomeFeed, favoriteIDs: Set<Product.ID>) -> [SectionModel] {
        [
            SectionModel(section: .featured, items: feed.featured.prefix(5).map(Item.banner)),
            SectionModel(section: .categories, items: Product.Category.allCases.map(Item.category)),
            SectionModel(
                section: .popular,
                items: feed.popular.map { .product($0, isFavorite: favoriteIDs.contains($0.id)) }),
        ]
        .filter { !$0.items.isEmpty }
    }
}
