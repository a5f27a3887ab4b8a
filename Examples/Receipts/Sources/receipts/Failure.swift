import ArgumentParser
import Foundation
import ReceiptKit

/// An error while reading or writing a file.
enum Failure: Error, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)

    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
        }
    }

    /// Writes an error to standard error and returns its exit code, as in `sysexits.h`.
    static func report(_ error: any Error) -> ExitCode {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        switch error {
        case is OrderError: return ExitCode(65)
        case Failure.unreadable: return ExitCode(66)
        case Failure.unwritable: return ExitCode(73)
        default: return ExitCode(70)
        }
    }
}
