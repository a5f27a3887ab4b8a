import Factory
import RxSwift
import Testing

@testable import UsersApp

@MainActor
@Suite(.serialized)
struct LoginViewModelTests {

    private func makeModel(_ answer: Single<Account>) -> LoginViewModel {
        Container.Registrations.reset()
        Container.Scope.reset(includingSingletons: true)
        Container.authentication.register { FixedAuthentication(answer: answer) }
        return Container.loginViewModel()
    }

    @Test func wrongEntriesAreNamedAndNothingIsSent() {
        let model = makeModel(.error(AuthenticationError.wrongPassword))
        model.email = "ada"
        model.password = "123"
        model.signIn()
        #expect(model.emailFault == "That doesn't look like an e-mail address.")
        #expect(model.passwordFault == "A password has at least 6 characters.")
        #expect(model.status.isEmpty)
    }

    @Test func typingTakesAFaultAway() {
        let model = makeModel(.never())
        model.email = "ada"
        model.password = "harbour7"
        model.signIn()
        #expect(!model.emailFault.isEmpty)
        model.email = "ada@"
        #expect(model.emailFault.isEmpty)
    }

    @Test func theButtonWantsBothEntriesAndRestsWhileTheAnswerIsUnderWay() {
        let model = makeModel(.never())
        var values: [Bool] = []
        let subscription = model.canSignIn.subscribe(onNext: { values.append($0) })
        defer { subscription.dispose() }
        model.email = "ada@example.com"
        model.password = "harbour7"
        model.signIn()
        #expect(values == [false, true, false])
    }

    @Test func aRefusalIsToldInWords() {
        let model = makeModel(.error(AuthenticationError.locked(minutes: 5)))
        model.email = "ada@example.com"
        model.password = "harbour7"
        model.signIn()
        #expect(model.status == "Too many attempts. Please try again in 5 minutes.")
    }

    @Test func theRightPasswordBeginsTheSession() {
        let account = Account(name: "Ada", email: "ada@example.com")
        let model = makeModel(.just(account))
        model.email = " ada@example.com "
        model.password = "harbour7"
        model.signIn()
        #expect(Container.session().account == account)
    }

}

private struct FixedAuthentication: AuthenticationType {
    let answer: Single<Account>
    func signIn(email: String, password: String) -> Single<Account> { answer }
}
