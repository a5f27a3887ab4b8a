import Testing

@testable import BuilderFactory

private class Made {
    init(_: Any?) {}
}
private final class A: Made {}
private final class B: Made {}
private final class C: Made {}
private final class D: Made {}
private final class E: Made {}
private final class Screen: Made {}
private protocol Account {}

private final class Mutual {
    @Injected(Container.mutual2) var other
}
private final class Mutual2 {
    @Injected(Container.mutual) var other
}
private final class Late {
    @LazyInjected(Container.late2) var other
}
private final class Late2 {
    let other: Late
    init(_ other: Late) { self.other = other }
}

extension Container {
    fileprivate static let itself: Factory<A> = Factory { A(itself()) }

    fileprivate static let first: Factory<A> = Factory(scope: .singleton) { A(second()) }
    fileprivate static let second: Factory<B?> = Factory(scope: .shared) { B(first()) }
    fileprivate static let screen: Factory<Screen> = Factory { Screen(first()) }

    fileprivate static let a: Factory<A> = Factory { A(b()) }
    fileprivate static let b: Factory<B> = Factory { B(c(1)) }
    fileprivate static let c: ParameterFactory<Int, C> = ParameterFactory { _ in C(d()) }
    fileprivate static let d: Factory<D> = Factory { D(Container.shared.e()) }
    fileprivate var e: Factory<E> { self { E(Container.a()) }.cached }

    fileprivate static let mutual: Factory<Mutual> = Factory { Mutual() }
    fileprivate static let mutual2: Factory<Mutual2> = Factory { Mutual2() }

    fileprivate static let late: Factory<Late> = Factory(scope: .cached) { Late() }
    fileprivate static let late2: Factory<Late2> = Factory { Late2(late()) }

    fileprivate static let number: ParameterFactory<Int, Int> = ParameterFactory { $0 == 0 ? 0 : number($0 - 1) }

    fileprivate static let wrapper: Factory<any Service> = Factory { MockService("wrapped " + inner().name) }
    fileprivate static let inner: Factory<any Service> = Factory { MockService() }

    fileprivate var account: Factory<(any Account)?> { promised() }
    fileprivate var accountOf: ParameterFactory<String, (any Account)?> { promised() }
    fileprivate static let profile: Factory<B> = Factory { B(shared.account()) }
    fileprivate static let page: Factory<Screen> = Factory { Screen(profile()) }
}

extension Injection {
    @Suite struct DependencyChainTests {
        private func expect(_ text: String, in result: ExitTest.Result?) {
            let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(output.contains(text), "\(output)")
        }

        @Test func oneThatNeedsItself() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.itself()
            }
            expect("circular dependency: A → A. Resolve one", in: result)
        }

        @Test func twoThatNeedEachOther() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.first()
            }
            expect("circular dependency: A → B → A. Resolve one", in: result)
        }

        @Test func theWayIntoACircleIsNamed() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.screen()
            }
            expect("circular dependency: Screen → A → B → A. Resolve one", in: result)
        }

        @Test func five() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.a()
            }
            expect("circular dependency: A → B → C → D → E → A. Resolve one", in: result)
        }

        @Test func wrappersThatNeedEachOther() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.mutual2()
            }
            expect("circular dependency: Mutual2 → Mutual → Mutual2. Resolve one", in: result)
        }

        @Test func aRegistrationThatClosesACircle() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Container.inner.register { Container.wrapper() }
                _ = Container.wrapper()
            }
            expect("circular dependency: Service → Service → Service. Resolve one", in: result)
        }

        @Test func otherParametersAreNoWayOut() async {
            #expect(Container.number(0) == 0)
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.number(3)
            }
            expect("circular dependency: Int → Int. Resolve one", in: result)
        }

        @Test func aPromiseThatIsNotKept() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.page()
            }
            expect("nothing is registered for Account: Screen → B → Account. Call", in: result)
        }

        @Test func aPromiseWithParametersThatIsNotKept() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container.shared.accountOf("Ada")
            }
            expect("nothing is registered for Account: Account. Call", in: result)
        }

        @Test func whatIsResolvedLaterClosesNoCircle() {
            isolated {
                let late = Container.late()
                #expect(late.other.other === late)
            }
        }

        @Test func oneTypeMayNeedAnotherFactoryOfTheSame() {
            #expect(Container.wrapper().name == "wrapped mock")
            #expect(Container.wrapper().name == "wrapped mock")
        }

        @Test func whatStaysClosesNoCircle() {
            isolated {
                Container.first.register { A(nil) }
                let first = Container.first()
                Container.first.register { A(nil) }
                #expect(Container.screen() !== Container.screen())
                #expect(Container.first() !== first)
            }
        }

        @Test func theChainIsTakenApartAfterwards() {
            var chain = DependencyChain()
            let keys = [RegistrationKey.unique(), .unique()]
            #expect(chain.enter(keys[0], A.self) == nil)
            #expect(chain.enter(keys[1], B??.self) == nil)
            #expect(chain.names == ["A", "B"])
            #expect(chain.enter(keys[0], A.self) == .circular(chain: ["A", "B", "A"]))
            chain.leave()
            chain.leave()
            #expect(chain.isEmpty)
            #expect(chain.enter(keys[1], (any Account).self) == nil)
            #expect(chain.names == ["Account"])
        }
    }
}
