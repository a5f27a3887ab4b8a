import Foundation
import SnapshotCore

/// The folders that a run writes to, the disk and the cores.
struct MachineDiagnostics {
    var baselines: String
    /// The folder of pictures of failures.
    var failures: String

    /// The amount of free space, in bytes, below which a note is reported.
    static let scarce: UInt64 = 500_000_000

    var diagnostics: [DoctorDiagnostic] { [baselineFolder, failureFolder, disk, cores] }

    private var baselineFolder: DoctorDiagnostic {
        guard FilePaths.exists(baselines) else {
            return DoctorDiagnostic(
                .machine, .note, baselines, "there is no such folder: no baselines yet",
                remedy: "“record” creates it, or run in the folder that contains it.")
        }
        guard FilePaths.isFolder(baselines) else {
            return DoctorDiagnostic(
                .machine, .fault, baselines, "a file, not a folder",
                remedy: "Move it away: baselines are stored in that folder.")
        }
        guard access(baselines, R_OK | X_OK) == 0 else {
            return DoctorDiagnostic(
                .machine, .fault, baselines, "can't be read (\(Self.reason))",
                remedy: "Allow this user to read it: chmod -R u+rX \(baselines)")
        }
        guard access(baselines, W_OK) == 0 else {
            return DoctorDiagnostic(
                .machine, .note, baselines, "readable, but not writable (\(Self.reason)): only verifying is possible"
            )
        }
        return DoctorDiagnostic(.machine, .ok, baselines, "readable and writable")
    }

    /// The diagnostic of the folder, or of its nearest existing parent.
    private var failureFolder: DoctorDiagnostic {
        let folder = FilePaths.nearestExisting(failures)
        guard FilePaths.isFolder(folder), access(folder, W_OK | X_OK) == 0 else {
            let reason = FilePaths.isFolder(folder) ? Self.reason : "\(folder) is a file"
            return DoctorDiagnostic(
                .machine, .fault, failures, "pictures of failures can't be written there (\(reason))",
                remedy: "Set SNAPSHOT_ARTIFACTS to a writable folder.")
        }
        return DoctorDiagnostic(.machine, .ok, failures, "pictures of failures can be written there")
    }

    private var disk: DoctorDiagnostic {
        let folder = FilePaths.nearestExisting(failures)
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else {
            return DoctorDiagnostic(.machine, .note, "disk", "the free space can't be determined (\(Self.reason))")
        }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        let text = "\(Self.size(free)) free at \(folder)"
        return free < Self.scarce
            ? DoctorDiagnostic(
                .machine, .warning, "disk", "only \(text)",
                remedy: "Free some space: a failed phone screen takes about 1 MB.")
            : DoctorDiagnostic(.machine, .ok, "disk", text)
    }

    private var cores: DoctorDiagnostic {
        let count = ProcessInfo.processInfo.activeProcessorCount
        return DoctorDiagnostic(
            .machine, .ok, "cores",
            "\(count), the default of --jobs; \(Self.size(ProcessInfo.processInfo.physicalMemory)) of memory")
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func size(_ bytes: UInt64) -> String {
        bytes >= 1_000_000_000 ? "\(bytes / 1_000_000_000) GB" : "\(bytes / 1_000_000) MB"
    }
}
