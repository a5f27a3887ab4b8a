import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Runs that another process reads.
@MainActor
@Suite struct PictureStreamTests {
    @Test func picturesOfTheListAreLast() throws {
        let screens = ["a", "b", "c", "d"].map { name in Screen(name) { _ in UIView() } }
        let pictures = screens.map { DeclaredPicture(screen: $0, configuration: Gallery.configurations[0]) }
        func names(_ last: [String]) -> [String] { PictureStream.ordered(pictures, last: last).map(\.screen.name) }
        let all = pictures.map(\.name)
        #expect(names([]) == ["a", "b", "c", "d"])
        #expect(names([all[2], "gone/light", all[0]]) == ["b", "d", "c", "a"])
    }

    @Test func linesAreReadAsTheyWereWritten() throws {
        let line = PictureStream.Line.pictures(["a/light", "b/dark"])
        let data = try PictureStream.data(line)
        #expect(data.last == 10)
        #expect(try PictureStream.line(data.dropLast()) == line)
    }

    @Test func typesAreListedOnRequest() async throws {
        final class Badge: UIView {}
        let screen = Screen("badge") { _ in Badge() }
        let picture = DeclaredPicture(screen: screen, configuration: Gallery.configurations[0])
        let folder = try TemporaryFolder()
        var configuration = RunConfiguration(baselines: folder.path, failures: folder.path, mode: .never)
        func types() async -> [String]? {
            let entry = await SnapshotVerifier(configuration, signals: DeferredSignals()).entry(for: picture)
            return entry.types
        }
        #expect(await types() == nil)
        configuration.listsTypes = true
        let names = try #require(await types())
        let hasBadge = names.contains { $0.contains("Badge") }
        #expect(hasBadge, "\(names)")
    }

    @Test func screensWithTypesAreMadeInTheirLocale() async throws {
        @MainActor final class Log { var locale = "" }
        let log = Log()
        let screen = Screen("label") { _ in
            log.locale = Locale.current.identifier
            return UIView()
        }
        .locale(Locale(identifier: "de_DE"))
        let drawn = try await screen.displayWithTypes(for: Gallery.configurations[0], input: ScreenInput())
        #expect(log.locale == "de_DE" && drawn.types.contains { $0.contains("UIView") })
    }
}
