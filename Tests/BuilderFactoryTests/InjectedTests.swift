import BuilderFactory
import Testing

extension Container {
    fileprivate static let service = Factory<any Service>(scope: .shared) { MockService("\(made.next())") }
    fileprivate static let unique = Factory { MockService("\(made.next())") }
    fileprivate static let optional = Factory<(any Service)?> { nil }
    fileprivate static let value = Factory<any Service> { ValueService() }
    fileprivate static let made = Counter()
    fileprivate var member: Factory<any Service> { self { RealService() } }
}

private final class Eager {
    @Injected(Container.service) var service
    @Injected(\.member) var member
    @Injected(Container.optional) var optional
}

private final class Lazily {
    @LazyInjected(Container.unique) var service
    @LazyInjected(\.member) var member
    @LazyInjected(Container.optional) var optional
}

private final class Weakly {
    @WeakLazyInjected(Container.service) var service
    @WeakLazyInjected(\.member) var member
    @WeakLazyInjected(Container.optional) var optional
    @WeakLazyInjected(Container.value) var value
}

extension Injection {
    @Suite struct InjectedTests {
        @Test func injectedResolvesWithItsOwner() {
            isolated {
                let count = Container.made.count
                let owner = Eager()
                #expect(Container.made.count == count + 1)
                let service = owner.service as AnyObject
                #expect(owner.service as AnyObject === service)
                #expect(Eager().service as AnyObject === service)
                #expect(owner.member.name == "real")
                #expect(owner.optional == nil)
                owner.service = ValueService()
                #expect(owner.service.name == "value")
            }
        }

        @Test func injectedCanResolveAgain() {
            isolated {
                let owner = Eager()
                owner.$service.factory.register { RealService() }
                #expect(owner.service.name != "real")
                owner.$service.resolve()
                #expect(owner.service.name == "real")
            }
        }

        @Test func lazyResolvesOnceAndLate() {
            isolated {
                let count = Container.made.count
                let owner = Lazily()
                #expect(owner.$service.resolvedOrNil() == nil)
                #expect(Container.made.count == count)
                let service = owner.service
                #expect(owner.service === service)
                #expect(owner.$service.resolvedOrNil() === service)
                #expect(Container.made.count == count + 1)
                owner.$service.resolve()
                #expect(owner.service !== service)
                #expect(Container.made.count == count + 2)
            }
        }

        @Test func lazyInjectedResolvesAtFirstAccess() {
            isolated {
                let owner = Lazily()
                Container.shared.member.register { MockService() }
                #expect(owner.member.name == "mock")
                owner.$member.factory.reset()
                #expect(owner.member.name == "mock")
            }
        }

        @Test func lazyIsNotResolvedWhenAnotherIsPutInItsPlace() {
            isolated {
                let count = Container.made.count
                let owner = Lazily()
                owner.service = MockService("mine")
                #expect(owner.service.name == "mine")
                #expect(Container.made.count == count)
            }
        }

        @Test func lazyNilIsResolvedOnce() {
            isolated {
                let owner = Lazily()
                #expect(owner.optional == nil)
                Container.optional.register { RealService() }
                #expect(owner.optional == nil)
                #expect(Lazily().optional != nil)
            }
        }

        @Test func weakInjectedIsNilWithoutAStrongReference() {
            isolated {
                let owner = Weakly()
                var held: (any Service)? = Container.service()
                let count = Container.made.count
                #expect(owner.$service.resolvedOrNil() == nil)
                #expect(owner.service as AnyObject === held as AnyObject)
                #expect(owner.$service.resolvedOrNil() as AnyObject === held as AnyObject)
                held = nil
                #expect(owner.service == nil)
                #expect(Container.made.count == count)
                owner.$service.resolve()
                #expect(owner.service == nil)
                #expect(Container.made.count == count + 1)
            }
        }

        @Test func weakInjectedReturnsAnUnretainedInstanceOnce() {
            let owner = Weakly()
            #expect(owner.member?.name == "real")
            #expect(owner.member == nil)
            #expect(owner.value?.name == "value")
            #expect(owner.value == nil)
        }

        @Test func weakHoldsWhatIsPutInItsPlace() {
            let owner = Weakly()
            let mine = MockService("mine")
            owner.service = mine
            #expect(owner.service as AnyObject === mine)
            owner.service = nil
            #expect(owner.service == nil)
        }

        @Test func weakOptional() {
            isolated {
                let service = RealService()
                #expect((Weakly().optional ?? nil) == nil)
                Container.optional.register { service }
                let owner = Weakly()
                #expect(owner.optional as AnyObject === service)
                #expect(owner.optional as AnyObject === service)
            }
        }
    }
}
