import BuilderRxSwift
import Foundation

extension Chain {
    static let selecting: [Chain] = [
        Chain("filter") { $0.source.filter($0.token.yes) },
        Chain("ignoreElements", "ignoreElements", "map") { $0.source.map($0.token.pass).ignoreElements() },
        Chain("skip(count)", "skip") { $0.source.map($0.token.pass).skip(1) },
        Chain("skip(while:)", "skip") { $0.source.skip(while: $0.token.yes) },
        Chain("take(count)", "take") { $0.source.map($0.token.pass).take(100) },
        Chain("take(count): ends itself", "take") { $0.source.map($0.token.pass).take(2) },
        Chain("take(while:)", "take") { $0.source.take(while: $0.token.yes) },
        Chain("take(until: predicate)", "take") { $0.source.take(until: $0.token.yes, behavior: .inclusive) },
        Chain("takeLast") { $0.source.map($0.token.pass).takeLast(1) },
        Chain("element(at:)", "element") { $0.source.map($0.token.pass).element(at: 1) },
        Chain("single") { $0.source.map($0.token.pass).single() },
        Chain("single(predicate)", "single") { $0.source.single($0.token.yes) },
        Chain("ifEmpty(default:)", "ifEmpty") { $0.source.map($0.token.pass).ifEmpty(default: 1) },
        Chain("ifEmpty(switchTo:)", "ifEmpty") {
            $0.source.filter { $0 < 0 }.ifEmpty(switchTo: .just(1).map($0.token.pass))
        },
        Chain("distinctUntilChanged", "distinctUntilChanged") { $0.source.map($0.token.pass).distinctUntilChanged() },
        Chain("distinctUntilChanged(key)", "distinctUntilChanged") { bench in
            let token = bench.token
            return bench.source.distinctUntilChanged { token.pass($0) }
        },
        Chain("distinctUntilChanged(comparer)", "distinctUntilChanged") { bench in
            let token = bench.token
            return bench.source.distinctUntilChanged { token.pass($0) == $1 }
        },
        Chain("distinctUntilChanged(key, comparer:)", "distinctUntilChanged") { bench in
            let token = bench.token
            return bench.source.distinctUntilChanged({ token.pass($0) }, comparer: { token.pass($0) == $1 })
        },
    ]

    static let transforming: [Chain] = [
        Chain("map") { $0.source.map($0.token.pass) },
        Chain("compactMap") { $0.source.compactMap($0.token.pass) },
        Chain("map: throws", "map") { bench in
            let token = bench.token
            return bench.source.map { number -> Int in
                token.ignore(number)
                throw ChainFailure()
            }
        },
        Chain("scan") { bench in
            let token = bench.token
            return bench.source.scan(0) { token.pass($0 + $1) }
        },
        Chain("scan(into:)", "scan") { bench in
            let token = bench.token
            return bench.source.scan(into: 0) { $0 = token.pass($0 + $1) }
        },
        Chain("scan: keeps the token", "scan") { bench in
            let token = bench.token
            return bench.source.scan([token]) { all, _ in all + [token] }
        },
        Chain("reduce") { bench in
            let token = bench.token
            return bench.source.reduce([token]) { all, _ in all + [token] }
        },
        Chain("reduce(mapResult:)", "reduce") { bench in
            let token = bench.token
            return bench.source.reduce(0, accumulator: { token.pass($0 + $1) }, mapResult: { token.pass($0) })
        },
        Chain("enumerated", "enumerated", "map") { $0.source.map($0.token.pass).enumerated() },
        Chain("materialize", "materialize", "dematerialize") {
            $0.source.map($0.token.pass).materialize().dematerialize()
        },
        Chain("groupBy") { bench in
            let token = bench.token
            return bench.source.groupBy { token.pass($0) }
        },
        Chain("decode", "decode", "map") { bench in
            let token = bench.token
            return bench.source.map { Data("\(token.pass($0))".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        },
    ]

    static let watching: [Chain] = [
        Chain("do") { bench in
            let token = bench.token
            return bench.source.do(
                onNext: token.ignore, afterNext: token.ignore, onError: token.ignore, afterError: token.ignore,
                onCompleted: { token.ignore(()) }, afterCompleted: { token.ignore(()) },
                onSubscribe: { token.ignore(()) }, onSubscribed: { token.ignore(()) }, onDispose: { token.ignore(()) })
        },
        Chain("debug", "debug", "map") { $0.source.map($0.token.pass).debug("released", trimOutput: true) },
    ]
}
