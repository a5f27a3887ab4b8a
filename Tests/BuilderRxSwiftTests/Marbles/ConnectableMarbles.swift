import BuilderRxSwift
import Testing

/// One source for several observers, of which the second subscribes at an element of source 1.
@Suite(.leavesNoResources) struct ConnectableMarbles {
    /// Two observers of what is shared, the second one marked.
    private static func two(
        _ sources: Marble.Sources, _ share: (Observable<String>) -> Observable<String>
    ) -> Observable<String> {
        let shared = share(sources[0])
        return Observable.merge(shared, sources[1].flatMap { _ in shared.map { $0.uppercased() } })
    }

    static let share: [Marble] = [
        Marble("share: one subscription", .cold("-a----b----|", spans: ["^----------!"]), "|", gives: "-(aa)-(bb)-|") {
            sources in
            let shared = sources[0].share()
            return Observable.merge(shared, shared)
        },
        Marble(
            "share: nothing is repeated", .cold("-a----b----|", spans: ["^----------!"]), "---x|", gives: "-a----(bB)-|"
        ) {
            two($0) { $0.share() }
        },
        Marble(
            "share: the latest is repeated", .cold("-a----b----|", spans: ["^----------!"]), "---x|",
            gives: "-a-A--(bB)-|"
        ) {
            two($0) { $0.share(replay: 1) }
        },
        Marble(
            "share: two are repeated", .cold("abc------d---|", spans: ["^------------!"]), "---x|",
            gives: "abc(BC)--(dD)|"
        ) { two($0) { $0.share(replay: 2) } },
        Marble("share: for good", .cold("-a----b----|", spans: ["^----------!"]), "---x|", gives: "-a-A--(bB)-|") {
            two($0) { $0.share(replay: 1, scope: .forever) }
        },
        Marble("share: after the end, anew", .cold("-a|", spans: ["^-!", "---^-!"]), "---x|", gives: "-a--A|") {
            two($0) { $0.share(replay: 1) }
        },
        Marble("share: after the end, what was kept", .cold("-a|", spans: ["^-!"]), "---x|", gives: "-a-A|") {
            two($0) { $0.share(replay: 1, scope: .forever) }
        },
        Marble("share: after the end, nothing for good", .cold("-a|", spans: ["^-!"]), "---x|", gives: "-a--|") {
            two($0) { $0.share(scope: .forever) }
        },
        Marble("share: a failure for each", .cold("-a#", spans: ["^-!", "--^-!"]), gives: "-a-a(z|)") { sources in
            let shared = sources[0].share(replay: 1)
            return shared.catch { _ in shared }.catchAndReturn("z")
        },
        Marble("share: a failure that is kept", .cold("-a#", spans: ["^-!"]), gives: "-a(az|)") { sources in
            let shared = sources[0].share(replay: 1, scope: .forever)
            return shared.catch { _ in shared }.catchAndReturn("z")
        },
        Marble("share: the last one's going", .hot("^-a-b", spans: ["^--!"]), gives: "--a-", disposal: "---!") {
            $0[0].share(replay: 1)
        },
        Marble(
            "share: gone and come back", .hot("^-a-b-c", spans: ["^-!", "----^-!"]), "--x|", gives: "--a---(c|)"
        ) { sources in
            let shared = sources[0].share(replay: 1)
            return shared.take(1).concat(sources[1].flatMap { _ in shared.take(1) })
        },
    ]

    static let connect: [Marble] = [
        Marble("publish().refCount()", .cold("-a----|", spans: ["^-----!"]), "---x|", gives: "-a----|") {
            two($0) { $0.publish().refCount() }
        },
        Marble("replay(1).refCount()", .cold("-a----|", spans: ["^-----!"]), "---x|", gives: "-a-A--|") {
            two($0) { $0.replay(1).refCount() }
        },
        Marble("replayAll().refCount()", .cold("ab-----|", spans: ["^------!"]), "---x|", gives: "ab-(AB)|") {
            two($0) { $0.replayAll().refCount() }
        },
        Marble("multicast: with a selector", .cold("ab-|", spans: ["^--!"]), gives: "-A-|", results: ["A": "ab"]) {
            $0[0].multicast({ PublishSubject<String>() }) { shared in
                Observable.zip(shared, shared.skip(1)) { $0 + $1 }
            }
        },
        Marble("multicast: the selector throws", .cold("a", spans: []), gives: "#", failure: RxError.unknown) {
            $0[0].multicast({ PublishSubject<String>() }) { _ -> Observable<String> in throw RxError.unknown }
        },
        Marble("multicast: the subject's maker throws", .cold("a", spans: []), gives: "#", failure: RxError.unknown) {
            $0[0].multicast({ () -> PublishSubject<String> in throw RxError.unknown }) { $0 }
        },
        Marble(
            "multicast(makeSubject:): a subject for each connection", .cold("-a|", spans: ["^-!", "---^-!"]),
            gives: "-a--a|"
        ) { sources, scheduler in
            let shared = sources[0].multicast(makeSubject: { ReplaySubject<String>.createUnbounded() }).refCount()
            return Observable.merge(shared, shared.delaySubscription(.columns(3), scheduler: scheduler))
        },
        Marble("multicast: disposed", .cold("-a-b", spans: ["^-!"]), gives: "-a-", disposal: "--!") {
            $0[0].multicast({ PublishSubject<String>() }) { $0 }
        },
    ]

    @Test(arguments: share + connect) func row(_ row: Marble) { row.check() }
}
