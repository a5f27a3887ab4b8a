import Combine
import Foundation

struct HomeFeed: Codable {
    var featured: [Product]
    var popular: [Product]
}

enum APIError: LocalizedError {
    case http, offline

    var errorDescription: String? {
        self == .offline ? String(localized: "You appear to be offline.") : String(localized: "The shop is closed.")
    }
}

protocol ShopService {
    func homeFeed() -> AnyPublisher<HomeFeed, Error>
    func search(_ query: SearchQuery) -> AnyPublisher<[Product], Error>
    func orders() -> AnyPublisher<[Order], Error>
    func place(_ request: OrderRequest) async throws -> Order
}

final class LiveShopService: ShopService {
    private let baseURL: URL
    private let session = URLSession(configuration: .default)
    private let decoder = JSONDecoder()

    init(baseURL: URL) {
        self.baseURL = baseURL
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
    }

    func homeFeed() -> AnyPublisher<HomeFeed, Error> {
        Publishers.Zip(get([Product].self, "featured"), get([Product].self, "popular"))
            .map(HomeFeed.init(featured:popular:))
            .eraseToAnyPublisher()
    }

    func search(_ query: SearchQuery) -> AnyPublisher<[Product], Error> {
        var items = [URLQueryItem(name: "q", value: query.text)]
        if let category = query.category { items.append(URLQueryItem(name: "category", value: category.rawValue)) }
        return get([Product].self, "products/search", items)
    }

    func orders() -> AnyPublisher<[Order], Error> { get([Order].self, "orders") }

    func place(_ request: OrderRequest) async throws -> Order {
        var urlRequest = URLRequest(url: baseURL.appendingPathComponent("orders"))
        urlRequest.httpMethod = "POST"
        urlRequest.httpBody = try JSONEncoder().encode(request)
        let (data, _) = try await session.data(for: urlRequest)
        return try decoder.decode(Order.self, from: data)
    }

    private func get<Value: Decodable>(
        _ type: Value.Type, _ path: String, _ items: [URLQueryItem] = []
    ) -> AnyPublisher<Value, Error> {
        session.dataTaskPublisher(for: baseURL.appendingPathComponent(path).appending(queryItems: items))
            .mapError { $0.code == .notConnectedToInternet ? APIError.offline as Error : $0 }
            .tryMap { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw APIError.http }
                return data
            }
            .decode(type: type, decoder: decoder)
            .eraseToAnyPublisher()
    }
}

/// Answers with the sample data.
final class DemoShopService: ShopService {
    func homeFeed() -> AnyPublisher<HomeFeed, Error> {
        answer(HomeFeed(featured: Array(Product.samples.prefix(3)), popular: Product.samples.reversed()))
    }

    func search(_ query: SearchQuery) -> AnyPublisher<[Product], Error> {
        answer(Product.samples.filter(query.matches))
    }

    func orders() -> AnyPublisher<[Order], Error> { answer(Order.samples) }

    func place(_ request: OrderRequest) async throws -> Order { Order.samples[1] }

    private func answer<Value>(_ value: Value) -> AnyPublisher<Value, Error> {
        Just(value).setFailureType(to: Error.self).eraseToAnyPublisher()
    }
}
