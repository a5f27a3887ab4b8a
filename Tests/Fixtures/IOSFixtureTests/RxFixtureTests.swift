import Foundation
import IOSFixture
import RxSwift
import RxTest
import Testing
import UIKit

private final class StubService: RepositorySearching {
    var results: [String: Single<[Repository]>] = [:]
    private(set) var queries: [String] = []
    /// One entry for each subscription, a retry's too.
    private(set) var requests: [String] = []

    func repositories(matching query: String) -> Single<[Repository]> {
        queries.append(query)
        let result = results[query] ?? .just([])
        return Single.create { [weak self] single in
            self?.requests.append(query)
            return result.subscribe(single)
        }
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

    @Test func aFailedSearchEmitsAMessageAndTheNextOneSucceeds() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let service = StubService()
        service.results["a"] = .error(SearchError.limitReached(retryAfter: 30))
        service.results["b"] = .just([Repository(name: "b", stars: 1)])
        let model = SearchViewModel(service: service, scheduler: scheduler)
        let bag = DisposeBag()
        var log: [String] = []
        model.message.emit(onNext: { log.append($0) }).disposed(by: bag)
        model.titles.drive(onNext: { log.append($0.joined()) }).disposed(by: bag)
        var loading: [Bool] = []
        model.isLoading.drive(onNext: { loading.append($0) }).disposed(by: bag)
        model.opened.subscribe(onNext: { log.append("open \($0.name)") }).disposed(by: bag)
        scheduler.scheduleAt(10) { model.query.accept("a") }
        scheduler.scheduleAt(1_000) { model.query.accept("b") }
        scheduler.scheduleAt(2_000) { model.selection.accept(0) }
        scheduler.scheduleAt(2_100) { model.selection.accept(7) }
        scheduler.start()
        #expect(log == ["Try again in 30 s", "b (1)", "open b"])
        #expect(loading == [false, true, false, true, false])
        // Two subscribers to one shared search: a failed request is retried once, a successful one is not repeated.
        #expect(service.queries == ["a", "b"])
        #expect(service.requests == ["a", "a", "b"])
    }

    @Test func reloadingRequestsAgain() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let service = StubService()
        let model = SearchViewModel(service: service, scheduler: scheduler)
        let bag = DisposeBag()
        model.titles.drive().disposed(by: bag)
        scheduler.scheduleAt(10) { model.query.accept("a") }
        scheduler.scheduleAt(100) { model.reload.onNext(()) }
        scheduler.scheduleAt(1_000) { model.reload.onNext(()) }
        scheduler.start()
        #expect(service.queries == ["a", "a"])
    }

    @Test func theSearchIsReleased() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        weak var service: StubService?
        weak var model: SearchViewModel?
        var bag = DisposeBag()
        func search() {
            let ownService = StubService()
            let own = SearchViewModel(service: ownService, scheduler: scheduler)
            (service, model) = (ownService, own)
            own.titles.drive().disposed(by: bag)
            own.isLoading.drive().disposed(by: bag)
            own.message.emit().disposed(by: bag)
            own.opened.subscribe().disposed(by: bag)
            own.query.accept("a")
            scheduler.start()
        }
        search()
        // The subscriptions hold what answers them, not the model.
        #expect(model == nil)
        #expect(service?.queries == ["a"])
        bag = DisposeBag()
        #expect(service == nil)
    }

    @Test func aFormOnPlainControlsIsBound() async {
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
        await mainQueueTurn()
        #expect(controller.errorLabel.text == "Wrong name or password")
        controller.passwordField.text = "correct horse"
        controller.passwordField.sendActions(for: .editingChanged)
        controller.signInButton.sendActions(for: .touchUpInside)
        await mainQueueTurn()
        #expect(controller.errorLabel.text == "")
        #expect(controller.submitted.map(\.password) == ["12345678", "correct horse"])
    }

    @Test func theSwitchShowsThePassword() {
        let controller = CredentialsViewController { _ in .empty() }
        controller.passwordField.isSecureTextEntry = true
        controller.loadViewIfNeeded()
        #expect(controller.passwordField.isSecureTextEntry)
        controller.remember.isOn = true
        controller.remember.sendActions(for: .valueChanged)
        #expect(!controller.passwordField.isSecureTextEntry)
        controller.remember.isOn = false
        controller.remember.sendActions(for: .valueChanged)
        #expect(controller.passwordField.isSecureTextEntry)
    }

    @Test func theFormIsReleased() {
        weak var watched: CredentialsViewController?
        func fill() {
            let controller = CredentialsViewController { _ in .never() }
            watched = controller
            controller.loadViewIfNeeded()
            // Left while the answer is still awaited.
            controller.signInButton.sendActions(for: .touchUpInside)
            #expect(controller.submitted.count == 1)
        }
        fill()
        #expect(watched == nil)
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
        _ = (first, second, third)
    }

    @Test func warmingWaitsForAllAndForgivesFailures() {
        var started: [String] = []
        var answers: [String: (Result<Data, Error>) -> Void] = [:]
        let service = ImageService { name, answer in
            started.append(name)
            answers[name] = answer
            return {}
        }
        let bag = DisposeBag()
        service.image(named: "a").subscribe().disposed(by: bag)
        answers["a"]?(.success(Data([1])))
        var isWarm = false
        service.warm(["a", "d", "e"]).subscribe(onCompleted: { isWarm = true }).disposed(by: bag)
        // The first was in the cache.
        #expect(started == ["a", "d", "e"])
        answers["d"]?(.success(Data([1, 2])))
        #expect(!isWarm)
        answers["e"]?(.failure(ImageServiceError.missing("e")))
        #expect(isWarm)
        service.image(named: "d").subscribe().disposed(by: bag)
        #expect(started == ["a", "d", "e"])
        service.image(named: "e").subscribe().disposed(by: bag)
        #expect(started == ["a", "d", "e", "e"])
    }

    @Test func thumbnailsAreThereOrAreNot() {
        var answers: [String: (Result<Data, Error>) -> Void] = [:]
        let service = ImageService { name, answer in
            answers[name] = answer
            return {}
        }
        let bag = DisposeBag()
        var log: [String] = []
        for name in ["full", "empty", "missing"] {
            service.thumbnail(named: name)
                .subscribe(
                    onSuccess: { log.append("\(name) \($0.count)") },
                    onError: { _ in log.append("\(name) error") },
                    onCompleted: { log.append("\(name) completed") }
                )
                .disposed(by: bag)
        }
        answers["full"]?(.success(Data([1, 2])))
        answers["empty"]?(.success(Data()))
        answers["missing"]?(.failure(ImageServiceError.missing("missing")))
        #expect(log == ["full 2", "empty completed", "missing completed"])
    }

    @Test func theServiceIsReleased() {
        weak var watched: ImageService?
        let bag = DisposeBag()
        var answer: ((Result<Data, Error>) -> Void)?
        func load() {
            let service = ImageService { _, later in
                answer = later
                return {}
            }
            watched = service
            service.image(named: "a").subscribe().disposed(by: bag)
        }
        load()
        // A request that is under way holds no service.
        #expect(watched == nil)
        answer?(.success(Data()))
    }
}

@MainActor
@Suite struct DelegateProxyFixtureTests {
    private final class Listener: NotesTextViewDelegate {
        var links: [URL] = []

        func notesTextView(_ view: NotesTextView, didTap link: URL) { links.append(link) }
    }

    @Test func aProxyOfTheAppEmitsAndPassesOn() throws {
        let view = NotesTextView()
        let listener = Listener()
        view.notesDelegate = listener
        let link = try #require(URL(string: "https://example.org"))
        var tapped: [URL] = []
        let bag = DisposeBag()
        view.rx.linkTapped.subscribe(onNext: { tapped.append($0) }).disposed(by: bag)
        view.tap(link)
        #expect(tapped == [link])
        #expect(listener.links == [link])
        #expect(view.rx.delegateProxy.forwardToDelegate() === listener)
    }

    @Test func lifecycleOfAController() {
        let controller = UIViewController()
        let bag = DisposeBag()
        var events: [String] = []
        controller.rx.viewDidLoad.subscribe(onNext: { events.append("load") }).disposed(by: bag)
        controller.rx.viewWillAppear.subscribe(onNext: { events.append("appear \($0)") }).disposed(by: bag)
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(events == ["load", "appear false"])
    }
}
