import Foundation
import Testing

@testable import BuilderFactory

extension Container {
    fileprivate static let made = Counter()
    fileprivate static let single = Factory<any Service>(scope: .singleton) { MockService("\(made.next())") }
    fileprivate static let needy = Factory<any Service>(scope: .cached) { MockService(single().name) }
    fileprivate static let shared1 = Factory<MockService>(scope: .shared) { MockService() }
    fileprivate static let numbered = ParameterFactory<Int, String> { "\($0) \(shared1().name)" }
    fileprivate static let late = Factory<any Service>(scope: .lateScope) { MockService() }
    fileprivate var member: Factory<any Service> { self { RealService() }.cached }
}

extension Container.Scope {
    fileprivate static let lateScope = Cached()
}

/// Runs the work on so many threads, which begin together, and waits for them all.
private func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let ready = DispatchGroup()
    let done = DispatchGroup()
    for _ in 0..<count {
        ready.enter()
        done.enter()
    }
    for index in 0..<count {
        Thread.detachNewThread {
            ready.leave()
            ready.wait()
            work(index)
            done.leave()
        }
    }
    done.wait()
}

/// What several threads gather.
private final class Gathered<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Element] = []

    var elements: [Element] { lock.withLock { list } }
    func add(_ element: Element) { lock.withLock { list.append(element) } }
}

extension Injection {
    @Suite struct ContainerThreadTests {
        @Test func aSingletonIsMadeOnceByEightThreads() {
            isolated {
                let count = Container.made.count
                let gathered = Gathered<any Service>()
                onThreads(8) { index in
                    gathered.add(index.isMultiple(of: 2) ? Container.single() : Container.needy())
                }
                #expect(Container.made.count == count + 1)
                #expect(gathered.elements.count == 8)
                #expect(Set(gathered.elements.map(\.name)) == ["\(count + 1)"])
                #expect(Set(gathered.elements.map { ObjectIdentifier($0 as AnyObject) }).count == 2)
            }
        }

        @Test func everythingAtOnce() {
            isolated {
                let names = Gathered<String>()
                onThreads(8) { index in
                    for round in 0..<100 {
                        switch index {
                        case 0: Container.single.register { MockService("registered") }
                        case 1: Container.single.reset()
                        case 2: Container.Scope.reset(includingSingletons: round.isMultiple(of: 2))
                        case 3:
                            Container.Registrations.push()
                            Container.shared.member.register { MockService() }
                            Container.Registrations.pop()
                        case 4: Container.Decorator.decorate = { names.add("\(type(of: $0))") }
                        case 5: names.add(Container.numbered(round))
                        case 6:
                            names.add(Container.shared.member().name)
                            _ = Container.Scope.Cached()
                        default: names.add(Container.needy().name)
                        }
                    }
                }
                #expect(names.elements.count >= 300)
                Container.Registrations.reset()
                #expect(Container.shared.member().name == "real")
            }
        }

        @Test func aScopeIsCreatedWhileAnotherThreadResolves() {
            isolated {
                let created = DispatchSemaphore(value: 0)
                Container.single.register {
                    Thread.detachNewThread {
                        _ = Container.Scope.lateScope
                        _ = Container.late
                        created.signal()
                    }
                    created.wait()
                    return MockService(Container.late().name)
                }
                #expect(Container.single().name == "mock")
            }
        }

        @Test func oneThreadsChainIsNotAnothers() {
            isolated {
                let held = Container.shared1()
                onThreads(8) { index in
                    for round in 0..<50 {
                        #expect(Container.numbered(round + index) == "\(round + index) mock")
                    }
                }
                #expect(held.name == "mock")
            }
        }
    }
}
