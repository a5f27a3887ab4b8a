import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// The date, region and random numbers that an app's code has during a render. Another C library, standard library or
/// Foundation that reads them in another way fails these tests.
@MainActor
@Suite struct RenderInterpositionTests {
    private let standard = Date(timeIntervalSince1970: 1_767_260_460)

    /// Lays out a screen, and returns the dates that its code reads.
    private func dates(
        _ options: (Screen) -> Screen = { $0 }, _ read: @escaping @MainActor @Sendable (Log) -> Void
    ) async throws -> [Date] {
        let log = Log()
        let screen = Screen("clock", configurations: Gallery.configurations) {
            read(log)
            return UIView()
        }
        try await draw(options(screen))
        return log.dates
    }

    /// Draws a screen, with time for the threads of a busy machine.
    private func draw(_ screen: Screen) async throws {
        var renderer = screen.renderer(for: Gallery.configurations[0])
        renderer.settlingLimit = 300
        renderer.timeout = 600
        _ = try await renderer.display(of: try screen.make(ScreenInput()))
    }

    @MainActor
    private final class Log {
        private(set) var dates: [Date] = []

        func add(_ date: Date) { dates.append(date) }
    }

    @Test func datesAreTheRenders() async throws {
        let dates = try await dates { log in
            log.add(Date())
            log.add(.now)
            log.add(NSDate() as Date)
            log.add(Date(timeIntervalSince1970: Double(time(nil))))
            log.add(Date(timeIntervalSinceNow: 0))
        }
        #expect(dates == Array(repeating: standard, count: 5))
        #expect(abs(Date().timeIntervalSince(standard)) > 86_400)
    }

    @Test func tasksAndQueuesHaveTheRendersDateToo() async throws {
        let dates = try await dates { log in
            Task { log.add(Date()) }
            DispatchQueue.main.async { log.add(Date()) }
            DispatchQueue.global().async {
                let date = Date()
                DispatchQueue.main.async { log.add(date) }
            }
        }
        #expect(dates == Array(repeating: standard, count: 3))
    }

    @Test func theDateAdvancesWithVirtualTime() async throws {
        var found = [Date.distantPast]
        // The deadline comes sooner if the thread is suspended before it is set.
        for _ in 0..<100 where found.contains(.distantPast) {
            found = try await dates { log in
                let start = ContinuousClock.now
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add(Date()) }
                if ContinuousClock.now - start > .microseconds(900) { log.add(.distantPast) }
            }
        }
        #expect(found == [standard + 2])
    }

    @Test func aScreenHasADateOfItsOwn() async throws {
        let date = Date(timeIntervalSince1970: 1_735_689_600)
        #expect(try await dates({ $0.now(date) }) { $0.add(Date()) } == [date])
    }

    /// Lays out a screen, and returns the texts that its code reads.
    private func texts(
        _ name: String = "texts", _ options: (Screen) -> Screen = { $0 }, of read: @escaping @MainActor () -> [String]
    ) async throws -> [String] {
        let log = Texts()
        let screen = Screen(name, configurations: Gallery.configurations) {
            log.list = read()
            return UIView()
        }
        try await draw(options(screen))
        return log.list
    }

    @MainActor
    private final class Texts {
        var list: [String] = []
    }

    // MARK: Random numbers

    private static func randomTexts() -> [String] {
        var generator = SystemRandomNumberGenerator()
        var all = Array(0..<1000)
        all.shuffle()
        return [
            "\(Int.random(in: 0..<1_000_000))", "\(UInt8.random(in: 0...255))", "\(Double.random(in: 0...1))",
            "\(CGFloat.random(in: 0..<1))", "\((0..<20).map { _ in Bool.random() })",
            "\((0..<1000).randomElement() ?? -1)", "\(Array(0..<1000).shuffled())", "\(all)", "\(generator.next())",
            "\(Int.random(in: 0..<1_000_000, using: &generator))", "\((0..<1000).shuffled(using: &generator))",
            UUID().uuidString, UUID().uuidString, NSUUID().uuidString,
        ]
    }

    @Test func randomValuesAreTheSameInEachRender() async throws {
        let first = try await texts { Self.randomTexts() }
        _ = try await texts("other") { [UUID().uuidString] }
        #expect(try await texts { Self.randomTexts() } == first)
        #expect(Set(first).count == first.count)
        // Outside of renders they are the system's.
        let outside = zip(Self.randomTexts(), Self.randomTexts())
        #expect(outside.count(where: ==) <= 1)
    }

    @Test func screensHaveDifferentRandomValues() async throws {
        #expect(
            try await texts("a") { [UUID().uuidString] } != texts("b") { [UUID().uuidString] })
    }

    @Test func identifiersOfARenderAreWellFormed() async throws {
        let identifiers = try await texts { (0..<50).map { _ in UUID().uuidString } }
        #expect(Set(identifiers).count == 50)
        // Version 4, variant 1.
        #expect(identifiers.allSatisfy { $0.dropFirst(14).first == "4" && "89AB".contains($0.dropFirst(19).prefix(1)) })
    }

    @Test func identitiesOfViewsArentRepeated() async throws {
        func identifier() async throws -> [String] { try await texts { [UIAction { _ in }.identifier.rawValue] } }
        #expect(try await identifier() != identifier())
    }

    // MARK: Region

    private static func regionTexts() -> [String] {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        let date = Date()
        return [
            TimeZone.current.identifier, TimeZone.autoupdatingCurrent.identifier, NSTimeZone.default.identifier,
            NSTimeZone.system.identifier, NSTimeZone.local.identifier, Calendar.current.timeZone.identifier,
            Calendar.autoupdatingCurrent.timeZone.identifier, Calendar(identifier: .gregorian).timeZone.identifier,
            formatter.timeZone.identifier, Locale.current.identifier, Locale.autoupdatingCurrent.identifier,
            formatter.locale.identifier, Calendar.current.locale?.identifier ?? "", formatter.string(from: date),
            date.formatted(date: .long, time: .shortened), 1234.5.formatted(), "\(Calendar.current.firstWeekday)",
            "\(Calendar.current.component(.hour, from: date))", "\(Calendar.current.identifier)",
        ]
    }

    private func region(_ options: (Screen) -> Screen) async throws -> [String] {
        try await texts("region", options, of: Self.regionTexts)
    }

    @Test func theRegionIsTheScreens() async throws {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let found = try await region { $0.timeZone(zone).locale(Locale(identifier: "de_DE")) }
        #expect(
            found == Array(repeating: "America/New_York", count: 9) + Array(repeating: "de_DE", count: 4) + [
                "01.01.2026, 04:41", "1. Januar 2026 um 4:41", "1.234,5", "2", "4", "gregorian",
            ])
        // The next screen has its own.
        let other = try await region { $0.locale(Locale(identifier: "th_TH")) }
        #expect(Array(other.prefix(10)) == Array(repeating: "GMT", count: 9) + ["th_TH"])
        #expect(Array(other.suffix(2)) == ["9", "buddhist"])
        let plain = try await region { $0 }
        #expect(plain.dropFirst(9).prefix(4) == ["en_001", "en_001", "en_001", "en_001"])
        #expect(plain.dropFirst(13).first == "1 Jan 2026 at 9:41\u{202F}AM")
    }

    @Test func thePreferredLanguageIsTheScreens() async throws {
        let system = Locale.preferredLanguages
        func languages(_ identifier: String) async throws -> [String] {
            try await texts("languages", { $0.locale(Locale(identifier: identifier)) }) { Locale.preferredLanguages }
        }
        #expect(try await languages("de_DE") == ["de-DE"])
        #expect(try await languages("zh_Hant_TW") == ["zh-Hant-TW"])
        #expect(Locale.preferredLanguages == system)
    }

    @Test func theRegionOutsideOfRendersIsTheSystems() async throws {
        let before = Self.regionTexts().prefix(13)
        _ = try await region { $0.timeZone(TimeZone(secondsFromGMT: 3600) ?? .gmt).locale(Locale(identifier: "de_DE")) }
        #expect(Self.regionTexts().prefix(13) == before)
    }

    @Test func tasksAndQueuesHaveTheRegionToo() async throws {
        let log = Texts()
        let screen = Screen("region", configurations: Gallery.configurations) {
            Task { log.list.append(Locale.current.identifier) }
            DispatchQueue.global().async {
                let zone = TimeZone.current.identifier
                DispatchQueue.main.async { log.list.append(zone) }
            }
            return UIView()
        }
        .locale(Locale(identifier: "fr_FR")).timeZone(TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        try await draw(screen)
        #expect(log.list.sorted() == ["Asia/Tokyo", "fr_FR"])
    }

    @Test func aDatePickerShowsTheRendersDate() async throws {
        let found = try await dates { log in log.add(UIDatePicker().date) }
        #expect(found == [standard])
    }
}
