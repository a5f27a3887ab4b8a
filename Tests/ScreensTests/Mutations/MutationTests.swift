import Builder
import BuilderSnapshots
import Foundation
import Testing

@testable import Screens

/// Makes every small mistake that the screens have room for, one at a time, and checks that the picture shows it and
/// that the reported changes name the view.
///
/// What survives is listed with its reason in `Tests/Fixtures/Mutations`; run with `UPDATE_DOCUMENTATION=1` to write
/// the lists anew.
@MainActor
@Suite struct MutationTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        var screen: Screen
        var kind: Mutation.Kind

        var testDescription: String { "\(screen.name), each \(kind.rawValue)" }
        var file: URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Fixtures/Mutations/\(screen.name).\(kind.rawValue).txt").standardized
        }
    }

    /// What came of all mistakes of a kind in a screen.
    struct Tally: Sendable {
        var caught = 0
        var survivors: [String] = []
        var failures: [String] = []
    }

    /// The app's screens; samples are bare views, which aren't made to fill a device, the forms made with SwiftlyUI
    /// have empty fields, whose font and color nothing shows, most of the system's views have others in front of them,
    /// and flows begin with the users' list or with the system's views.
    nonisolated static let subjects = Catalog.demo.screens
        .filter { screen in screen.configurations.contains { $0.width == nil } }
        .filter { screen in !["swiftly-", "system-", "flow-"].contains { screen.name.hasPrefix($0) } }
        .flatMap { screen in Mutation.Kind.allCases.map { Subject(screen: screen, kind: $0) } }

    @Test(arguments: subjects) func everyMistakeShowsAndIsNamed(_ subject: Subject) async throws {
        let device = try #require(Device.named("iPhone SE (3rd)"))
        var renderer = SnapshotConfiguration(device: device, appearance: .light).renderer
        renderer.timeout = 600
        let source = { @MainActor @Sendable in try subject.screen.make(ScreenInput()) }
        let tally = try await renderer.display(of: try source()) { window in
            try Self.tally(subject.kind, in: window)
        }.value
        #expect(tally.failures.isEmpty, "\(tally.failures.joined(separator: "\n"))")
        try Self.hold(tally, against: subject.file)
    }

    private static func tally(_ kind: Mutation.Kind, in window: UIView) throws -> Tally {
        let bench = try MutationBench(window, scale: 2)
        var tally = Tally()
        for mutation in Mutation.all(kind, in: window) {
            let name = "\(mutation.views.map(bench.title).joined(separator: " and ")): \(mutation.what)"
            switch try bench.outcome(of: mutation) {
            case .caught: tally.caught += 1
            case .survives(let reason): tally.survivors.append("\(name): \(reason)")
            case .missed: tally.failures.append("\(name): the picture is the same, for no known reason")
            case .misnamed(let views): tally.failures.append("\(name): reported as \(views)")
            }
            if !bench.isUnchanged { tally.failures.append("\(name): the screen isn't as it was") }
        }
        return tally
    }

    /// One line for all survivors of the same kind, with their number.
    private static func hold(_ tally: Tally, against file: URL) throws {
        let counts = Dictionary(tally.survivors.map { ($0, 1) }, uniquingKeysWith: +)
        let lines = counts.keys.sorted().map { counts[$0] == 1 ? $0 : "\($0) (\(counts[$0] ?? 0) times)" }
        let text = (["\(tally.caught) caught, \(tally.survivors.count) survive"] + lines).map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "Other mistakes survive than before: run this test with UPDATE_DOCUMENTATION=1")
    }
}
