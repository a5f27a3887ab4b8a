import Testing

@testable import BuilderFactory

extension Container {
    fileprivate static let service = Factory<any Service> { RealService() }
    fileprivate static let cached = Factory<any Service>(scope: .cached) { RealService() }
    fileprivate static let single = Factory<any Service>(scope: .singleton) { RealService() }
    fileprivate static let other = Factory<any Service>(scope: .cached) { RealService() }
    fileprivate static let lasting = Factory<Lasting>(scope: .cached) { Lasting {} }
    fileprivate static let automatic = Factory<any Service> { RealService() }
    fileprivate static let autoRegistrations = Counter()
    fileprivate static let instanceAutoRegistrations = Counter()
}

extension Container: AutoRegistering {
    public static func registerAllServices() {
        _ = autoRegistrations.next()
        _ = service()
    }

    public func autoRegister() {
        _ = Self.instanceAutoRegistrations.next()
    }
}

/// Does something when it is released.
private final class Lasting {
    let atEnd: () -> Void
    init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
    deinit { atEnd() }
}

extension Injection {
    @Suite struct FactoryTests {
        @Test func whatIsRegisteredLastIsMade() {
            isolated {
                #expect(Container.service().name == "real")
                Container.service.register { MockService() }
                #expect(Container.service().name == "mock")
                Container.service.register { ValueService() }
                #expect(Container.service().name == "value")
                Container.service.reset()
                #expect(Container.service().name == "real")
            }
        }

        @Test(arguments: [true, false]) func registeringLetsGoOfWhatStays(singleton: Bool) {
            isolated {
                let factory = singleton ? Container.single : Container.cached
                let other = Container.other() as AnyObject
                #expect(factory().name == "real")
                factory.register { MockService() }
                #expect(factory().name == "mock")
                factory.reset()
                #expect(factory().name == "real")
                let real = factory() as AnyObject
                factory.reset()
                #expect(factory() as AnyObject !== real)
                #expect(Container.other() as AnyObject === other)
            }
        }

        @Test func aResetMayConcernOnePart() {
            isolated {
                let factory = Container.cached
                factory.register { MockService() }
                let mock = factory() as AnyObject
                factory.reset(.none)
                #expect(factory() as AnyObject === mock)
                factory.reset(.scope)
                #expect(factory() as AnyObject !== mock)
                #expect(factory().name == "mock")
                factory.reset(.registration)
                #expect(factory().name == "real")
            }
        }

        @Test func theManagersResetMayConcernOnePart() {
            isolated {
                let manager = Container.shared.manager
                Container.cached.register { MockService() }
                let mock = Container.cached() as AnyObject
                let other = Container.other() as AnyObject
                manager.reset(options: .none)
                #expect(Container.cached() as AnyObject === mock)
                manager.reset(scope: .shared)
                #expect(Container.cached() as AnyObject === mock)
                manager.reset(options: .scope)
                #expect(Container.cached() as AnyObject !== mock)
                #expect(Container.cached().name == "mock")
                #expect(Container.other() as AnyObject !== other)
                let kept = Container.other() as AnyObject
                Container.shared.reset(options: .registration)
                #expect(Container.cached().name == "real")
                #expect(Container.other() as AnyObject === kept)
                manager.reset(scope: .cached)
                #expect(Container.other() as AnyObject !== kept)
            }
        }

        @Test func pushAndPopNest() {
            isolated {
                Container.service.register { MockService("first") }
                Container.Registrations.push()
                Container.service.register { MockService("second") }
                Container.Registrations.push()
                Container.service.reset()
                #expect(Container.service().name == "real")
                Container.Registrations.pop()
                #expect(Container.service().name == "second")
                Container.Registrations.pop()
                #expect(Container.service().name == "first")
                Container.Registrations.pop()
                #expect(Container.service().name == "first")
            }
        }

        @Test func whatWasPushedOutlastsAReset() {
            isolated {
                Container.service.register { MockService() }
                Container.Registrations.push()
                Container.Registrations.reset()
                #expect(Container.service().name == "real")
                Container.Registrations.pop()
                #expect(Container.service().name == "mock")
            }
        }

        @Test func whatStaysGoesWithItsRegistration() {
            isolated {
                let untouched = Container.other() as AnyObject
                Container.Registrations.push()
                Container.cached.register { MockService() }
                #expect(Container.cached().name == "mock")
                Container.Registrations.pop()
                #expect(Container.cached().name == "real")

                Container.cached.register { MockService() }
                #expect(Container.cached().name == "mock")
                Container.Registrations.reset()
                #expect(Container.cached().name == "real")
                #expect(Container.other() as AnyObject === untouched)
            }
        }

        @Test func whatStaysOutlastsWhatIsRegisteredForOthers() {
            isolated {
                Container.cached.register { MockService() }
                let kept = Container.cached() as AnyObject
                Container.other.register { MockService() }
                #expect(Container.cached() as AnyObject === kept)
                Container.Registrations.push()
                Container.other.register { ValueService() }
                Container.Registrations.pop()
                #expect(Container.cached() as AnyObject === kept)
                Container.other.reset()
                #expect(Container.cached() as AnyObject === kept)
            }
        }

        @Test func registeringWhileItIsMadeConcernsTheNext() {
            isolated {
                Container.cached.register {
                    Container.cached.register { MockService("new") }
                    return MockService("old")
                }
                #expect(Container.cached().name == "old")
                let new = Container.cached()
                #expect(new.name == "new")
                #expect(Container.cached() as AnyObject === new as AnyObject)
            }
        }

        @Test func registeringAnotherWhileOneIsMade() {
            isolated {
                Container.service.register {
                    Container.other.register { MockService("registered on the way") }
                    return Container.other()
                }
                #expect(Container.service().name == "registered on the way")
            }
        }

        @Test func aReleasedDependencyMayResolveAndRegister() {
            isolated {
                var ends: [String] = []
                Container.lasting.register {
                    Lasting {
                        Container.other.register { MockService() }
                        ends.append(Container.other().name)
                        Container.lasting.reset()
                    }
                }
                _ = Container.lasting()
                Container.Scope.cached.reset()
                #expect(ends == ["mock"])

                Container.lasting.register { Lasting { ends.append(Container.other().name) } }
                _ = Container.lasting()
                Container.lasting.register { Lasting {} }
                #expect(ends == ["mock", "mock"])

                let last = Lasting { ends.append(Container.service().name) }
                Container.service.register { [last] in MockService(last === last ? "kept" : "") }
                #expect(Container.service().name == "kept")
            }
        }

        @Test func aRegisteredClosureIsReleased() {
            isolated {
                var ends = 0
                do {
                    let held = Lasting {
                        ends += 1
                        _ = Container.service()
                        Container.service.register { MockService("from deinit") }
                    }
                    Container.service.register { withExtendedLifetime(held) { MockService() } }
                }
                #expect(ends == 0)
                Container.Registrations.reset()
                #expect(ends == 1)
                #expect(Container.service().name == "from deinit")
            }
        }

        @Test func theDecoratorIsCalledForEachResolution() {
            isolated {
                var seen: [String] = []
                Container.Decorator.decorate = { seen.append("\(type(of: $0))") }
                #expect(Container.Decorator.decorate != nil)
                _ = Container.cached()
                _ = Container.cached()
                _ = Container.service()
                Container.Decorator.decorate = nil
                _ = Container.service()
                #expect(seen == ["RealService", "RealService", "RealService"])
            }
        }

        @Test func anAppRegistersOnceBeforeTheFirst() {
            isolated {
                _ = Container.automatic()
                Container.Registrations.reset()
                _ = Container.automatic()
                #expect(Container.autoRegistrations.count == 1)
                #expect(Container.instanceAutoRegistrations.count == 1)
            }
        }
    }
}
