import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct TimerMarbles {
    static let timerRows: [Marble] = [
        Marble("timer: one element, then the end", gives: "--(0|)") { _, scheduler in
            Observable<Int>.timer(.columns(2), scheduler: scheduler).map(String.init)
        },
        Marble("timer: no time", gives: "(0|)") { _, scheduler in
            Observable<Int>.timer(.columns(0), scheduler: scheduler).map(String.init)
        },
        Marble("timer: a time in the past", gives: "(0|)") { _, scheduler in
            Observable<Int>.timer(.columns(-2), scheduler: scheduler).map(String.init)
        },
        Marble("timer: never", gives: "-----") { _, scheduler in
            Observable<Int>.timer(.never, scheduler: scheduler).map(String.init)
        },
        Marble("timer: disposed before its time", gives: "----", disposal: "-!") { _, scheduler in
            Observable<Int>.timer(.columns(2), scheduler: scheduler).map(String.init)
        },
        Marble("timer: with a period", gives: "-0-1-2--", disposal: "-------!") { _, scheduler in
            Observable<Int>.timer(.columns(1), period: .columns(2), scheduler: scheduler).map(String.init)
        },
        Marble("timer: with a period, at once", gives: "0--1--2-", disposal: "--------!") { _, scheduler in
            Observable<Int>.timer(.columns(0), period: .columns(3), scheduler: scheduler).map(String.init)
        },
        Marble("timer: with a period that never comes", gives: "--0-----") { _, scheduler in
            Observable<Int>.timer(.columns(2), period: .never, scheduler: scheduler).map(String.init)
        },
    ]

    static let intervalRows: [Marble] = [
        Marble("interval: counts", gives: "--0-1-2-", disposal: "-------!") { _, scheduler in
            Observable<Int>.interval(.columns(2), scheduler: scheduler).map(String.init)
        },
        Marble("interval: never", gives: "-----") { _, scheduler in
            Observable<Int>.interval(.never, scheduler: scheduler).map(String.init)
        },
        Marble("interval: an operator that has enough", gives: "--0-1-(2|)") { _, scheduler in
            Observable<UInt8>.interval(.columns(2), scheduler: scheduler).take(3).map(String.init)
        },
        Marble("interval: an operator that throws ends it", gives: "-01#") { _, scheduler in
            Observable<Int>.interval(.columns(1), scheduler: scheduler).map { number in
                if number == 2 { throw MarbleError.marble }
                return "\(number)"
            }
        },
    ]

    static let observeRows: [Marble] = [
        Marble("observe(on:): passes all", .hot("^a-b|", spans: ["^---!"]), gives: "-a-b|") { sources, scheduler in
            sources[0].observe(on: scheduler)
        },
        Marble("observe(on:): an error takes its turn", "^(ab#)", gives: "-(ab#)") { sources, scheduler in
            sources[0].observe(on: scheduler)
        },
        Marble("observe(on:): disposed", .hot("^a-b|", spans: ["^-!"]), gives: "-a---", disposal: "--!") {
            sources, scheduler in sources[0].observe(on: scheduler)
        },
        Marble("observe(on:): twice", "^a-(b|)", gives: "-a-(b|)") { sources, scheduler in
            sources[0].observe(on: scheduler).observe(on: scheduler)
        },
        Marble("observe(on:): the current thread", "a-(b|)", gives: "a-(b|)") {
            $0[0].observe(on: CurrentThreadScheduler.instance)
        },
        Marble("subscribe(on:): passes all", .cold("-a-b|", spans: ["^---!"]), gives: "-a-b|") { sources, scheduler in
            sources[0].subscribe(on: scheduler)
        },
        Marble("subscribe(on:): an error", .cold("-a#", spans: ["^-!"]), gives: "-a#") { sources, scheduler in
            sources[0].subscribe(on: scheduler)
        },
        Marble("subscribe(on:): disposed", .hot("^a-b-c", spans: ["^---!"]), gives: "-a-b--", disposal: "----!") {
            sources, scheduler in sources[0].subscribe(on: scheduler)
        },
    ]

    @Test(arguments: timerRows) func timerRow(_ row: Marble) { row.check() }
    @Test(arguments: intervalRows) func intervalRow(_ row: Marble) { row.check() }
    @Test(arguments: observeRows) func observeRow(_ row: Marble) { row.check() }
}
