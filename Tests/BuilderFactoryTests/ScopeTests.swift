import Testing

@testable import BuilderFactory

extension Container {
    fileprivate static let unique = Factory { MockService() }
    fileprivate static let named = Factory<any Service>(scope: .unique) { MockService() }
    fileprivate static let cached = Factory<any Service>(scope: .cached) { MockService() }
    fileprivate static let shared1 = Factory<any Service>(scope: .shared) { MockService() }
    fileprivate static let single = Factory<any Service>(scope: .singleton) { MockService() }
    fileprivate static let session = Factory<any Service>(scope: .session) { MockService() }
    fileprivate static let visit = Factory<any Service>(scope: .visit) { MockService() }
    fileprivate static let leaf = Factory<any Service>(scope: .graph) { MockService() }
    fileprivate static let branch = Factory { [leaf(), leaf()] }
    fileprivate static let tree = Factory { [branch(), branch()].flatMap { $0 } }

    fileprivate static let sharedOptional = Factory<(any Service)?>(scope: .shared) { MockService() }
    fileprivate static let cachedOptional = Factory<RealService?>(scope: .cached) { nil }
    fileprivate static let sharedValue = Factory<any Service>(scope: .shared) { ValueService() }
    fileprivate static let cachedValue = Factory<Int>(scope: .cached) { Container.numbers.next() }
    fileprivate static let sharedNumber = Factory<Int>(scope: .shared) { Container.numbers.next() }
    fileprivate static let numbers = Counter()
}

extension Container.Scope {
    fileprivate static let session = Cached()
    fileprivate static let visit = Shared()
}

extension Injection {
    @Suite struct ScopeTests {
        private func same(_ first: Any?, _ second: Any?) -> Bool {
            first as AnyObject === second as AnyObject
        }

        @Test func withoutAScopeEachCallMakesOne() {
            #expect(Container.unique() !== Container.unique())
            #expect(Container.unique.resolve() !== Container.unique.resolve())
        }

        @Test func theScopeOfThatNameKeepsNothing() {
            #expect(!same(Container.named(), Container.named()))
        }

        @Test func cachedStaysUntilItIsReset() {
            isolated {
                weak var weakly: AnyObject?
                do {
                    let service = Container.cached()
                    weakly = service as AnyObject
                    #expect(same(service, Container.cached()))
                }
                #expect(weakly != nil)
                Container.Scope.cached.reset()
                #expect(weakly == nil)
            }
        }

        @Test func sharedScopeKeepsAnInstanceWhileItIsReferenced() {
            isolated {
                weak var weakly: AnyObject?
                do {
                    let service = Container.shared1()
                    weakly = service as AnyObject
                    #expect(same(service, Container.shared1()))
                }
                #expect(weakly == nil)
                let service = Container.shared1()
                Container.Scope.shared.reset()
                #expect(!same(service, Container.shared1()))
            }
        }

        @Test func singletonsOutlastAResetOfTheOthers() {
            isolated {
                let services = [Container.single(), Container.cached(), Container.session(), Container.visit()]
                Container.Scope.reset()
                #expect(same(services[0], Container.single()))
                #expect(!same(services[1], Container.cached()))
                #expect(!same(services[2], Container.session()))
                #expect(!same(services[3], Container.visit()))
                Container.Scope.reset(includingSingletons: true)
                #expect(!same(services[0], Container.single()))
                let single = Container.single()
                Container.Scope.singleton.reset()
                #expect(!same(single, Container.single()))
            }
        }

        @Test func resettingACustomScopeKeepsOtherScopes() {
            isolated {
                let session = Container.session()
                let visit = Container.visit()
                let cached = Container.cached()
                #expect(same(session, Container.session()))
                #expect(same(visit, Container.visit()))
                Container.Scope.session.reset()
                #expect(!same(session, Container.session()))
                #expect(same(visit, Container.visit()))
                #expect(same(cached, Container.cached()))
            }
        }

        @Test func aGraphSharesWithinTheOutermostCall() {
            isolated {
                let first = Container.tree()
                #expect(first.count == 4)
                #expect(first.allSatisfy { same($0, first[0]) })
                let second = Container.tree()
                #expect(!same(first[0], second[0]))
                #expect(!same(Container.leaf(), Container.leaf()))
            }
        }

        @Test func anOptionalIsSharedByWhatIsInIt() {
            isolated {
                weak var weakly: AnyObject?
                do {
                    let service = Container.sharedOptional()
                    weakly = service as AnyObject
                    #expect(service != nil)
                    #expect(same(service, Container.sharedOptional()))
                }
                #expect(weakly == nil)
            }
        }

        @Test func nilDoesNotStay() {
            isolated {
                #expect(Container.cachedOptional() == nil)
                let counter = Counter()
                Container.cachedOptional.register { counter.next() == 1 ? nil : RealService() }
                #expect(Container.cachedOptional() == nil)
                let service = Container.cachedOptional()
                #expect(service != nil)
                #expect(service === Container.cachedOptional())
                #expect(counter.count == 2)
            }
        }

        @Test func valuesCanBeCachedButNotShared() {
            isolated {
                let number = Container.cachedValue()
                #expect(Container.cachedValue() == number)
                let other = Container.sharedNumber()
                #expect(Container.sharedNumber() == other + 1)
                #expect(Container.sharedValue().name == "value")
                #expect(Container.sharedValue().name == "value")
            }
        }

        @Test func releasedScopesAreRemovedFromTheList() {
            let count = ScopeList.all.scopes.count
            var scope: Container.Scope? = Container.Scope.Cached()
            #expect(ScopeList.all.scopes.count == count + 1)
            #expect(scope != nil)
            scope = nil
            #expect(ScopeList.all.scopes.count == count)
        }
    }
}
