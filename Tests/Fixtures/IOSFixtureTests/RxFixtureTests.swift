import Foundation
import IOSFixture
import RxSwift
import RxTest
import Testing
import UIKit

private final class StubService: RepositorySearching {
    var results: [String: Single<[Repository]>] = [:]
    private(set) var queries: [String] = []

    func repositories(matching query: String) -> Single<[Repository]> {
        queries.append(query)
        return results[query] ?? .just([])
    }
}

@MainActor
@Suite struct RxFixtureTests {
    @Test func searchingWaitsForThePauseAndShowsTheLatest() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let service = StubService()
        service.results["swift"] = .just([Repository(name: "swift", stars: 67)])
        let model = SearchViewModel(service: service, scheduler: scheduler)
        let titles = scheduler.createObserver([String].self)
        let bag = DisposeBag()
        model.titles.drive(titles).disposed(by: bag)
        scheduler.createHotObservable([.next(10, "s"), .next(20, "swift "), .next(600, "swift")])
            .bind(to: model.query)
            .disposed(by: bag)
        scheduler.start()
        #expect(service.queries == ["swift"])
        #expect(titles.events.map(\.value.element) == [["swift (67)"]])
    }

    @Test func failuresAreToldAndTheNextSearchWorks() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let service = StubService()
        service.results["a"] = .error(SearchError.limitReached(retryAfter: 30))
        service.results["b"] = .just([Repository(name: "b", stars: 1)])
        let model = SearchViewModel(service: service, scheduler: scheduler)
        let bag = DisposeBag()
        var log: [String] = []
        model.message.emit(onNext: { log.append($0) }).disposed(by: bag)
        model.titles.drive(onNext: { log.append($0.joined()) }).disposed(by: bag)
        model.opened.subscribe(onNext: { log.append("open \($0.name)") }).disposed(by: bag)
        scheduler.scheduleAt(10) { model.query.accept("a") }
        scheduler.scheduleAt(1_000) { model.query.accept("b") }
        scheduler.scheduleAt(2_000) { model.selection.accept(0) }
        scheduler.scheduleAt(2_100) { model.selection.accept(7) }
        scheduler.start()
        // Two subscribers to one shared search, whose source is asked twice because of the retry.
        #expect(log == ["Try again in 30 s", "b (1)", "open b"])
        #expect(service.queries == ["a", "b"])
    }

    @Test func aFormOnPlainControlsIsBound() throws {
        let controller = CredentialsViewController { credentials in
            credentials.password == "correct horse" ? .empty() : .error(SearchError.offline)
        }
        controller.loadViewIfNeeded()
        #expect(!controller.signInButton.isEnabled)
        #expect(controller.signInButton.alpha == 0.5)
        controller.nameField.text = "ada"
        controller.nameField.sendActions(for: .editingChanged)
        controller.passwordField.text = "12345678"
        controller.passwordField.sendActions(for: .editingChanged)
        #expect(controller.signInButton.isEnabled)
        #expect(controller.signInButton.alpha == 1)
        controller.signInButton.sendActions(for: .touchUpInside)
        #expect(controller.errorLabel.text == "Wrong name or password")
        controller.passwordField.text = "correct horse"
        controller.passwordField.sendActions(for: .editingChanged)
        controller.signInButton.sendActions(for: .touchUpInside)
        #expect(controller.errorLabel.text == "")
        #expect(controller.submitted.map(\.password) == ["12345678", "correct horse"])
    }

    @Test func requestsAreSharedAndCancelled() throws {
        var started: [String] = []
        var cancelled: [String] = []
        var answers: [String: (Result<Data, Error>) -> Void] = [:]
        let service = ImageService { name, answer in
            started.append(name)
            answers[name] = answer
            return { cancelled.append(name) }
        }
        var sizes: [Int] = []
        let first = service.image(named: "a").subscribe(onSuccess: { sizes.append($0.count) })
        let second = service.image(named: "a").subscribe(onSuccess: { sizes.append($0.count) })
        #expect(started == ["a"])
        answers["a"]?(.success(Data([1, 2, 3])))
        #expect(sizes == [3, 3])
        service.image(named: "b").subscribe().dispose()
        #expect(cancelled.last == "b")
        var failures: [Error] = []
        let third = service.image(named: "c").subscribe(onFailure: { failures.append($0) })
        answers["c"]?(.failure(ImageServiceError.missing("c")))
        #expect(failures.count == 1)
        var isWarm = false
        service.warm(["a", "d"]).subscribe(onCompleted: { isWarm = true }).disposed(by: DisposeBag())
        #expect(!isWarm)
        _ = (first, second, third)
    }
}
