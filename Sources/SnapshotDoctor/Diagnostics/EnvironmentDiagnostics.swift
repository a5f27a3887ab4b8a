import Foundation
import SnapshotCore

/// The environment variables that affect a run.
struct EnvironmentDiagnostics {
    var environment: [String: String]

    /// The variables that are reported with their values, and their meaning.
    private static let meanings: [(name: String, meaning: String)] = [
        ("CI", "baselines are only recorded on request"),
        ("GITHUB_ACTIONS", "failures become annotations"),
        ("SNAPSHOT_ARTIFACTS", "pictures of failures are written there"),
        ("LD_LIBRARY_PATH", "libraries there take precedence over the system's"),
        ("LD_PRELOAD", "a library is loaded before all others"),
        (
            "SWIFT_DETERMINISTIC_HASHING",
            "sets and dictionaries have the same order in each process: screens that depend on it are not detected"
        ),
        ("TZ", "the time zone of the C library; Foundation's is UTC in renders, or that of --time-zone"),
        ("LC_ALL", "the language of the C library; Foundation's locale is en_001 in renders, or that of --locale"),
        ("LANG", "the language of the C library; Foundation's locale is en_001 in renders, or that of --locale"),
    ]

    private static let doubtful: Set<String> = ["LD_PRELOAD", "LD_LIBRARY_PATH", "SWIFT_DETERMINISTIC_HASHING"]

    var diagnostics: [DoctorDiagnostic] {
        var diagnostics = Self.meanings.compactMap { name, meaning -> DoctorDiagnostic? in
            guard let value = environment[name], !value.isEmpty else { return nil }
            return DoctorDiagnostic(
                .environment, Self.doubtful.contains(name) ? .warning : .note, name, "“\(value)”: \(meaning)",
                remedy: Self.doubtful.contains(name)
                    ? "Unset \(name) for runs that compare pictures, unless it is intended." : nil)
        }
        if environment[BaselineStore.recordVariable] == "1" {
            diagnostics.append(
                DoctorDiagnostic(
                    .environment, .warning, BaselineStore.recordVariable, "“1”: tests record instead of comparing",
                    remedy: "Unset it once the baselines are recorded."))
        }
        do {
            if let source = try ShardSource.find(option: nil, environment: environment) {
                diagnostics.append(
                    DoctorDiagnostic(
                        .environment, .note, source.origin, "\(source.shard): only its part of the pictures is checked")
                )
            }
        } catch {
            diagnostics.append(
                DoctorDiagnostic(
                    .environment, .fault, "shards", "\(error)",
                    remedy: "Until this is fixed, every run here ends with exit code 64."))
        }
        if diagnostics.isEmpty {
            diagnostics.append(DoctorDiagnostic(.environment, .ok, "variables", "none that affects runs"))
        }
        return diagnostics
    }
}
