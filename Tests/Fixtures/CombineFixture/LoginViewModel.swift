import Combine
import Foundation

/// A form's model, as apps write it.
public final class LoginViewModel: ObservableObject {
    public enum State: Equatable {
        case idle, loading
        case failed(String)
        case loggedIn(user: String)
    }

    public struct Failure: Error, Equatable {
        public let message: String

        public init(message: String) { self.message = message }
    }

    @Published public var name = ""
    @Published public var password = ""
    @Published public var repeated: String?
    @Published public private(set) var isValid = false
    @Published public private(set) var state: State = .idle
    @Published public private(set) var hint: String?

    public let submit = PassthroughSubject<Void, Never>()
    private let reload = CurrentValueSubject<Int, Never>(0)
    private var cancellables = Set<AnyCancellable>()
    private var subscriptions: [AnyCancellable] = []

    private let login: (String, String) -> AnyPublisher<String, Failure>

    public init(login: @escaping (String, String) -> AnyPublisher<String, Failure>) {
        self.login = login
        bind()
    }

    private var isNameValid: AnyPublisher<Bool, Never> {
        $name
            .debounce(for: 0.3, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.count > 2 }
            .eraseToAnyPublisher()
    }

    private var doPasswordsMatch: some Publisher<Bool, Never> {
        Publishers.CombineLatest($password, $repeated.replaceNil(with: ""))
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .map { $0 == $1 && !$0.isEmpty }
    }

    private func bind() {
        Publishers.CombineLatest(isNameValid, doPasswordsMatch)
            .map { $0 && $1 }
            .assign(to: &$isValid)

        $name
            .combineLatest($password, $repeated) { name, password, repeated -> String? in
                guard !name.isEmpty else { return "Enter a name" }
                return password == (repeated ?? "") ? nil : "Passwords differ"
            }
            .receive(on: DispatchQueue.main)
            .assign(to: \.hint, on: self)
            .store(in: &subscriptions)

        submit
            .withName($name)
            .combineLatest($password.first())
            .filter { !$0.0.isEmpty }
            .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
            .map { [login] name, password in
                login(name, password)
                    .map { State.loggedIn(user: $0) }
                    .catch { Just(State.failed($0.message)) }
            }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .sink { [weak self] state in self?.state = state }
            .store(in: &cancellables)
    }
}

extension Publisher {
    fileprivate func withName<Name: Publisher>(_ name: Name) -> AnyPublisher<Name.Output, Failure>
    where Name.Failure == Never, Failure == Never {
        map { _ in name.first() }.switchToLatest().eraseToAnyPublisher()
    }
}
