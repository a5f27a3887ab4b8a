import BuilderFactory
import Testing

extension SharedContainer {
    fileprivate var everywhere: Factory<Int> { self { 5 } }
}

extension Container {
    fileprivate var plain: Factory<any Service> { self { RealService() } }
    fileprivate var written: Factory<any Service> { Factory(self) { RealService() } }
    fileprivate var cached: Factory<any Service> { self { RealService() }.cached }
    fileprivate var shared1: Factory<any Service> { self { RealService() }.shared }
    fileprivate var single: Factory<any Service> { self { RealService() }.singleton }
    fileprivate var unique: Factory<any Service> { self { RealService() }.cached.unique }
    fileprivate var session: Factory<any Service> { self { RealService() }.scope(.memberSession) }
    fileprivate var pairs: Factory<[any Service]> { self { [self.graph(), self.graph()] } }
    fileprivate var graph: Factory<any Service> { self { RealService() }.graph }
    fileprivate var named: ParameterFactory<String, any Service> { self { MockService($0) } }
    fileprivate var cachedName: ParameterFactory<String, any Service> { self { MockService($0) }.cached }
    fileprivate var promise: Factory<(any Service)?> { promised() }
    fileprivate var promiseFor: ParameterFactory<String, (any Service)?> { promised() }
}

extension Container.Scope {
    fileprivate static let memberSession = Cached()
}

extension Injection {
    @Suite struct ContainerMemberTests {
        private let container = Container.shared

        private func isKept(_ factory: Factory<any Service>) -> Bool {
            let first = factory()
            return first as AnyObject === factory() as AnyObject
        }

        @Test func scopes() {
            isolated {
                #expect(!isKept(container.plain))
                #expect(!isKept(container.unique))
                #expect(!isKept(container.graph))
                #expect(isKept(container.cached))
                #expect(isKept(container.shared1))
                #expect(isKept(container.single))
                #expect(isKept(container.session))
                #expect(container.cached() as AnyObject === container.cached() as AnyObject)
                #expect(container.cached() as AnyObject !== container.session() as AnyObject)
                let pair = container.pairs()
                #expect(pair[0] as AnyObject === pair[1] as AnyObject)
                #expect(container.everywhere() == 5)
            }
        }

        @Test func aPropertyStandsForOneDependency() {
            isolated {
                container.plain.register { MockService() }
                #expect(container.plain().name == "mock")
                #expect(container.written().name == "real")
                container.written.register { ValueService() }
                #expect(container.written().name == "value")
                container.plain.reset()
                #expect(container.plain().name == "real")
            }
        }

        @Test func parameters() {
            isolated {
                #expect(container.named("Ada").name == "Ada")
                #expect(container.cachedName("Ada").name == "Ada")
                #expect(container.cachedName("Grace").name == "Ada")
                container.named.register { MockService($0 + "!") }
                #expect(container.named("Ada").name == "Ada!")
            }
        }

        @Test func aPromiseIsKeptByRegistering() {
            isolated {
                container.promise.register { RealService() }
                container.promiseFor.register { MockService($0) }
                #expect(container.promise()?.name == "real")
                #expect(container.promiseFor("Ada")?.name == "Ada")
            }
        }

        @Test func theManagerAndReset() {
            isolated {
                let single = container.single() as AnyObject
                container.manager.push()
                container.cached.register { MockService() }
                #expect(container.cached().name == "mock")
                container.manager.pop()
                #expect(container.cached().name == "real")
                container.plain.register { MockService() }
                let kept = container.cached() as AnyObject
                container.reset()
                #expect(container.plain().name == "real")
                #expect(container.cached() as AnyObject !== kept)
                #expect(container.single() as AnyObject === single)
            }
        }
    }
}
