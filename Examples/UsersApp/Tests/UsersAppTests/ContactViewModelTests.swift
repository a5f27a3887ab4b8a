import Factory
import Foundation
import RxSwift
import Testing

@testable import UsersApp

@MainActor
@Suite(.serialized)
struct ContactViewModelTests {

    private func makeModel() -> ContactViewModel {
        Container.Registrations.reset()
        Container.Scope.reset()
        Container.now.register { Date(timeIntervalSince1970: 1_717_200_000) }
        return Container.contactViewModel()
    }

    @Test func aFaultIsShownOnceAFieldWasLeftAndGoesWhenItIsMended() {
        let model = makeModel()
        model[.email].text = "grete@"
        #expect(model[.email].fault.isEmpty)
        model.leave(.email)
        #expect(model[.email].fault == "That doesn't look like an e-mail address.")
        model[.email].text = "grete@example.com"
        #expect(model[.email].fault.isEmpty)
    }

    @Test func anAddressCountsOnlyWhenOneIsWanted() {
        let model = makeModel()
        model[.name].text = "Grete"
        model[.email].text = "grete@example.com"
        model.agrees = true
        var drafts: [ContactDraft] = []
        let subscription = model.sent.subscribe(onNext: { drafts.append($0) })
        defer { subscription.dispose() }
        model.hasAddress = true
        model.send()
        #expect(drafts.isEmpty)
        #expect(model.summary == "3 entries need another look.")
        model.hasAddress = false
        model.send()
        #expect(drafts.map(\.name) == ["Grete"])
        #expect(model.summary == nil)
    }

    @Test func aBirthdayThatIsStillToComeIsRefused() {
        let model = makeModel()
        model[.birthday].text = "2091-01-01"
        model.leave(.birthday)
        #expect(model[.birthday].fault == "That day is still to come.")
    }

    @Test func progressCountsWhatIsNeeded() {
        let model = makeModel()
        var values: [CGFloat] = []
        let subscription = model.progress.distinctUntilChanged().subscribe(onNext: { values.append($0) })
        defer { subscription.dispose() }
        model[.name].text = "Grete"
        model[.email].text = "grete@example.com"
        model.agrees = true
        #expect(values.map { ($0 * 3).rounded() } == [0, 1, 2, 3])
    }

}
