import BuilderUIKit
import Foundation
import SnapshotCore

/// The values that a screen's code reads from its surroundings, each tried in two renders: the render's, and those that
/// still move.
enum ValueDiagnostics {
    private struct Probe: Sendable {
        var name: String
        /// The value that a render shows; nil if it only has to be the same in both.
        var expected: String?
        /// A Boolean value that indicates whether it has to be the render's.
        var isReplaced = true
        var read: @MainActor @Sendable () -> String
    }

    /// A zone whose minutes differ from almost all others.
    private static let zone = "Pacific/Chatham"
    private static let locale = "ar_EG"
    private static let seconds = 1_000_000_000.0

    private static let probes = [
        Probe(name: "Date()", expected: "\(seconds)") { "\(Date().timeIntervalSince1970)" },
        Probe(name: "TimeZone.current", expected: zone) { TimeZone.current.identifier },
        Probe(name: "Locale.current", expected: locale) { Locale.current.identifier },
        Probe(name: "Calendar.current", expected: "\(zone) \(locale)") {
            "\(Calendar.current.timeZone.identifier) \(Calendar.current.locale?.identifier ?? "")"
        },
        Probe(name: "DateFormatter()", expected: "\(zone) \(locale)") {
            "\(DateFormatter().timeZone.identifier) \(DateFormatter().locale.identifier)"
        },
        Probe(name: "UUID()") { UUID().uuidString },
        Probe(name: "Int.random(in:)") { "\(Int.random(in: 0...Int.max))" },
        Probe(name: "SystemRandomNumberGenerator()") {
            var generator = SystemRandomNumberGenerator()
            return "\(generator.next())"
        },
        Probe(name: "arc4random()", isReplaced: false) { "\((0..<4).map { _ in arc4random() })" },
        Probe(name: "localtime()", expected: "31", isReplaced: false) {
            var (time, parts) = (time_t(seconds), tm())
            localtime_r(&time, &parts)
            return "\(parts.tm_min)"
        },
        Probe(name: "ContinuousClock.now", isReplaced: false) { "\(ContinuousClock.now)" },
        Probe(name: "ProcessInfo.processInfo.systemUptime", isReplaced: false) {
            "\(ProcessInfo.processInfo.systemUptime)"
        },
    ]

    /// Reads the values in two renders.
    /// - Throws: `RenderError`.
    @MainActor
    static func diagnostics() async throws -> [DoctorDiagnostic] {
        let (first, second) = (try await values(), try await values())
        let moving = probes.indices.filter { first[$0] != probes[$0].expected ?? second[$0] }.map { probes[$0] }
        func names(_ probes: some Sequence<Probe>) -> String { probes.map(\.name).joined(separator: ", ") }
        let faults = moving.filter(\.isReplaced)
        let fixed = probes.filter { probe in !moving.contains { $0.name == probe.name } }
        return [
            DoctorDiagnostic(
                .environment, .ok, "values of renders", "\(names(fixed)): the same in each render of a screen"),
            faults.isEmpty
                ? nil
                : DoctorDiagnostic(
                    .environment, .warning, "values of renders", "\(names(faults)): not the render's",
                    remedy: "Build the command without --static-swift-stdlib; if it is, report the version of Swift."),
            DoctorDiagnostic(
                .environment, .note, "values that move",
                "\(names(moving.filter { !$0.isReplaced })): the machine's, in renders, too",
                remedy: "Pass such values to the screens that show them."),
        ].compactMap { $0 }
    }

    @MainActor
    private static func values() async throws -> [String] {
        let log = Log()
        let screen = Screen("values") {
            log.values = probes.map { $0.read() }
            return UIView()
        }
        .now(Date(timeIntervalSince1970: seconds)).locale(Locale(identifier: locale))
        .timeZone(TimeZone(identifier: zone) ?? .gmt)
        _ = try await screen.display(for: .documentation)
        return log.values
    }

    @MainActor
    private final class Log {
        var values: [String] = []
    }
}
