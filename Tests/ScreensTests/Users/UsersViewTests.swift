import Builder
import Testing

@testable import Screens

@MainActor
@Suite struct UsersViewTests {
    private let service = StubUserService()
    private let images = StubImageCache()

    private var dependencies: ScreenDependencies { .stubs(users: service, images: images) }

    private func page(of window: UIWindow) throws -> UIView {
        let navigation = try #require(window.rootViewController as? UINavigationController)
        window.layoutIfNeeded()
        return try #require(navigation.topViewController?.view)
    }

    @Test func appearingLoads() throws {
        let controller = makeUsersScreen(dependencies)
        #expect(service.callCount == 0)
        let window = window(showing: controller)
        #expect(service.callCount == 1)
        let page = try page(of: window)
        #expect(texts(in: page) == ["Loading users…"])
        #expect(page.firstSubview(ofType: UIActivityIndicatorView.self)?.isAnimating == true)
    }

    @Test func aButtonLoadsWhereAppearingDoesNot() throws {
        let window = window(showing: makeUsersScreen(dependencies, loadsOnAppear: false))
        let page = try page(of: window)
        #expect(texts(in: page) == ["Users", "They are loaded when you ask for them.", "Load Users"])
        #expect(service.callCount == 0)
        try #require(page.find(subview: "load")).simulateTap()
        #expect(texts(in: page) == ["Loading users…"])
        #expect(service.callCount == 1)
    }

    @Test func whatWasLoadedIsListed() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        let users = try sampleUsers(3)
        service.succeed(with: users)
        await mainQueueTurn()
        let page = try page(of: window)
        let table = try #require(page.firstSubview(ofType: UITableView.self))
        #expect(table.visibleCells.map { texts(in: $0) } == users.map { [$0.fullName, $0.email] })
        #expect(images.names == users.map(\.picture.thumbnail))
        #expect(page.firstSubview(ofType: UIActivityIndicatorView.self) == nil, "the page before is gone")
    }

    @Test func anEmptyListHasItsOwnPage() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        service.succeed(with: [])
        await mainQueueTurn()
        #expect(try texts(in: page(of: window)).first == "No users")
    }

    @Test func anErrorIsShownAndCanBeTriedAgain() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        service.fail(UserDataError.unreadable(file: "u.json", reason: .missing))
        await mainQueueTurn()
        let page = try page(of: window)
        #expect(
            texts(in: page) == [
                "Users can't be shown", "Can't read u.json: there is no such file. Check the path.", "Try Again",
            ])
        try #require(page.find(subview: "retry")).simulateTap()
        await mainQueueTurn()
        #expect(texts(in: page) == ["Loading users…"])
        #expect(service.callCount == 2)
        let users = try sampleUsers(1)
        service.succeed(with: users)
        await mainQueueTurn()
        window.layoutIfNeeded()
        #expect(texts(in: page).first == users[0].fullName)
    }

    @Test func comingBackToTheListDoesNotLoadAgain() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        service.succeed(with: try sampleUsers(2))
        await mainQueueTurn()
        let navigation = try #require(window.rootViewController as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(service.callCount == 1)
    }

    @Test func aTapOpensTheDetailsWithTheScreensOwnDependencies() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        let users = try sampleUsers(2)
        service.succeed(with: users)
        await mainQueueTurn()
        let table = try #require(try page(of: window).firstSubview(ofType: UITableView.self))
        window.layoutIfNeeded()
        try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).simulateTap()
        await mainQueueTurn()
        let page = try page(of: window)
        #expect(texts(in: page).first == users[1].fullName)
        #expect(images.names.last == users[1].picture.large)
        let navigation = try #require(window.rootViewController as? UINavigationController)
        #expect(navigation.topViewController?.title == users[1].fullName)
    }

    @Test func picturesTakeThePlaceOfPlaceholders() async throws {
        let window = window(showing: makeUsersScreen(dependencies))
        service.succeed(with: try sampleUsers(1))
        await mainQueueTurn()
        let row = try #require(try page(of: window).firstSubview(ofType: UITableViewCell.self))
        let view = try #require(row.contentView.firstSubview(ofType: UIImageView.self))
        #expect(view.image === PortraitPlaceholder.thumbnail)
        let picture = PortraitPlaceholder.image(size: CGSize(width: 3, height: 3))
        images.deliver(picture)
        await mainQueueTurn()
        #expect(view.image === picture)
    }

    @Test func screensHaveTheirOwnDependencies() async throws {
        let other = StubUserService()
        let first = window(showing: makeUsersScreen(dependencies))
        let second = window(showing: makeUsersScreen(.stubs(users: other)))
        other.succeed(with: [])
        await mainQueueTurn()
        #expect(try texts(in: page(of: first)) == ["Loading users…"])
        #expect(try texts(in: page(of: second)).first == "No users")
    }
}
