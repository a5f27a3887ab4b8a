import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct ReactiveDeallocatedTests {
    @Test func deallocatedEmitsOnceToLateSubscribersToo() {
        var view: UIView? = UIView()
        let source = view?.rx.deallocated
        let log = source.map { Log($0) }
        #expect(log?.count == 0)
        view = nil
        #expect(log?.count == 1)
        #expect(log?.isCompleted == true)
        let late = source.map { Log($0) }
        #expect(late?.count == 1)
        #expect(late?.isCompleted == true)
    }

    @Test func deallocatingEmitsOnceToo() {
        var view: UIView? = UIView()
        let log = view.map { Log($0.rx.deallocating) }
        #expect(log?.count == 0 && log?.isCompleted == false)
        view = nil
        #expect(log?.count == 1 && log?.isCompleted == true)
    }

    @Test func allKindsOfObjectsHaveIt() {
        var objects: [_MainActorObject] = [
            UIView(), UIViewController(), UITapGestureRecognizer(), UIBarButtonItem(systemItem: .add), UITextView(),
        ]
        let logs = objects.map { Log($0.rx.deallocated) }
        #expect(logs.map(\.count) == [0, 0, 0, 0, 0])
        objects = []
        #expect(logs.map(\.count) == [1, 1, 1, 1, 1])
    }

    @Test func watchingKeepsNothingAlive() {
        var view: UIView? = UIView()
        weak let watched = view
        let source = view?.rx.deallocated
        let first = source?.subscribe()
        let second = source?.subscribe()
        first?.dispose()
        view = nil
        #expect(watched == nil)
        second?.dispose()
    }

    @Test func aViewsEndEndsEverythingOfIt() {
        var names: [String] = []
        let bag = DisposeBag()
        func watch<Source: ObservableType>(_ name: String, _ source: Source) {
            source.subscribe(onCompleted: { names.append(name) }).disposed(by: bag)
        }
        func make() {
            let button = UIButton()
            watch("tap", button.rx.tap)
            let field = UITextField()
            watch("text", field.rx.text)
            let tap = UITapGestureRecognizer()
            watch("event", tap.rx.event)
            let item = UIBarButtonItem(systemItem: .add)
            watch("item", item.rx.tap)
            let scroll = UIScrollView()
            watch("offset", scroll.rx.contentOffset)
            watch("scroll", scroll.rx.didScroll)
            let table = UITableView()
            watch("selected", table.rx.itemSelected)
            let view = UITextView()
            watch("changes", view.rx.didChange)
            names.removeAll()
        }
        make()
        #expect(
            Set(names) == ["tap", "text", "event", "item", "offset", "scroll", "selected", "changes"])
    }

    /// Holds the last reference to a view.
    private final class Holder: @unchecked Sendable {
        var view: UIView?
    }

    @Test func aViewMayGoOnAnotherThread() async {
        let holder = Holder()
        var endings: [Bool] = []
        let bag = DisposeBag()
        func make() {
            let button = UIButton()
            holder.view = button
            button.rx.tap.subscribe(onCompleted: { endings.append(DispatchQueue.isMain) }).disposed(by: bag)
        }
        make()
        weak let button = holder.view
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                holder.view = nil
                continuation.resume()
            }
        }
        await mainQueueTurn()
        #expect(button == nil)
        #expect(endings == [true])
    }
}
