import Testing

@testable import SnapshotDoctor

/// The logic alone: the processes are made up.
@Suite struct StabilityProbeTests {
    /// What a picture shows in a process, drawn for the nth time there.
    private typealias Content = (_ process: Int, _ setting: RenderEnvironment, _ time: Int) -> String

    /// Processes that share a folder of first drawings.
    private final class World {
        var contents: [String: Content] = [:]
        var kept: [String: String] = [:]
        var processes = 0
        var drawings = 0
        var pauses = 0

        func check(_ pictures: [String]) throws -> [String: Stability] {
            try StabilityProbe(
                start: { Process(world: self, setting: $0) }, wait: { self.pauses += 1 }
            ).check(pictures)
        }
    }

    private final class Process: RepeatedRenderer {
        let world: World
        let setting: RenderEnvironment
        let number: Int
        var times: [String: Int] = [:]
        var isOpen = true

        init(world: World, setting: RenderEnvironment) {
            self.world = world
            self.setting = setting
            number = world.processes
            world.processes += 1
        }

        func draw(_ picture: String) throws -> RepeatedRender {
            #expect(isOpen)
            world.drawings += 1
            times[picture, default: 0] += 1
            let content = world.contents[picture]?(number, setting, times[picture] ?? 0) ?? "plain"
            if content == "!" { return .failed("no data") }
            guard let kept = world.kept[picture] else {
                world.kept[picture] = content
                return .kept
            }
            if kept == content { return .same }
            return content == "masked" ? .tolerated : .differs([content])
        }

        func end() { isOpen = false }
    }

    private func stability(_ content: @escaping Content) throws -> Stability? {
        let world = World()
        world.contents["a"] = content
        return try world.check(["a"])["a"]
    }

    @Test func theSameEachTimeIsSteadyAfterFourDrawings() throws {
        let world = World()
        #expect(try world.check(["a", "b"]) == ["a": .stable, "b": .stable])
        #expect(world.drawings == 8)
        #expect(world.processes == 3)
        #expect(world.pauses == 1)
    }

    @Test func aClockDiffersWithinAProcess() throws {
        #expect(try stability { _, _, time in "\(time)" } == .drawnAgain(["2"]))
    }

    @Test func anOrderOfItsOwnDiffersAmongProcesses() throws {
        #expect(try stability { process, _, _ in "\(process)" } == .amongProcesses(["1"]))
    }

    @Test func anOrderThatIsTheSameByChanceIsNotBlamedOnTheZone() throws {
        // Another order than at first only in the process with other settings, and in one of those started then.
        #expect(try stability { process, _, _ in [2, 3, 5].contains(process) ? "b" : "a" } == .amongProcesses(["b"]))
    }

    @Test func settingsAreTakenApart() throws {
        #expect(
            try stability { _, setting, _ in setting.environment["TZ"] ?? "here" } == .byTimeZone(["Pacific/Chatham"]))
        #expect(
            try stability { _, setting, _ in setting.environment["LANG"] ?? "here" } == .byLanguage(["ar_EG.UTF-8"]))
    }

    @Test func whatCanNotBeDrawnIsNotDrawnAgain() throws {
        let world = World()
        world.contents["a"] = { _, _, _ in "!" }
        #expect(try world.check(["a"]) == ["a": .notDrawn("no data")])
        #expect(world.drawings == 1)
        #expect(try stability { _, _, time in time == 1 ? "a" : "!" } == .notDrawn("no data"))
    }

    @Test func whatIsMaskedIsToleratedAndNoFault() throws {
        let found = try stability { _, _, time in time == 1 ? "a" : "masked" }
        #expect(found == .tolerated)
        #expect(found?.diagnostic(of: "a/b")?.level == .note)
    }

    @Test func noPicturesAreNoProcesses() throws {
        let world = World()
        #expect(try world.check([]).isEmpty)
        #expect(world.processes == 0)
    }

    @Test func diagnosticsContainTheDifferenceItsCauseAndARemedy() throws {
        let diagnostic = try #require(
            Stability.drawnAgain(["label “now”", "b", "c", "d", "e"]).diagnostic(of: "card/iphone-12.light"))
        #expect(diagnostic.level == .fault)
        #expect(
            diagnostic.text.hasPrefix(
                "differs when drawn again in the same process. Probably it shows a monotonic clock"))
        #expect(diagnostic.text.hasSuffix("\n  label “now”\n  b\n  c\n  and 2 more"))
        #expect(diagnostic.remedy?.contains("Date()") == true)
        #expect(Stability.amongProcesses([]).diagnostic(of: "a")?.remedy?.contains("Sort") == true)
        #expect(Stability.byTimeZone([]).diagnostic(of: "a")?.remedy?.contains("time zone") == true)
        #expect(Stability.byLanguage([]).diagnostic(of: "a")?.remedy?.contains("locale") == true)
        #expect(Stability.stable.diagnostic(of: "a") == nil)
    }
}
