import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct DisposeBagTests {
    @Test func aBagDisposesInOrderWhenItGoes() {
        let tally = Tally()
        var bag: DisposeBag? = DisposeBag()
        if let bag {
            tally.disposable("a").disposed(by: bag)
            bag.insert(tally.disposable("b"))
            bag.insert(tally.disposable("c"), tally.disposable("d"))
            bag.insert([tally.disposable("e"), tally.disposable("f")])
            bag.insert {
                tally.disposable("g")
                tally.disposable("h")
            }
        }
        #expect(bag != nil)
        #expect(tally.lines == [])
        bag = nil
        #expect(tally.lines.joined() == "abcdefgh")
    }

    @Test func aBagMayBeginFull() {
        let tally = Tally()
        var bags: [DisposeBag] = [
            DisposeBag(disposing: tally.disposable("a"), tally.disposable("b")),
            DisposeBag(disposing: [tally.disposable("c")]),
            DisposeBag {
                tally.disposable("d")
                tally.disposable("e")
            },
        ]
        #expect(bags.count == 3)
        #expect(tally.lines == [])
        bags = []
        #expect(tally.lines.sorted().joined() == "abcde")
    }

    @DisposeBag.DisposableBuilder private func pair(in tally: Tally) -> [any Disposable] {
        tally.disposable("a")
        tally.disposable("b")
    }

    @Test func aBuilderListsDisposablesInOrder() {
        let tally = Tally()
        let built: [any Disposable] = DisposeBag.DisposableBuilder.buildBlock(
            tally.disposable("c"), tally.disposable("d"))
        var bag: DisposeBag? = DisposeBag(disposing: pair(in: tally) + built)
        #expect(bag != nil && tally.lines == [])
        bag = nil
        #expect(tally.lines == ["a", "b", "c", "d"])
    }

    @Test func aNewBagEndsWhatTheOldOneHeld() {
        let tally = Tally()
        var bag = DisposeBag()
        tally.disposable("old").disposed(by: bag)
        bag = DisposeBag()
        #expect(tally.lines == ["old"])
        tally.disposable("new").disposed(by: bag)
        #expect(tally.lines == ["old"])
    }

    @Test func aBagTakesFromManyThreads() {
        let tally = Tally()
        var bag: DisposeBag? = DisposeBag()
        if let bag {
            onThreads(8) { _ in
                for _ in 0..<100 { Disposables.create { tally.note() }.disposed(by: bag) }
            }
        }
        #expect(tally.count == 0)
        bag = nil
        #expect(tally.count == 800)
        #expect(bag == nil)
    }
}
