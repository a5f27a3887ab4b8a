import IOSFixture
import RxSwift
import RxTest
import Testing

private struct Offline: Error {}

@Suite struct FeedViewModelTests {
    /// Pages that arrive 10 ticks after their request.
    private final class Server {
        private(set) var requested: [Int] = []
        let pages: [Int: TestableObservable<Page>]

        init(_ scheduler: TestScheduler, last: Int = 9) {
            var pages: [Int: TestableObservable<Page>] = [:]
            for number in 1...9 where number != 3 {
                let page = Page(entries: ["\(number)a", "\(number)b"], isLast: number == last)
                pages[number] = scheduler.createColdObservable([.next(10, page), .completed(10)])
            }
            pages[3] = scheduler.createColdObservable([.error(10, Offline())])
            self.pages = pages
        }

        func page(_ number: Int) -> Single<Page> {
            requested.append(number)
            return pages[number]?.asSingle() ?? .error(Offline())
        }
    }

    @Test func pagesComeOneAfterTheOtherAndAFailureEndsNothing() {
        let scheduler = TestScheduler(initialClock: 0)
        let server = Server(scheduler)
        let model = FeedViewModel(page: server.page)
        let bag = DisposeBag()
        let entries = scheduler.createObserver([String].self)
        let late = scheduler.createObserver([String].self)
        var failures: [Int] = []
        model.entries.subscribe(entries).disposed(by: bag)
        model.failures.subscribe(onNext: { _ in failures.append(scheduler.clock) }).disposed(by: bag)
        for time in [100, 105, 200, 300, 400] {
            scheduler.scheduleAt(time) { model.loadMore.onNext(()) }
        }
        scheduler.scheduleAt(350) { model.entries.subscribe(late).disposed(by: bag) }
        scheduler.scheduleAt(405) { model.leave.onNext(()) }
        scheduler.start()

        let two = ["1a", "1b", "2a", "2b"]
        let all = two + ["4a", "4b"]
        #expect(
            entries.events == [
                .next(0, []), .next(110, ["1a", "1b"]), .next(120, two), .next(310, all), .completed(405),
            ])
        #expect(late.events == [.next(350, all), .completed(405)])
        #expect(failures == [210])
        // The second was requested at 105 and waited; the fifth was under way when the screen was left.
        #expect(server.requested == [1, 2, 3, 4, 5])
        #expect(server.pages[1]?.subscriptions == [Subscription(100, 110)])
        #expect(server.pages[2]?.subscriptions == [Subscription(110, 120)])
        #expect(server.pages[5]?.subscriptions == [Subscription(400, 405)])
        #expect(!model.loadMore.hasObservers)
        #expect(!model.leave.hasObservers)
    }

    @Test func theLastPageEndsTheList() {
        let scheduler = TestScheduler(initialClock: 0)
        let server = Server(scheduler, last: 2)
        let model = FeedViewModel(page: server.page)
        for time in [210, 230, 250] {
            scheduler.scheduleAt(time) { model.loadMore.onNext(()) }
        }
        let entries = scheduler.start { model.entries }
        #expect(
            entries.events == [
                .next(200, []), .next(220, ["1a", "1b"]), .next(240, ["1a", "1b", "2a", "2b"]), .completed(240),
            ])
        #expect(server.requested == [1, 2])
    }

    @Test func nothingOutlivesTheSubscriptions() {
        let scheduler = TestScheduler(initialClock: 0)
        weak var model: FeedViewModel?
        weak var server: Server?
        var bag = DisposeBag()
        func watch() {
            let ownServer = Server(scheduler)
            let own = FeedViewModel(page: ownServer.page)
            (model, server) = (own, ownServer)
            own.entries.subscribe().disposed(by: bag)
            own.loadMore.onNext(())
            scheduler.start()
        }
        watch()
        // The chain retains the server, and nothing retains the model.
        #expect(model == nil)
        #expect(server != nil)
        bag = DisposeBag()
        #expect(server == nil)
    }
}
