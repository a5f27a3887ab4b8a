import Foundation
import Render

/// Why a file or folder can't be made, in the system's words, for errors that name another place than the one that failed.
package enum SystemReason {
    package static func of(_ error: any Error) -> String {
        if case CommandError.cannotCreate(_, let reason) = error { return reason }
        return (error as? AtomicFileError)?.reason ?? error.localizedDescription
    }
}
