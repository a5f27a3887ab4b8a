import Foundation
import Render
import SnapshotCore

/// The folders that a run writes to, the disk and the cores.
package struct MachineFindings {
    /// Where baselines are.
    package var baselines: String
    /// Where pictures of failures go.
    package var failures: String

    package init(baselines: String, failures: String) {
        self.baselines = baselines
        self.failures = failures
    }
    /// So little is noted as too little, in bytes.
    static let scarce: UInt64 = 500_000_000

    package var findings: [DoctorFinding] {
        [baselineFolder, failureFolder, disk, cores]
    }

    private var baselineFolder: DoctorFinding {
        guard FilePlace.exists(baselines) else {
            return DoctorFinding(
                .machine, .note, baselines, "there is no such folder: no baselines yet",
                remedy: "“record” makes it, or run in the folder that it lies in.")
        }
        guard FilePlace.isFolder(baselines) else {
            return DoctorFinding(
                .machine, .fault, baselines, "a file, not a folder",
                remedy: "Move it away: baselines are kept in that folder.")
        }
        guard access(baselines, R_OK | X_OK) == 0 else {
            return DoctorFinding(
                .machine, .fault, baselines, "can't be read (\(Self.reason))",
                remedy: "Give this user the right to read it: chmod -R u+rX \(baselines)")
        }
        guard access(baselines, W_OK) == 0 else {
            return DoctorFinding(
                .machine, .note, baselines, "can be read, not written (\(Self.reason)): enough to verify, not to record"
            )
        }
        return DoctorFinding(.machine, .ok, baselines, "can be read and written")
    }

    /// Or the nearest folder above it that is there.
    private var failureFolder: DoctorFinding {
        var folder = failures
        while !FilePlace.exists(folder), folder != ".", folder != "/" { folder = FilePlace.folder(of: folder) }
        guard FilePlace.isFolder(folder), access(folder, W_OK | X_OK) == 0 else {
            let reason = FilePlace.isFolder(folder) ? Self.reason : "\(folder) is a file"
            return DoctorFinding(
                .machine, .fault, failures, "pictures of failures can't be written there (\(reason))",
                remedy: "Set SNAPSHOT_ARTIFACTS to a folder that can be written.")
        }
        return DoctorFinding(.machine, .ok, failures, "pictures of failures can be written there")
    }

    private var disk: DoctorFinding {
        var place = failures
        while !FilePlace.exists(place), place != ".", place != "/" { place = FilePlace.folder(of: place) }
        var status = statvfs()
        guard statvfs(place, &status) == 0 else {
            return DoctorFinding(.machine, .note, "disk", "its free space can't be found out (\(Self.reason))")
        }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        let text = "\(Self.size(free)) free at \(place)"
        return free < Self.scarce
            ? DoctorFinding(
                .machine, .warning, "disk", "only \(text)",
                remedy: "Make room: a failure of a phone's screen takes about 1 MB.")
            : DoctorFinding(.machine, .ok, "disk", text)
    }

    private var cores: DoctorFinding {
        let count = ProcessInfo.processInfo.activeProcessorCount
        return DoctorFinding(
            .machine, .ok, "cores",
            "\(count), so --jobs \(count) by itself; \(Self.size(ProcessInfo.processInfo.physicalMemory)) of memory")
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func size(_ bytes: UInt64) -> String {
        bytes >= 1_000_000_000 ? "\(bytes / 1_000_000_000) GB" : "\(bytes / 1_000_000) MB"
    }
}
