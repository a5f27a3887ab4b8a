// swift-format-ignore-file: NeverForceUnwrap
import Combine
import Foundation

protocol FeedService {
    func articles(page: Int) -> AnyPublisher<[Article], Error>
}

final class LiveFeedService: FeedService {
    private let session: URLSession
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    init(session: URLSession = .shared) { self.session = session }

    func articles(page: Int) -> AnyPublisher<[Article], Error> {
        var components = URLComponents(string: "https://example.com/articles")!
        components.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
        var request = URLRequest(url: components.url!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return session.dataTaskPublisher(for: request)
            .tryMap { data, response -> Data in
                guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { throw FeedError.offline }
                return data
            }
            .decode(type: [Article].self, decoder: decoder)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

struct SampleFeedService: FeedService {
    func articles(page: Int) -> AnyPublisher<[Article], Error> {
        let articles = (1...6).map { number in
            Article(
                id: UUID(), title: "Headline \(number)",
                summary: "What happened, in two lines of text that wrap on a phone.",
                kind: Article.Kind.allCases[number % 3], published: Date(timeIntervalSince1970: 0), url: nil)
        }
        return Just(articles).setFailureType(to: Error.self).eraseToAnyPublisher()
    }
}
