import Builder
import BuilderFactory

/// The view model of the users' screen: its states and their transitions.
///
/// To be used on the main thread, where the state changes too.
public final class UsersViewModel {
    public enum State: Equatable, Sendable {
        /// No users were requested yet.
        case initial
        case loading
        /// There is at least one.
        case loaded([User])
        /// There are none.
        case empty
        /// The reason why there are none, in words for the user.
        case error(String)
    }

    /// The current state; views follow `$state`.
    @Variable public private(set) var state = State.initial

    @Injected(Container.userService) private var service
    private let bag = DisposeBag()

    public init() {}

    /// Requests the users: at first, and again after an error or for newer ones. While a request is under way nothing
    /// happens.
    public func load() {
        guard state != .loading else { return }
        state = .loading
        service.users()
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] users in self?.state = users.isEmpty ? .empty : .loaded(users) },
                onFailure: { [weak self] error in self?.state = .error(Self.text(of: error)) }
            )
            .disposed(by: bag)
    }

    /// Errors of this app name the remedy; others have the system's text.
    private static func text(of error: any Error) -> String {
        (error as? UserDataError)?.sentence ?? error.localizedDescription
    }
}
