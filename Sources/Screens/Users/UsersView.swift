import Builder
import BuilderFactory

/// The demo's main screen, with one page for each state of its view model.
public struct UsersView: ViewBuilder {
    @Injected(Container.usersViewModel) var viewModel
    @Injected(Container.screenDependencies) private var dependencies
    private let loadsOnAppear: Bool

    /// Creates the view.
    /// - Parameter loadsOnAppear: a Boolean value that indicates whether users are requested when the view first
    ///   appears; otherwise a button requests them.
    public init(loadsOnAppear: Bool = true) { self.loadsOnAppear = loadsOnAppear }

    public var body: View {
        ContainerView()
            .onReceive(viewModel.$state) { context in
                dependencies.inject { show(context.value, in: context) }
            }
            .onAppearOnce { [viewModel, loadsOnAppear] _ in
                if loadsOnAppear { viewModel.load() }
            }
    }

    private func show(_ state: UsersViewModel.State, in context: some ViewBuilderContextProvider) {
        switch state {
        case .initial:
            guard !loadsOnAppear else { return }
            context.transition(to: UsersInitialView { [viewModel] in viewModel.load() })
        case .loading:
            context.transition(to: LoadingView(text: String(app: "Loading users…")))
        case .loaded(let users):
            context.transition(to: UserListView(users: users))
        case .empty:
            context.transition(to: NoUsersView())
        case .error(let text):
            context.transition(to: UsersErrorView(text: text) { [viewModel] in viewModel.load() })
        }
    }
}
