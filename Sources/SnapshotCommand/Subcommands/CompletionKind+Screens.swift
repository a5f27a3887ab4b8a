import ArgumentParser
import SnapshotCore

extension CompletionKind {
    /// The names of the catalog's screens, and behind a slash of their states.
    static var screens: CompletionKind {
        .custom { _, _, _ in SnapshotTool.current?.catalog.screens.flatMap(\.variants).map(\.fullName) ?? [] }
    }
}
