import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite struct DelegateProxyTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }

    @Test func callsOfATablesDelegate() {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        table.rx.delegate.setForwardToDelegate(rows, retainDelegate: false)
        #expect(table.delegate === rows)
        #expect(table.rx.delegate === table.rx.delegate)
        #expect(table.rx.delegate.forwardToDelegate() === rows)
        #expect(table.rx.dataSource.forwardToDelegate() === rows)
        let selector = Selector("tableView:didSelectRowAt:")
        let selections = Log(table.rx.delegate.methodInvoked(selector))
        let byOldName = Log(table.rx.delegate.methodInvoked(Selector("tableView:didSelectRowAtIndexPath:")))
        let scrolling = Log(table.rx.delegate.methodInvoked(Selector("scrollViewDidScroll:")))
        let screen = Screen(table)
        table.contentOffset.y = 10
        #expect(scrolling.elements.last?.first as? UITableView === table)
        screen.window.simulateTap(at: CGPoint(x: 60, y: 120))
        #expect(rows.selected == [[0, 0]])
        #expect(selections.elements.map { $0[1] as? IndexPath } == [[0, 0]])
        #expect(byOldName.count == 1)
        table.rx.delegate.setForwardToDelegate(nil, retainDelegate: false)
        #expect(table.delegate == nil)
    }

    /// Both are sent after the call here.
    @Test func sentMessagesAreThoseInvoked() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let selector = Selector("scrollViewDidScroll:")
        let logs: [Log<[Any]>] = [
            Log(table.rx.delegate.sentMessage(selector)), Log(table.rx.delegate.methodInvoked(selector)),
        ]
        table.contentOffset.y = 10
        #expect(logs.map(\.count) == [1, 1])
        #expect(logs.allSatisfy { $0.elements.first?.first as? UITableView === table })
    }

    @Test func callsOfBars() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let shown = Log(
            navigation.rx.delegate.methodInvoked(
                Selector("navigationController:didShowViewController:animated:")))
        let screen = Screen(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.window.layoutIfNeeded()
        #expect(shown.elements.last?[1] as? UIViewController === navigation.topViewController)
        let bar = UISearchBar()
        let buttons = Log(bar.rx.delegate.methodInvoked(Selector("searchBarSearchButtonClicked:")))
        bar.send(.searchButtonClicked, ())
        #expect(buttons.elements.first?.first as? UISearchBar === bar)
    }

    @Test func aProxyOfItsOwn() {
        let player = Player()
        let listener = Listener()
        player.delegate = listener
        let proxy = PlayerDelegateProxy.proxy(for: player)
        #expect(player.delegate === proxy)
        #expect(PlayerDelegateProxy.proxy(for: player) === proxy)
        let log = Log(proxy.finished)
        player.delegate?.playerDidFinish(player)
        #expect(log.count == 1)
        #expect(listener.count == 1)
        let other = Listener()
        let forwarding = PlayerDelegateProxy.installForwardDelegate(
            other, retainDelegate: false, onProxyForObject: player)
        player.delegate?.playerDidFinish(player)
        #expect(other.count == 1)
        forwarding.dispose()
        player.delegate?.playerDidFinish(player)
        #expect((listener.count, other.count) == (1, 1))
        // The proxy implements the method itself.
        let calls = Log(proxy.methodInvoked(Selector("playerDidFinish:")))
        player.delegate?.playerDidFinish(player)
        #expect(calls.count == 0 && !calls.isCompleted)
    }

    @Test func aProxyIsCreatedAndInstalledByHand() {
        let player: PlayerDelegateProxy.ParentObject = Player()
        let made = PlayerDelegateProxy.createProxy(for: player)
        #expect(player.delegate == nil)
        let delegate: PlayerDelegateProxy.Delegate = made
        PlayerDelegateProxy.setCurrentDelegate(delegate, to: player)
        #expect(PlayerDelegateProxy.currentDelegate(for: player) === made)
        #expect(PlayerDelegateProxy.createProxy(for: player) !== made)
        #expect(PlayerDelegateProxy.identifier == PlayerDelegateProxy.identifier)
        #expect(PlayerDelegateProxy.identifier != FancyPlayerProxy.identifier)
    }

    /// Installs a proxy in front of a delegate of any type; returns whether it has the delegate that was there.
    private func isInFront<Proxy: DelegateProxyType>(_ proxy: Proxy.Type, of object: Proxy.ParentObject) -> Bool {
        let before: AnyObject? = proxy.currentDelegate(for: object).map { $0 as AnyObject }
        let installed = proxy.proxy(for: object)
        let after: AnyObject? = proxy.currentDelegate(for: object).map { $0 as AnyObject }
        let forward: AnyObject? = installed.forwardToDelegate().map { $0 as AnyObject }
        return before != nil && after === installed && forward === before
    }

    private func hasDelegate<Object: HasDelegate>(_ object: Object, _ delegate: Object.Delegate) -> Bool {
        object.delegate.map { $0 as AnyObject } === delegate as AnyObject
    }

    @Test func delegatesAndDataSourcesNeedNoAccessors() {
        let player = Player()
        let listener = Listener()
        player.delegate = listener
        #expect(hasDelegate(player, listener))
        #expect(isInFront(PlayerDelegateProxy.self, of: player))
        let shelf = Shelf()
        let books = Books()
        let source: Shelf.DataSource = books
        let prefetching: Shelf.PrefetchDataSource = books
        shelf.dataSource = source
        shelf.prefetchDataSource = prefetching
        #expect(isInFront(ShelfSourceProxy.self, of: shelf))
        #expect(isInFront(ShelfPrefetchProxy.self, of: shelf))
        shelf.prefetchDataSource?.fetch(shelf.dataSource?.count ?? 0)
        #expect(books.fetched == 4)
    }

    @Test func anAppsRegistrationKeepsTheKnownOnes() {
        FancyPlayerProxy.register { FancyPlayerProxy(fancy: $0) }
        #expect(FancyPlayerProxy.proxy(for: Player()).isFancy == false)
        #expect(FancyPlayerProxy.proxy(for: FancyPlayer()).isFancy)
    }

    /// Objects may keep what they have found out about a delegate until another one is set.
    @Test func objectsLearnAboutTheNextDelegate() {
        let (gauge, first, second) = (Gauge(), Limit(5), Limit(7))
        gauge.delegate = first
        let proxy = GaugeProxy.proxy(for: gauge)
        #expect(gauge.limit == 5)
        proxy.setForwardToDelegate(second, retainDelegate: false)
        #expect(gauge.limit == 7 && gauge.delegate === proxy)
        // Another delegate that was set meanwhile stays.
        gauge.delegate = first
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        #expect(gauge.limit == 5 && gauge.delegate === first)
    }

    @Test func twoProxiesOfOneProperty() {
        let (gauge, limit) = (Gauge(), Limit(5))
        gauge.delegate = limit
        let (first, second) = (GaugeProxy.proxy(for: gauge), OtherGaugeProxy.proxy(for: gauge))
        #expect(GaugeProxy.proxy(for: gauge) === first && gauge.delegate === second)
        #expect(gauge.delegate?.limit == 5)
        first.setForwardToDelegate(Limit(9), retainDelegate: true)
        #expect(gauge.limit == 9 && gauge.delegate === second)
    }

    /// The method that lowered sources return for an optional one.
    @Test func optionalMethodsAreThereIfTheyAreObserved() {
        let player = Player()
        let proxy = PlayerDelegateProxy.proxy(for: player)
        func method(_ next: ((Player, String?) -> Void)? = nil) -> ((Player, String?) -> Void)? {
            proxy._hasMethod("player:didSelectItem:", next != nil)
                ? proxy._optionalMethod("player:didSelectItem:", next) : nil
        }
        #expect(method() == nil)
        #expect(method({ _, _ in }) != nil)
        let log = Log(proxy.methodInvoked(Selector("player:didSelectItem:")))
        let other = Log(proxy.methodInvoked(Selector("player:didSelect:")))
        method()?(player, nil)
        var names: [String?] = []
        method({ names.append($1) })?(player, "A")
        #expect(log.elements.map { $0[1] is NSNull } == [true, false])
        #expect(log.elements.last?[1] as? String == "A" && names == ["A"])
        #expect(other.count == 0)
        log.dispose()
        #expect(method() == nil)
    }

    @Test func anOldRegistrationKeepsANewerDelegate() {
        let player = Player()
        let (first, second) = (Listener(), Listener())
        let old = PlayerDelegateProxy.installForwardDelegate(first, retainDelegate: false, onProxyForObject: player)
        let new = PlayerDelegateProxy.installForwardDelegate(second, retainDelegate: false, onProxyForObject: player)
        old.dispose()
        player.delegate?.playerDidFinish(player)
        #expect((first.count, second.count) == (0, 1))
        new.dispose()
    }
}

private protocol PlayerDelegate: AnyObject {
    func playerDidFinish(_ player: Player)
}

private class Player: HasDelegate {
    weak var delegate: (any PlayerDelegate)?
}

private final class Listener: PlayerDelegate {
    var count = 0

    func playerDidFinish(_ player: Player) { count += 1 }
}

private final class PlayerDelegateProxy: DelegateProxy<Player, any PlayerDelegate>, DelegateProxyType, PlayerDelegate {
    let finished = PublishSubject<Void>()

    init(player: Player) { super.init(parentObject: player, delegateProxy: PlayerDelegateProxy.self) }

    static func registerKnownImplementations() { register { PlayerDelegateProxy(player: $0) } }

    func playerDidFinish(_ player: Player) {
        forwardToDelegate()?.playerDidFinish(player)
        finished.onNext(())
    }
}

private protocol GaugeDelegate: AnyObject {
    var limit: Int { get }
}

/// An object that asks its delegate once.
private final class Gauge: HasDelegate {
    weak var delegate: (any GaugeDelegate)? {
        didSet { limit = delegate?.limit }
    }
    private(set) var limit: Int?
}

private final class Limit: GaugeDelegate {
    let limit: Int

    init(_ limit: Int) { self.limit = limit }
}

private final class GaugeProxy: DelegateProxy<Gauge, any GaugeDelegate>, DelegateProxyType, GaugeDelegate {
    var limit: Int { forwardToDelegate()?.limit ?? 0 }

    init(gauge: Gauge) { super.init(parentObject: gauge, delegateProxy: GaugeProxy.self) }

    static func registerKnownImplementations() { register { GaugeProxy(gauge: $0) } }
}

private final class OtherGaugeProxy: DelegateProxy<Gauge, any GaugeDelegate>, DelegateProxyType, GaugeDelegate {
    var limit: Int { forwardToDelegate()?.limit ?? 0 }

    init(gauge: Gauge) { super.init(parentObject: gauge, delegateProxy: OtherGaugeProxy.self) }

    static func registerKnownImplementations() { register { OtherGaugeProxy(gauge: $0) } }
}

private final class FancyPlayer: Player {}

private final class FancyPlayerProxy: DelegateProxy<Player, any PlayerDelegate>, DelegateProxyType, PlayerDelegate {
    let isFancy: Bool

    init(plain player: Player) {
        isFancy = false
        super.init(parentObject: player, delegateProxy: FancyPlayerProxy.self)
    }

    init(fancy player: FancyPlayer) {
        isFancy = true
        super.init(parentObject: player, delegateProxy: FancyPlayerProxy.self)
    }

    static func registerKnownImplementations() { register { FancyPlayerProxy(plain: $0) } }

    func playerDidFinish(_ player: Player) {}
}

private protocol ShelfSource: AnyObject {
    var count: Int { get }
}

private protocol ShelfPrefetching: AnyObject {
    func fetch(_ count: Int)
}

private final class Books: ShelfSource, ShelfPrefetching {
    let count = 4
    private(set) var fetched = 0

    func fetch(_ count: Int) { fetched += count }
}

private final class Shelf: HasDataSource, HasPrefetchDataSource {
    weak var dataSource: (any ShelfSource)?
    weak var prefetchDataSource: (any ShelfPrefetching)?
}

private final class ShelfSourceProxy: DelegateProxy<Shelf, any ShelfSource>, DelegateProxyType, ShelfSource {
    var count: Int { forwardToDelegate()?.count ?? 0 }

    init(shelf: Shelf) { super.init(parentObject: shelf, delegateProxy: ShelfSourceProxy.self) }

    static func registerKnownImplementations() { register { ShelfSourceProxy(shelf: $0) } }
}

private final class ShelfPrefetchProxy: DelegateProxy<Shelf, any ShelfPrefetching>, DelegateProxyType,
    ShelfPrefetching
{
    init(shelf: Shelf) { super.init(parentObject: shelf, delegateProxy: ShelfPrefetchProxy.self) }

    static func registerKnownImplementations() { register { ShelfPrefetchProxy(shelf: $0) } }

    func fetch(_ count: Int) { forwardToDelegate()?.fetch(count) }
}
