import Builder
import Testing

@testable import Screens

/// A screen whose window goes leaves nothing behind.
@MainActor
@Suite struct ReleaseTests {
    @MainActor
    private final class Watched {
        private var entries: [(name: String, isAlive: () -> Bool)] = []

        func watch(_ object: AnyObject?) {
            entries.append((object.map { "\(type(of: $0))" } ?? "nil", { [weak object] in object != nil }))
        }

        func watchAll(in view: UIView) {
            watch(view)
            view.subviews.forEach { watchAll(in: $0) }
        }

        var alive: [String] { entries.filter { $0.isAlive() }.map(\.name) }
        var count: Int { entries.count }
    }

    private let service = StubUserService()
    private let images = StubImageCache()
    private let watched = Watched()

    /// Shows the users' screen, does something with it, and lets it go.
    private func show(_ use: (UIWindow, UINavigationController) async throws -> Void) async throws {
        let controller = makeUsersScreen(.stubs(users: service, images: images))
        let navigation = try #require(controller as? UINavigationController)
        let window = window(showing: navigation)
        try await use(window, navigation)
        window.layoutIfNeeded()
        watched.watch(navigation)
        navigation.viewControllers.forEach { watched.watch($0) }
        watched.watchAll(in: window)
        window.isHidden = true
        window.rootViewController = nil
    }

    private func expectNothingLeft() async {
        await mainQueueTurn()
        #expect(watched.alive == [])
        #expect(watched.count > 5)
        #expect(!service.isAwaited)
        #expect(!images.isAwaited)
    }

    @Test func whileLoading() async throws {
        try await show { _, _ in #expect(service.isAwaited) }
        await expectNothingLeft()
    }

    @Test func withAListWhosePicturesAreAwaited() async throws {
        let users = try sampleUsers(5)
        try await show { window, _ in
            service.succeed(with: users)
            await mainQueueTurn()
            window.layoutIfNeeded()
            #expect(images.isAwaited)
        }
        await expectNothingLeft()
    }

    @Test func withAnErrorThatCanBeTriedAgain() async throws {
        try await show { _, _ in
            service.fail(UserDataError.unreadable(file: "u.json", reason: .missing))
            await mainQueueTurn()
        }
        await expectNothingLeft()
    }

    @Test func withDetailsOpen() async throws {
        let users = try sampleUsers(2)
        try await show { window, _ in
            service.succeed(with: users)
            await mainQueueTurn()
            window.layoutIfNeeded()
            let cell = window.firstSubview(ofType: UITableViewCell.self)
            try #require(cell).simulateTap()
            await mainQueueTurn()
        }
        await expectNothingLeft()
    }

    @Test func pagesGoWhenTheNextOneComes() async throws {
        try await show { window, _ in
            window.firstSubview(ofType: UIActivityIndicatorView.self).map { watched.watch($0) }
            service.fail(UserDataError.unreadable(file: "u.json", reason: .missing))
            await mainQueueTurn()
            #expect(watched.alive == [])
        }
    }

    @Test func viewModelsGoWithTheirScreens() async throws {
        weak var users: UsersViewModel?
        weak var details: UserDetailViewModel?
        let user = try #require(try sampleUsers(1).first)
        do {
            let dependencies = ScreenDependencies.stubs(users: service, images: images)
            let view = dependencies.inject { UsersView() }
            users = view.viewModel
            let card = dependencies.inject { DetailCardView(user: user) }
            details = card.viewModel
            let window = window(showing: UIViewController(view))
            window.addSubview(card.build())
            #expect(users != nil && details != nil)
        }
        await mainQueueTurn()
        #expect(users == nil)
        #expect(details == nil)
    }

    @Test func imageCachesGoWithTheirScreens() async throws {
        weak var cache: ImageCache?
        let data = try SampleData.load(warn: { _ in })
        do {
            let images = ImageCache(
                reader: PortraitReader(folder: data.folder), scheduler: CurrentThreadScheduler.instance, warn: { _ in })
            cache = images
            let dependencies = ScreenDependencies.stubs(images: images)
            let list = dependencies.inject { UserListView(users: data.users) }
            let window = window(showing: UIViewController(list))
            #expect(images.keptBytes > 0)
            window.rootViewController = nil
        }
        await mainQueueTurn()
        #expect(cache == nil)
    }
}
