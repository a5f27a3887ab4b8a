import SnapshotCore

/// An error that prevents the gallery from being served.
package enum ServeError: Error, Hashable {
    /// Another process listens on the port.
    case portInUse(UInt16)
    /// The system doesn't provide a socket.
    case noSocket(reason: String)
}

extension ServeError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .portInUse(let port):
            "port \(port) is in use by another process: pass another --port, or 0 for any that is free"
        case .noSocket(let reason): "the gallery can't be served: \(reason)"
        }
    }

    package var commandStatus: CommandStatus { .cannotCreate }
}
