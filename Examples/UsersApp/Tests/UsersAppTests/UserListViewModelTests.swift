import Factory
import RxSwift
import Testing

@testable import UsersApp

@MainActor
@Suite(.serialized)
struct UserListViewModelTests {

    private func makeModel(_ service: UserServiceType) -> UserListViewModel {
        Container.Registrations.reset()
        Container.Scope.reset()
        Container.userService.register { service }
        return Container.userListViewModel()
    }

    @Test func itBeginsEmptyHandedAndLoadsWhenAsked() {
        let model = makeModel(MockUserService.silent)
        #expect(model.state == .initial)
        model.load()
        #expect(model.state == .loading)
    }

    @Test func peopleWhoCameAreShownInTheOrderThatIsPreferred() {
        let model = makeModel(MockUserService.people([.sample, other]))
        model.load()
        #expect(model.state == .loaded([.sample, other]))
        Container.preferences().order.accept(.newest)
        #expect(model.state == .loaded([other, .sample]))
    }

    @Test func nobodyIsAStateOfItsOwn() {
        let model = makeModel(MockUserService.people([]))
        model.load()
        #expect(model.state == .empty("There is nobody yet."))
    }

    @Test func anErrorIsToldInWordsAndTryingAgainIsPossible() {
        let model = makeModel(MockUserService.failing(UserServiceError.missing("people.json")))
        model.load()
        #expect(model.state == .error("people.json isn't part of this app."))
        model.load()
        #expect(model.state == .error("people.json isn't part of this app."))
    }

    @Test(arguments: [("ott", true), ("lubeck OT", true), ("brandt ottilie", true), ("x", false), ("", true)])
    func aSearchMatchesTheBeginningsOfWordsWithoutAccentsAndCapitals(search: String, matches: Bool) {
        #expect(User.sample.matches(search) == matches)
    }

    private var other: User {
        User(
            id: "2", title: "", first: "Zeno", last: "Zander", street: "", city: "Aalen", country: "Germany",
            email: "", phone: "", born: "2000-01-01", joined: "2021-01-01", portrait: nil)
    }

}
