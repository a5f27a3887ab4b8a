import Combine
import Foundation

final class AppSettings: ObservableObject {
    @Published var hasSeenOnboarding: Bool
    @Published var sendsOffers: Bool
    @Published var email: String
    @Published private(set) var recentSearches: [String]

    private var cancellables = Set<AnyCancellable>()

    init(defaults: UserDefaults? = .standard, recentSearches: [String] = []) {
        hasSeenOnboarding = defaults?.bool(forKey: "hasSeenOnboarding") ?? false
        sendsOffers = defaults?.bool(forKey: "sendsOffers") ?? true
        email = defaults?.string(forKey: "email") ?? ""
        self.recentSearches = defaults?.stringArray(forKey: "recentSearches") ?? recentSearches
        guard let defaults else { return }
        store($hasSeenOnboarding, as: "hasSeenOnboarding", in: defaults)
        store($sendsOffers, as: "sendsOffers", in: defaults)
        store($email, as: "email", in: defaults)
        store($recentSearches, as: "recentSearches", in: defaults)
    }

    func addRecentSearch(_ term: String) {
        let trimmed = term.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        let others = recentSearches.filter { $0.caseInsensitiveCompare(trimmed) != .orderedSame }
        recentSearches = Array(([trimmed] + others).prefix(8))
    }

    private func store<Value>(_ values: Published<Value>.Publisher, as key: String, in defaults: UserDefaults) {
        values.dropFirst().sink { defaults.set($0, forKey: key) }.store(in: &cancellables)
    }
}

final class FavoritesStore {
    private let subject: CurrentValueSubject<Set<Product.ID>, Never>

    var publisher: AnyPublisher<Set<Product.ID>, Never> { subject.removeDuplicates().eraseToAnyPublisher() }

    init(ids: Set<Product.ID> = []) { subject = CurrentValueSubject(ids) }

    func toggle(_ id: Product.ID) {
        if subject.value.remove(id) == nil { subject.value.insert(id) }
    }
}

final class CartStore: ObservableObject {
    @Published private(set) var items: [CartItem]
    @Published private(set) var savedForLater: [CartItem]

    var itemCount: AnyPublisher<Int, Never> {
        $items
            .map { $0.reduce(0) { $0 + $1.quantity } }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    init(items: [CartItem] = [], saved: [CartItem] = []) {
        self.items = items
        savedForLater = saved
    }

    func add(_ product: Product, variant: Product.Variant?, quantity: Int = 1) {
        if let index = items.firstIndex(where: { $0.product.id == product.id && $0.variant == variant }) {
            items[index].quantity += quantity
        } else {
            items.append(CartItem(product: product, variant: variant, quantity: quantity))
        }
    }

    func setQuantity(_ quantity: Int, for id: CartItem.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        if quantity <= 0 {
            items.remove(at: index)
        } else {
            items[index].quantity = min(quantity, 99)
        }
    }

    /// Saves an item for later, or moves it back.
    func move(_ id: CartItem.ID) {
        if let index = items.firstIndex(where: { $0.id == id }) {
            savedForLater.insert(items.remove(at: index), at: 0)
        } else if let index = savedForLater.firstIndex(where: { $0.id == id }) {
            items.append(savedForLater.remove(at: index))
        }
    }

    func clear() { items = [] }
}
