import BuilderSwiftUI
import BuilderUIKit

// The views of StoreKit for SwiftUI. They show labeled boxes, as all of SwiftUI's views do here.

/// A product with its price and a button to buy it.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView {}
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
    public nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
}

/// A list of products.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
    public nonisolated init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

/// The subscriptions of a group with a button to subscribe.
public nonisolated struct SubscriptionStoreView<Content: View>: _PrimitiveView {
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {}
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {}
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {}
}

extension SubscriptionStoreView where Content == EmptyView {
    public nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {}
    public nonisolated init(productIDs: some Collection<Product.ID>) {}
    public nonisolated init(subscriptions: some Collection<Product>) {}
}

extension Product {
    /// Subscriptions in relation to the present one.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }

    /// The course of a view's request of a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
        /// The product; nil before it is there.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// The course of a view's request of products.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
        /// The products; nil before they are there.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

/// The course of a view's request of a right.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)
    /// The value; nil before it is there.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

/// The look of a product.
public protocol ProductViewStyle {}
/// The system's looks of a product.
public struct _SystemProductViewStyle: ProductViewStyle, Sendable {}
extension ProductViewStyle where Self == _SystemProductViewStyle {
    public static var automatic: _SystemProductViewStyle { .init() }
    public static var compact: _SystemProductViewStyle { .init() }
    public static var regular: _SystemProductViewStyle { .init() }
    public static var large: _SystemProductViewStyle { .init() }
}

/// The controls by which a subscription is chosen.
public protocol SubscriptionStoreControlStyle {}
/// The system's controls.
public struct _SystemSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {}
extension SubscriptionStoreControlStyle where Self == _SystemSubscriptionStoreControlStyle {
    public static var automatic: _SystemSubscriptionStoreControlStyle { .init() }
    public static var buttons: _SystemSubscriptionStoreControlStyle { .init() }
    public static var picker: _SystemSubscriptionStoreControlStyle { .init() }
    public static var prominentPicker: _SystemSubscriptionStoreControlStyle { .init() }
    public static var compactPicker: _SystemSubscriptionStoreControlStyle { .init() }
    public static var pagedPicker: _SystemSubscriptionStoreControlStyle { .init() }
    public static var pagedProminentPicker: _SystemSubscriptionStoreControlStyle { .init() }
}

/// A button of the store's views.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// The text of the button to subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public var price: SubscriptionStoreButtonLabel { self }
    public var action: SubscriptionStoreButtonLabel { self }
    public var displayName: SubscriptionStoreButtonLabel { self }
}

/// The purchase of a product by a view.
@MainActor
public struct PurchaseAction: Sendable {
    /// Returns that the user canceled.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
    /// The purchase of products.
    @MainActor
    public var purchase: PurchaseAction { PurchaseAction() }
}

/// A page of terms.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }

extension View {
    public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    public nonisolated func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle
    ) -> some View { self }
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public nonisolated func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>)?
    ) -> some View { self }
    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { self }
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { self }
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}
