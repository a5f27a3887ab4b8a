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
        let warnings = WarningLog()
        warnings.asCurrent {
            let player = Player()
            let listener = Listener()
            player.delegate = listener
            var proxy: PlayerDelegateProxy? = PlayerDelegateProxy.proxy(for: player)
            #expect(player.delegate === proxy)
            #expect(PlayerDelegateProxy.proxy(for: player) === proxy)
            let log = Log(proxy?.finished ?? PublishSubject())
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
            let calls = Log(proxy?.methodInvoked(Selector("playerDidFinish:")) ?? .empty())
            player.delegate?.playerDidFinish(player)
            #expect(calls.count == 0 && !calls.isCompleted)
            proxy = nil
        }
        #expect(warnings.warnings.map(\.description).contains { $0.contains("can't be observed on Linux") })
    }

    @Test func anAppsRegistrationKeepsTheKnownOnes() {
        FancyPlayerProxy.register { FancyPlayerProxy(fancy: $0) }
        #expect(FancyPlayerProxy.proxy(for: Player()).isFancy == false)
        #expect(FancyPlayerProxy.proxy(for: FancyPlayer()).isFancy)
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
