import Foundation
import Render

/// The system's reasons for files or folders that can't be made, for errors that name another path than the one that
/// failed.
package enum SystemReason {
    /// Returns the reason of an error, without its path.
    package static func of(_ error: any Error) -> String {
        if case CommandError.cannotCreate(_, let reason) = error { return reason }
        return (error as? AtomicFileError)?.reason ?? error.localizedDescription
    }
}
