import Combine
import Foundation

final class FeedViewModel: ObservableObject {
    enum State: Equatable {
        case idle, loading
        case loaded([Article])
        case failed(String)
    }

    @Published private(set) var state: State = .idle
    @Published var query = ""
    let selection = PassthroughSubject<Article, Never>()

    private let service: FeedService
    private var cancellables: Set<AnyCancellable> = []

    init(service: FeedService) {
        self.service = service
        Publishers.CombineLatest(
            $state, $query.removeDuplicates().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        )
        .map { state, query -> Int in
            guard case .loaded(let articles) = state else { return 0 }
            return articles.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }.count
        }
        .sink { print("matches", $0) }
        .store(in: &cancellables)
    }

    func load() {
        state = .loading
        service.articles(page: 1)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.state = .failed(error.localizedDescription) }
                },
                receiveValue: { [weak self] articles in
                    self?.state = .loaded(articles)
                }
            )
            .store(in: &cancellables)
    }
}
