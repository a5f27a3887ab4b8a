import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

@Suite(.leavesNoResources) struct SchedulerTypeRecursionTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let tally = Tally()

    @Test func eachRunIsScheduledAnew() {
        _ = scheduler.scheduleRecursive(3) { [self] number, recurse in
            tally.note("\(number)@\(scheduler.clock)")
            if number > 0 { recurse(number - 1) }
        }
        #expect(tally.lines == [])
        scheduler.start()
        #expect(tally.lines == ["3@1", "2@2", "1@3", "0@4"])
    }

    @Test func recursionMayBranch() {
        _ = scheduler.scheduleRecursive("") { [tally] path, recurse in
            tally.note(path)
            if path.count < 2 {
                recurse(path + "l")
                recurse(path + "r")
            }
        }
        scheduler.start()
        #expect(tally.lines == ["", "l", "r", "ll", "lr", "rl", "rr"])
    }

    @Test func disposalEndsIt() {
        let recursion = SerialDisposable()
        recursion.disposable = scheduler.scheduleRecursive(0) { [tally] number, recurse in
            tally.note("\(number)")
            if number == 2 { recursion.dispose() }
            recurse(number + 1)
        }
        scheduler.start()
        #expect(tally.lines == ["0", "1", "2"])
    }

    @Test(arguments: [true, false]) func theActionIsReleased(byDisposal: Bool) {
        var witness: Witness? = Witness()
        weak let held = witness
        let recursion = scheduler.scheduleRecursive(0) { [witness] number, recurse in
            _ = witness
            if number < 5 { recurse(number + 1) }
        }
        witness = nil
        #expect(held != nil)
        if byDisposal { recursion.dispose() } else { scheduler.start() }
        #expect(held == nil)
        recursion.dispose()
    }

    @Test func aLongRecursionNeedsNoStack() {
        var steps = 0
        _ = scheduler.scheduleRecursive(100_000) { number, recurse in
            steps += 1
            if number > 1 { recurse(number - 1) }
        }
        scheduler.start()
        #expect(steps == 100_000)
    }

    @Test func periodsDontShift() {
        let ticks = scheduler.schedulePeriodic(0, startAfter: .seconds(100), period: .seconds(50)) { [self] count in
            tally.note("\(count)@\(scheduler.clock)")
            return count + 1
        }
        scheduler.scheduleAt(260) { ticks.dispose() }
        scheduler.start()
        #expect(tally.lines == ["0@100", "1@150", "2@200", "3@250"])
    }

    @Test func runsDontOverlapAndMissedOnesAreMadeUpFor() {
        let scheduler = HandScheduler()
        let ticks = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { [tally] count in
            tally.note("begin \(count)")
            if count == 0 {
                // Two more ticks come while the first run is under way.
                scheduler.run(0)
                scheduler.run(0)
            }
            tally.note("end \(count)")
            return count + 1
        }
        #expect(scheduler.waiting == ["1.0"])
        scheduler.run(0)
        #expect(tally.lines == ["begin 0", "end 0"])
        #expect(scheduler.waiting == ["2.0", "now"])
        scheduler.run(1)
        #expect(scheduler.waiting == ["2.0", "now"])
        scheduler.run(1)
        #expect(scheduler.waiting == ["2.0"])
        #expect(tally.lines == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
        ticks.dispose()
        scheduler.run(0)
        #expect(scheduler.waiting.isEmpty)
    }

    /// A scheduler whose works a test runs one by one, in whatever order.
    private final class HandScheduler: SchedulerType {
        private var works: [(label: String, run: () -> Void)] = []
        let now = RxTime(timeIntervalSince1970: 0)
        var waiting: [String] { works.map(\.label) }

        func run(_ index: Int) {
            works.remove(at: index).run()
        }

        func schedule<StateType>(
            _ state: StateType, action: @escaping (StateType) -> any Disposable
        ) -> any Disposable {
            works.append(("now", { _ = action(state) }))
            return Disposables.create()
        }

        func scheduleRelative<StateType>(
            _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
        ) -> any Disposable {
            guard case .seconds(let seconds) = dueTime else { return Disposables.create() }
            works.append(("\(Double(seconds))", { _ = action(state) }))
            return Disposables.create()
        }
    }

    @Test func aPeriodicActionIsReleased() {
        var witness: Witness? = Witness()
        weak let held = witness
        let ticks = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { [witness] count in
            _ = witness
            return count
        }
        witness = nil
        scheduler.advanceTo(5)
        #expect(held != nil)
        ticks.dispose()
        #expect(held == nil)
    }

    @Test func aPeriodicActionMayEndItself() {
        let ticks = SerialDisposable()
        ticks.disposable = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(5)) {
            [tally] count in
            tally.note("\(count)")
            if count == 2 { ticks.dispose() }
            return count + 1
        }
        scheduler.start()
        #expect(tally.lines == ["0", "1", "2"])
    }
}
