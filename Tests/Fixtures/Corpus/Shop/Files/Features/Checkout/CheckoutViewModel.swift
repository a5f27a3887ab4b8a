import Combine
import Foundation

@MainActor
final class CheckoutViewModel: ObservableObject {
    struct Summary: Equatable {
        let subtotal: Price
        let shipping: Price

        var total: Price { subtotal + shipping }

        init(items: [CartItem], method: ShippingMethod) {
            subtotal = items.map(\.lineTotal).reduce(.zero, +)
            shipping = method.cost(forSubtotal: subtotal)
        }
    }

    @Published var email: String
    @Published var shippingMethod: ShippingMethod = .standard
    @Published var acceptsTerms = false
    @Published private(set) var summary: Summary
    @Published private(set) var canPlaceOrder = false
    @Published private var isPlacingOrder = false

    let completedOrder = PassthroughSubject<Result<Order, Error>, Never>()

    private let cart: CartStore
    private let service: ShopService
    private let settings: AppSettings

    init(cart: CartStore, service: ShopService, settings: AppSettings) {
        self.cart = cart
        self.service = service
        self.settings = settings
        email = settings.email
        summary = Summary(items: cart.items, method: .standard)

        Publishers.CombineLatest(cart.$items, $shippingMethod)
            .map(Summary.init(items:method:))
            .removeDuplicates()
            .assign(to: &$summary)

        Publishers.CombineLatest3($email.map(Self.isValid(email:)), $acceptsTerms, $isPlacingOrder)
            .map { $0 && $1 && !$2 }
            .removeDuplicates()
            .assign(to: &$canPlaceOrder)
    }

    func placeOrder() async {
        isPlacingOrder = true
        defer { isPlacingOrder = false }
        let lines = cart.items.map { Order.Line(title: $0.product.name, quantity: $0.quantity) }
        do {
            let request = OrderRequest(lines: lines, email: email, shippingMethod: shippingMethod)
            let order = try await service.place(request)
            settings.email = email
            cart.clear()
            completedOrder.send(.success(order))
        } catch {
            completedOrder.send(.failure(error))
        }
    }

    private nonisolated static func isValid(email: String) -> Bool {
        email.range(of: #"^[^@\s]+@[^@\s]+\.[a-z]{2,}$"#, options: [.regularExpression, .caseInsensitive]) != nil
    }
}
