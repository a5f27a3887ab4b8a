import FactoryFixture
import Testing

extension Injection {
    @Suite struct FixtureTests {
        @Test func appSourcesInSwift5ModeCompileAndRun() {
            #expect(
                walkThrough() == [
                    "Ada Grace Kim",
                    "events: 1, images: 1",
                    "Nobody",
                    "Ada Grace",
                    #"decorated: 4, log: ["Grace"]"#,
                    "Hello, Grace, Title 7",
                    "Nobody",
                    "2, 3",
                ])
        }
    }
}
