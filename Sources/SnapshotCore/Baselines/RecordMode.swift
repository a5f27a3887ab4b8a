import Foundation

/// The baselines that a run records.
public enum RecordMode: String, Hashable, Sendable, CaseIterable, Codable {
    /// All of them, whether or not they exist.
    case all
    /// Pictures without a baseline.
    case missing
    /// Pictures whose baselines are missing, unreadable, or different.
    case failed
    /// None.
    case never

    /// Creates the default mode: the one that `SNAPSHOT_TESTING_RECORD` names; `all` with `RECORD_SNAPSHOTS=1`; `never`
    /// on a CI machine, where `CI` is set to something other than `false` or `0`; else `missing`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let mode = environment[Self.variable].flatMap(RecordMode.init) {
            self = mode
        } else if environment[BaselineStore.recordVariable] == "1" {
            self = .all
        } else {
            self = Self.isOnCI(environment) ? .never : .missing
        }
    }

    /// Returns the mode that applies to a command.
    /// - Throws: `CommandError.invalidOption` if a variable of the environment has an unknown value.
    package static func requested(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) -> Choice {
        if let name = environment[variable], !name.isEmpty, RecordMode(rawValue: name) == nil {
            throw .invalidOption(
                option: variable,
                reason: "“\(name)” is not a mode: use \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        let record = BaselineStore.recordVariable
        if let value = environment[record], !["", "0", "1"].contains(value) {
            throw .invalidOption(
                option: record, reason: "“\(value)” is not a value: use 1 to record every baseline, or 0")
        }
        let mode = RecordMode(environment: environment)
        let variables = [variable, record].filter { environment[$0]?.isEmpty == false }
        return Choice(mode, by: variables.first)
    }

    /// A mode and its origin.
    package struct Choice {
        package let mode: RecordMode
        /// The option or variable that chose the mode; nil for the default.
        let origin: String?

        package init(_ mode: RecordMode, by origin: String?) {
            self.mode = mode
            self.origin = origin
        }

        /// A note for the beginning of a run that may replace baselines; nil for other runs.
        package var note: String? {
            guard mode == .all || mode == .failed, let origin else { return nil }
            return "recording \(mode == .all ? "every baseline" : "failed pictures"), set by \(origin)"
        }
    }

    /// The environment variable that names a mode, as for swift-snapshot-testing.
    public static let variable = "SNAPSHOT_TESTING_RECORD"

    /// Returns whether `CI` is set to something other than `false`, `no` or `0`.
    package static func isOnCI(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard let value = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(value)
    }
}
