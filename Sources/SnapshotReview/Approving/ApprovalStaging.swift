import Foundation
import Render
import SnapshotCore

/// A private folder for candidates until all of them are checked.
final class ApprovalStaging: Sendable {
    let folder: String
    /// The descriptor that keeps the folder locked while this process runs, so that other processes don't delete it.
    private let descriptor: Int32

    var pictures: String { "\(folder)/pictures" }
    var scratch: String { "\(folder)/scratch" }

    private static let prefix = "snapshot-approve-"

    /// Creates the folder, and deletes folders that killed processes of the same user have left.
    /// - Parameter age: the age in seconds at which folders are deleted; a new one isn't locked immediately.
    /// - Throws: `ApprovalError.noTemporaryFolder`.
    init(
        in parent: String = FileManager.default.temporaryDirectory.path, sweepingAfter age: Int = 60
    ) throws(ApprovalError) {
        Self.sweep(parent, age: age)
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .noTemporaryFolder(parent, reason: String(cString: strerror(errno)))
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        folder = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit { close(descriptor) }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private static func sweep(_ parent: String, age: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
                time(nil) - status.st_ctim.tv_sec > age
            else { continue }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Writes a picture's file to the folder.
    /// - Parameter file: a path in the folder `pictures` of a staging.
    /// - Throws: `ApprovalError.notPutAside`.
    static func put(_ data: Data, at file: String) throws(ApprovalError) {
        do {
            try FilePaths.write(data, to: file)
        } catch {
            throw .notPutAside(folder: FilePaths.folder(of: file), reason: SystemReason.of(error))
        }
    }
}
