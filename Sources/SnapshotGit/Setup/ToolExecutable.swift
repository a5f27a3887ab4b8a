import Foundation
import SnapshotCore

/// The file of the program that is running.
package enum ToolExecutable {
    /// Its path without links.
    /// - Throws: `GitError.noExecutable` where it was deleted.
    package static func path() throws(GitError) -> String {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        guard FilePaths.isFile(path) else { throw .noExecutable(path: path) }
        return path
    }
}
