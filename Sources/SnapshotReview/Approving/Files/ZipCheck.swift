import CZip
import Foundation
import SnapshotCore

/// Looks at the list of a zip's entries, and unpacks nothing.
struct ZipCheck {
    let archive: OpaquePointer
    let path: String
    let limits: ZipLimits

    struct File: Hashable {
        var index: UInt64
        /// Unpacked.
        var bytes: Int
    }

    /// The files by path.
    /// - Throws: `ArchiveError` for the first entry that isn't as a run would have written it.
    func files() throws(ArchiveError) -> [String: File] {
        let count = zip_get_num_entries(archive, 0)
        guard count <= limits.entries else { throw .tooManyFiles(path: path, limit: limits.entries) }
        var files: [String: File] = [:]
        var names: Set<String> = []
        var total = 0
        for index in 0..<UInt64(max(0, count)) {
            let (name, isFolder, bytes) = try entry(index)
            guard names.insert(name).inserted else { throw .twice(path: path, entry: name) }
            let (sum, overflows) = total.addingReportingOverflow(bytes)
            guard !overflows, sum <= limits.bytes else { throw .tooLarge(path: path, limit: limits.bytes) }
            total = sum
            if !isFolder { files[name] = File(index: index, bytes: bytes) }
        }
        return files
    }

    private func entry(_ index: UInt64) throws(ArchiveError) -> (name: String, isFolder: Bool, bytes: Int) {
        var status = zip_stat()
        guard let text = zip_get_name(archive, index, 0), zip_stat_index(archive, index, 0, &status) == 0 else {
            throw .damaged(path: path, entry: "number \(index)", reason: String(cString: zip_strerror(archive)))
        }
        let written = String(cString: text)
        let name: String
        switch EntryPath.checked(written) {
        case .success(let checked): name = checked
        case .failure(let problem): throw .badPath(path: path, entry: written, problem.fault)
        }
        let needed = UInt64(ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_ENCRYPTION_METHOD)
        guard status.valid & needed == needed, let bytes = Int(exactly: status.size) else {
            throw .damaged(path: path, entry: name, reason: "it doesn't say how long it is")
        }
        guard status.encryption_method == ZIP_EM_NONE else { throw .encrypted(path: path, entry: name) }
        try checkType(index, name)
        if bytes > limits.freeBytes {
            let ratio = bytes / max(1, Int(clamping: status.comp_size))
            guard ratio <= limits.ratio else { throw .bomb(path: path, entry: name, ratio: ratio) }
        }
        return (name, written.hasSuffix("/"), bytes)
    }

    private func checkType(_ index: UInt64, _ name: String) throws(ArchiveError) {
        switch cc_zip_file_type(archive, index) {
        case 0, S_IFREG, S_IFDIR: return
        case S_IFLNK: throw .link(path: path, entry: name)
        default: throw .notAFile(path: path, entry: name)
        }
    }
}
