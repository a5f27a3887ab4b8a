import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UITableViewTests {
    private final class Cell: UITableViewCell {}

    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("delegate \(indexPath.row)")
        }
    }

    private func makeTable() -> (UITableView, Screen) {
        let table = UITableView()
        table.rowHeight = 40
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        return (table, Screen(table))
    }

    private func texts(_ table: UITableView) -> [String?] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text }
    }

    @Test func arraysBecomeRows() {
        let (table, screen) = makeTable()
        let names = BehaviorRelay(value: ["a", "b"])
        let subscription = names.bind(to: table.rx.items(cellIdentifier: "cell", cellType: Cell.self)) {
            row, name, cell in
            cell.textLabel?.text = "\(row)\(name)"
        }
        #expect(texts(table) == ["0a", "1b"])
        names.accept(["c"])
        #expect(texts(table) == ["0c"])
        subscription.dispose()
        #expect(table.dataSource == nil)
        #expect(texts(table) == [])
        names.accept(["d"])
        #expect(texts(table) == [])
        withExtendedLifetime(screen) {}
    }

    @Test func aClosureMayMakeTheCells() {
        let (table, screen) = makeTable()
        // The sequence has completed, and its rows stay.
        _ = Observable.just(["a", "b"]).bind(to: table.rx.items) { (table: UITableView, row: Int, name: String) in
            let cell = table.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
            cell.textLabel?.text = name
            return cell
        }
        #expect(texts(table) == ["a", "b"])
        withExtendedLifetime(screen) {}
    }

    @Test func rowsAheadAreEmittedWhileTheTableScrolls() {
        let (table, screen) = makeTable()
        _ = Observable.just(Array(0..<50)).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        table.layoutIfNeeded()
        let ahead = Log(table.rx.prefetchRows)
        let canceled = Log(table.rx.cancelPrefetchingForRows)
        let calls = Log(
            table.rx.prefetchDataSource.methodInvoked(Selector("tableView:prefetchRowsAtIndexPaths:")))
        table.contentOffset.y = 20
        table.layoutIfNeeded()
        #expect(ahead.elements.map { $0.map(\.row) } == [Array(6...10)])
        #expect(calls.elements.map { ($0[1] as? [IndexPath])?.count } == [5])
        #expect(canceled.count == 0)
        table.contentOffset.y = 10
        table.layoutIfNeeded()
        #expect(canceled.elements.map { $0.map(\.row) } == [Array(6...10)])
        withExtendedLifetime(screen) {}
    }

    @Test func itemSelectedEmitsAfterTheDelegate() {
        let (table, screen) = makeTable()
        _ = Observable.just(["a", "b", "c"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        let delegate = Delegate()
        table.delegate = delegate
        let bag = DisposeBag()
        table.rx.itemSelected.subscribe(onNext: { delegate.log.append("rx \($0.row)") }).disposed(by: bag)
        table.rx.itemDeselected.subscribe(onNext: { delegate.log.append("not \($0.row)") }).disposed(by: bag)
        table.layoutIfNeeded()
        table.simulateTap(at: CGPoint(x: 50, y: 60))
        #expect(delegate.log == ["delegate 1", "rx 1"])
        table.simulateTap(at: CGPoint(x: 50, y: 100))
        #expect(delegate.log.dropFirst(2) == ["not 1", "delegate 2", "rx 2"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(delegate.log.count == 5)
        withExtendedLifetime(screen) {}
    }

    @Test func highlightAndDisplayEventsAreEmitted() {
        let (table, screen) = makeTable()
        let shown: Log<WillDisplayCellEvent> = Log(table.rx.willDisplayCell)
        let gone: Log<DidEndDisplayingCellEvent> = Log(table.rx.didEndDisplayingCell)
        let names = BehaviorRelay(value: (0..<20).map(String.init))
        let subscription = names.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        table.layoutIfNeeded()
        #expect(shown.elements.map(\.indexPath.row) == Array(0..<shown.count))
        #expect(shown.count >= 5)
        let highlighted = Log(table.rx.itemHighlighted)
        let unhighlighted = Log(table.rx.itemUnhighlighted)
        table.simulateTap(at: CGPoint(x: 50, y: 60))
        #expect(highlighted.elements == [IndexPath(row: 1, section: 0)])
        #expect(unhighlighted.elements == highlighted.elements)
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        #expect(gone.elements.contains { $0.indexPath.row == 0 })
        subscription.dispose()
        withExtendedLifetime(screen) {}
    }

    @Test func itemAccessoryButtonTappedEmitsForDetailButtons() throws {
        let (table, screen) = makeTable()
        _ = Observable.just(["a"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, cell in
            cell.accessoryType = .detailButton
        }
        table.layoutIfNeeded()
        let log = Log(table.rx.itemAccessoryButtonTapped)
        let cell = try #require(table.visibleCells.first)
        cell.simulateTap(at: CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY))
        #expect(log.elements == [IndexPath(row: 0, section: 0)])
        withExtendedLifetime(screen) {}
    }

    @Test func modelsAreFoundByTheirRows() throws {
        let (table, screen) = makeTable()
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: IndexPath(row: 0, section: 0)) }
        let subscription = Observable.just(["a", "b"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        let second: String = try table.rx.model(at: IndexPath(row: 1, section: 0))
        #expect(second == "b")
        #expect(throws: RxCocoaError.self) { let _: Int = try table.rx.model(at: IndexPath(row: 1, section: 0)) }
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: IndexPath(row: 9, section: 0)) }
        let log = Log(table.rx.modelSelected(String.self))
        let deselected = Log(table.rx.modelDeselected(String.self))
        table.layoutIfNeeded()
        table.simulateTap(at: CGPoint(x: 50, y: 60))
        table.simulateTap(at: CGPoint(x: 50, y: 20))
        #expect(log.elements == ["b", "a"])
        #expect(deselected.elements == ["b"])
        subscription.dispose()
        withExtendedLifetime(screen) {}
    }

    @Test func aNewBindingTakesTheRowsOver() {
        let (table, screen) = makeTable()
        let first = Observable.just(["a"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in
            cell.textLabel?.text = name
        }
        let second = Observable.just(["b"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in
            cell.textLabel?.text = name
        }
        first.dispose()
        #expect(texts(table) == ["b"])
        second.dispose()
        withExtendedLifetime(screen) {}
    }

    @Test func bindingKeepsNothingAlive() {
        let names = BehaviorRelay(value: ["a"])
        weak var watched: UITableView?
        var completed = false
        func make() {
            let (table, screen) = makeTable()
            watched = table
            _ = names.do(onDispose: { completed = true })
                .bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in cell.textLabel?.text = name }
            _ = texts(table)
            screen.window.rootViewController = nil
        }
        make()
        #expect(watched == nil)
        #expect(completed)
    }

    @Test func aBindingMayBeDisposedOnAnyThread() async {
        let (table, screen) = makeTable()
        let names = BehaviorRelay(value: ["a"])
        nonisolated(unsafe) let subscription = names.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                subscription.dispose()
                continuation.resume()
            }
        }
        await mainQueueTurn()
        #expect(table.dataSource == nil)
        withExtendedLifetime(screen) {}
    }

    private final class OwnSource: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
        SectionedViewDataSourceType
    {
        typealias Element = [Int]

        var numbers: [Int] = []
        func model(at indexPath: IndexPath) throws -> Any {
            guard numbers.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: numbers) }
            return numbers[indexPath.row]
        }
        func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
            numbers = observedEvent.element ?? []
            tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(numbers[indexPath.row])"
            return cell
        }
    }

    @Test func aDataSourceOfTheAppsIsKeptAndFed() throws {
        let (table, screen) = makeTable()
        weak var watched: OwnSource?
        func bind() -> any Disposable {
            let source = OwnSource()
            watched = source
            return Observable.just([1, 2]).bind(to: table.rx.items(dataSource: source))
        }
        var subscription: (any Disposable)? = bind()
        #expect(watched != nil)
        #expect(texts(table) == ["1", "2"])
        #expect(try watched?.model(at: IndexPath(row: 1, section: 0)) as? Int == 2)
        let second: Int = try table.rx.model(at: IndexPath(row: 1, section: 0))
        #expect(second == 2)
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: IndexPath(row: 1, section: 0)) }
        #expect(throws: RxCocoaError.self) { let _: Int = try table.rx.model(at: IndexPath(row: 2, section: 0)) }
        subscription?.dispose()
        subscription = nil
        #expect(watched == nil)
        withExtendedLifetime(screen) {}
    }
}

extension ProcessWide {
    @MainActor
    @Suite(.leavesNoResources) struct TableErrorTests {
        private final class Cell: UITableViewCell {}

        @Test func errorsAndWrongCellsAreReported() {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let names = PublishSubject<[String]>()
            var configured = 0
            let errors = ProcessWide.unhandledErrors {
                _ = names.bind(to: table.rx.items(cellIdentifier: "cell", cellType: Cell.self)) { _, _, _ in
                    configured += 1
                }
                names.onNext(["a"])
                table.layoutIfNeeded()
                names.onError(Failure())
            }
            #expect(configured == 0)
            #expect(errors.count == 2)
            #expect(errors.first?.contains("is not a Cell") == true)
            #expect(errors.last?.hasSuffix("Failure()") == true)
            #expect(table.numberOfRows(inSection: 0) == 1)
        }
    }
}
