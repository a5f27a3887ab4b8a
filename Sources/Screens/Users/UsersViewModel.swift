import Builder
import BuilderFactory

/// The view model of the users' screen: its states and their transitions.
///
/// Use it on the main thread, on which the state changes too.
public final class UsersViewModel {
    /// The state of the users' screen.
    public enum State: Equatable, Sendable {
        /// No users have been requested yet.
        case initial
        /// A request is in progress.
        case loading
        /// At least one user was loaded.
        case loaded([User])
        /// No users exist.
        case empty
        /// The request failed, for the given reason in words for the user.
        case error(String)
    }

    /// The current state; views observe `$state`.
    @Variable public private(set) var state = State.initial

    @Injected(Container.userService) private var service
    private let bag = DisposeBag()

    /// Creates a view model in its initial state.
    public init() {}

    /// Requests the users: initially, again after an error, or to update them. Has no effect while a request is in
    /// progress.
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

    /// Returns the text of an error: errors of this app name the remedy; others have the system's text.
    private static func text(of error: any Error) -> String {
        (error as? UserDataError)?.sentence ?? error.localizedDescription
    }
}
