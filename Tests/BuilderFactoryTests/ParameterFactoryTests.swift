import BuilderFactory
import Testing

extension Container {
    fileprivate static let named = ParameterFactory<String, any Service> { MockService($0) }
    fileprivate static let pair = ParameterFactory<(Int, String), String> { count, text in
        String(repeating: text, count: count)
    }
    fileprivate static let cached = ParameterFactory<String, any Service>(scope: .cached) { MockService($0) }
    fileprivate static let optional = ParameterFactory<Int, (any Service)?>(scope: .shared) {
        $0 > 0 ? MockService("\($0)") : nil
    }

    fileprivate static func argument(_ count: Int) -> Factory<[Int]> {
        Factory { Array(0..<count) }
    }
}

extension Injection {
    @Suite struct ParameterFactoryTests {
        @Test func aDependencyIsMadeFromParameters() {
            #expect(Container.named("Ada").name == "Ada")
            #expect(Container.named.resolve("Grace").name == "Grace")
            #expect(Container.pair((3, "ab")) == "ababab")
            #expect(Container.argument(3)() == [0, 1, 2])
            #expect(Container.argument(1)() == [0])
        }

        @Test func theFirstStaysInItsScope() {
            isolated {
                #expect(Container.cached("first").name == "first")
                #expect(Container.cached("second").name == "first")
                Container.Scope.cached.reset()
                #expect(Container.cached("third").name == "third")
            }
        }

        @Test func registeringAndResetting() {
            isolated {
                #expect(Container.cached("a").name == "a")
                Container.cached.register { MockService("mock " + $0) }
                #expect(Container.cached("b").name == "mock b")
                Container.cached.reset()
                #expect(Container.cached("c").name == "c")
            }
        }

        @Test func optionalResults() {
            isolated {
                #expect(Container.optional(0) == nil)
                let one = Container.optional(1)
                #expect(one?.name == "1")
                #expect(Container.optional(2)?.name == "1")
            }
        }
    }
}
