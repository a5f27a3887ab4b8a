import Builder
import Testing

@testable import Screens

@MainActor
@Suite struct UsersViewModelTests {
    private struct Failure: Error, LocalizedError {
        var errorDescription: String? { "The line is dead." }
    }

    private let service = StubUserService()

    private func makeViewModel() -> UsersViewModel {
        ScreenDependencies.stubs(users: service).inject { UsersViewModel() }
    }

    @Test func noRequestIsMadeBeforeLoad() {
        let viewModel = makeViewModel()
        #expect(viewModel.state == .initial)
        #expect(service.callCount == 0)
    }

    @Test func usersAreLoaded() async throws {
        let viewModel = makeViewModel()
        let users = try sampleUsers(3)
        viewModel.load()
        #expect(viewModel.state == .loading)
        service.succeed(with: users)
        await mainQueueTurn()
        #expect(viewModel.state == .loaded(users))
    }

    @Test func noUsersAreAStateOfTheirOwn() async {
        let viewModel = makeViewModel()
        viewModel.load()
        service.succeed(with: [])
        await mainQueueTurn()
        #expect(viewModel.state == .empty)
    }

    @Test func anErrorOfTheDataNamesTheRemedy() async {
        let viewModel = makeViewModel()
        viewModel.load()
        service.fail(UserDataError.unreadable(file: "u.json", reason: .missing))
        await mainQueueTurn()
        #expect(viewModel.state == .error("Can't read u.json: there is no such file. Check the path."))
    }

    @Test func otherErrorsHaveTheirOwnWords() async {
        let viewModel = makeViewModel()
        viewModel.load()
        service.fail(Failure())
        await mainQueueTurn()
        #expect(viewModel.state == .error("The line is dead."))
    }

    @Test func loadingAgainAfterAnErrorRequestsAgain() async throws {
        let viewModel = makeViewModel()
        let users = try sampleUsers(1)
        viewModel.load()
        service.fail(Failure())
        await mainQueueTurn()
        viewModel.load()
        #expect(viewModel.state == .loading)
        service.succeed(with: users)
        await mainQueueTurn()
        #expect(viewModel.state == .loaded(users))
        #expect(service.callCount == 2)
    }

    @Test func loadingWhileLoadingRequestsOnce() {
        let viewModel = makeViewModel()
        viewModel.load()
        viewModel.load()
        #expect(service.callCount == 1)
        #expect(viewModel.state == .loading)
    }

    @Test func loadingAgainBringsNewerUsers() async throws {
        let viewModel = makeViewModel()
        let users = try sampleUsers(2)
        viewModel.load()
        service.succeed(with: [users[0]])
        await mainQueueTurn()
        viewModel.load()
        service.succeed(with: users)
        await mainQueueTurn()
        #expect(viewModel.state == .loaded(users))
    }

    @Test func stateEmitsEveryChange() async throws {
        let viewModel = makeViewModel()
        let users = try sampleUsers(1)
        var states: [UsersViewModel.State] = []
        let subscription = viewModel.$state.asObservable().subscribe(onNext: { states.append($0) })
        viewModel.load()
        service.fail(Failure())
        await mainQueueTurn()
        viewModel.load()
        service.succeed(with: users)
        await mainQueueTurn()
        subscription.dispose()
        #expect(states == [.initial, .loading, .error("The line is dead."), .loading, .loaded(users)])
    }

    @Test func backgroundResponsesChangeTheStateOnTheMainThread() async throws {
        let viewModel = makeViewModel()
        let users = try sampleUsers(1)
        viewModel.load()
        let service = service
        let changed = viewModel.$state.asObservable().skip(1).map { state in (state, isOnMainQueue()) }
        DispatchQueue.global().async { service.succeed(with: users) }
        let change = try await first(of: changed) { _ in true }
        #expect(change?.0 == .loaded(users))
        #expect(change?.1 == true)
    }

    @Test func releasingTheViewModelCancelsTheRequest() throws {
        weak var released: UsersViewModel?
        do {
            let viewModel = makeViewModel()
            released = viewModel
            viewModel.load()
            #expect(service.isAwaited)
        }
        #expect(released == nil)
        #expect(!service.isAwaited)
        service.succeed(with: try sampleUsers(1))
    }
}

/// Linux runs the main queue on any thread.
private func isOnMainQueue() -> Bool {
    dispatchPrecondition(condition: .onQueue(.main))
    return true
}
