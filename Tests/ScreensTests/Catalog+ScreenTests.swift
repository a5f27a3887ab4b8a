import Builder
import BuilderSnapshots
import Foundation
import Testing

@testable import Screens

@MainActor
@Suite struct CatalogScreenTests {
    private func data(users: Int? = nil) throws -> UserData {
        var data = try SampleData.load(warn: { _ in })
        if let users { data.users = Array(data.users.prefix(users)) }
        return data
    }

    @Test func cardIsPushedOntoTheList() throws {
        let navigation = try #require(makeCardScreen(data: try data()) as? UINavigationController)
        #expect(navigation.viewControllers.map(\.title) == ["Users", "Danielle Garcia"])
    }

    @Test func classicCardHasABlackBarAndAPlainBackButton() throws {
        let navigation = try #require(makeCardClassicScreen(data: try data()) as? UINavigationController)
        #expect(navigation.viewControllers.first?.navigationItem.backButtonTitle == "Back")
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .black)
        #expect(navigation.navigationBar.barStyle == .black)
    }

    @Test func cardsShowTheUser() throws {
        let expected = [
            "Danielle Garcia", "Address", "571 W Pecan St", "", "Fort Wayne Iowa 60270", "Email",
            "danielle.garcia@example.com", "Phone1", "(651)-406-7230", "Age", "74",
        ]
        for make in [makeCardView, makeCardClassicView] {
            let view = make(try data())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(view)
            #expect(texts(in: view) == expected)
        }
    }

    @Test func screensWithoutUsersShowNoUsers() throws {
        for make in [makeCardScreen, makeCardClassicScreen, makeListScreen] {
            let navigation = try #require(make(try data(users: 0)) as? UINavigationController)
            let top = try #require(navigation.topViewController)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = navigation
            window.layoutIfNeeded()
            #expect(texts(in: top.view).first == "No users")
        }
    }

    @Test func theListBuildsOnlyWhatIsVisible() throws {
        var data = try data()
        let lines = data.users.count
        data.users = (0..<1000).map { data.users[$0 % lines] }
        let view = makeListView(data: data)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.frame = window.bounds
        view.translatesAutoresizingMaskIntoConstraints = true
        window.addSubview(view)
        window.layoutIfNeeded()
        let table = try #require(view as? UITableView)
        #expect(table.numberOfRows(inSection: 0) == 1000)
        #expect((10...24).contains(table.visibleCells.count))
        #expect(texts(in: table).contains("Danielle Garcia"))
    }

    @Test(arguments: [320.0, 390, 430])
    func longTextsWrapBesideThePicture(width: Double) throws {
        var user = try #require(try data().users.first)
        user.name.first = String(repeating: "Maximiliana ", count: 8)
        user.email = String(repeating: "long.", count: 20) + "@example.com"
        let row = UserRowView(user: user, thumbnail: .just(UIImage())).build()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.embed(row)
        window.layoutIfNeeded()
        let picture = try #require(row.firstSubview(ofType: UIImageView.self))
        #expect(picture.bounds.size == CGSize(width: 44, height: 44))
        let label = try #require(row.firstSubview(ofType: UILabel.self))
        #expect(label.bounds.height > 40)
        #expect(label.convert(label.bounds, to: window).maxX <= width)
    }
}
