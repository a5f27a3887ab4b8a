import Foundation
import Render
import SnapshotCore

extension MergeDriver {
    /// Merges files, and overwrites ours with the result.
    /// - Parameter files: the paths of the common ancestor, ours and theirs.
    /// - Returns: success, or `differs` for a conflict.
    @MainActor
    package func merge(_ files: [String]) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let contents = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let answer = await answer(base: contents[0], ours: contents[1], theirs: contents[2])
        tool.console.message(answer.message)
        guard let file = answer.file else { return RunVerdict.differs.commandStatus }
        if file != contents[1] {
            try signals.whileDeferred { try AtomicFile.write(file, to: files[1], surviving: .process) }
        }
        return .success
    }
}
