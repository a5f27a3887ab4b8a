import BuilderCombine
import Foundation
import Testing

/// Chains that have ended retain nothing, though their sources and the subscription's `AnyCancellable` live on.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CombineReleaseTests {
    /// The ways in which a chain ends.
    enum Ending: CaseIterable {
        case completion, failure, cancellation, cancellationInside
    }

    private struct Weak {
        weak var object: Witness?
    }

    @Test(arguments: ReleasingChain.all.map(\.name), Ending.allCases)
    func nothingIsRetained(name: String, ending: Ending) throws {
        let chain = try #require(ReleasingChain.all.first { $0.name == name })
        let screen = VirtualScreen()
        let (first, second) = (ReleasingChain.Source(), ReleasingChain.Source())
        var witnesses: [String: Weak] = [:]
        var cancellable: AnyCancellable?
        do {
            let (closure, subscriber) = (Witness(), Witness())
            witnesses = ["the operator's closure": Weak(object: closure), "the subscriber": Weak(object: subscriber)]
            cancellable = screen.build {
                chain.apply(first, second, closure).sink(
                    receiveCompletion: { [subscriber] _ in _ = subscriber },
                    receiveValue: { [subscriber] _ in
                        _ = subscriber
                        if ending == .cancellationInside { cancellable?.cancel() }
                    })
            }
        }
        for number in 1...2 {
            let (value, other) = (Witness(), Witness())
            witnesses["value \(number)"] = Weak(object: value)
            witnesses["the other value \(number)"] = Weak(object: other)
            screen.build {
                first.send(value)
                second.send(other)
            }
        }
        screen.build {
            switch ending {
            case .completion:
                first.send(completion: .finished)
                second.send(completion: .finished)
            case .failure:
                first.send(completion: .failure(.failed))
                second.send(completion: .failure(.failed))
            case .cancellation, .cancellationInside:
                cancellable?.cancel()
            }
        }
        screen.rest()
        let retained = witnesses.filter { $0.value.object != nil }.keys.sorted()
        // A cancellation before the subscription has no effect on `sink`, as in OpenCombine.
        let keepsSubscriber = name == "subscribe(on:)" && [.cancellation, .cancellationInside].contains(ending)
        #expect(retained == (keepsSubscriber ? ["the subscriber"] : []))
        withExtendedLifetime((first, second, cancellable)) {}
    }

    /// The operators whose chains the table doesn't name, and why.
    private static let unnamed = [
        "assign": "a subscriber", "sink": "the subscriber of each chain", "values": "a subscriber",
        "connect": "in “multicast”", "autoconnect": "in “multicast”", "setFailureType": "in several chains",
        "eraseToAnyPublisher": "in each chain", "breakpointOnError": "ends the program",
    ]

    @Test func everyOperatorHasAChain() throws {
        let symbols = try CombineInterface.shared.get().sections.flatMap(\.symbols)
        let method = #/(?:Connectable)?Publisher\.(?<name>[a-z]\w*)/#
        let operators = Set(symbols.compactMap { $0.prefixMatch(of: method)?.name })
        let chains = ReleasingChain.all.map { $0.name.prefix(while: \.isLetter) }
        #expect(operators.count > 50)
        #expect(operators.subtracting(chains).map(String.init).sorted() == Self.unnamed.keys.sorted())
    }

    @Test func namesAreUnique() {
        let names = ReleasingChain.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
