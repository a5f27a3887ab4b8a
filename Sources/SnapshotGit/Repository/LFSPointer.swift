import Foundation
import SnapshotCore

/// A pointer file: Git LFS keeps it in a repository in place of a file.
struct LFSPointer: Hashable, Sendable {
    /// SHA-256 of the file, 64 hexadecimal digits.
    var hash: String
    /// Bytes of the file.
    var size: Int

    /// Nil for what is no pointer.
    init?(_ data: Data) {
        guard data.count < 1024, data.starts(with: Data("version https://git-lfs".utf8)) else { return nil }
        var fields: [Substring: Substring] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            guard let space = line.firstIndex(of: " ") else { continue }
            fields[line[..<space]] = line[line.index(after: space)...]
        }
        guard let id = fields["oid"], id.hasPrefix("sha256:"), let size = fields["size"].flatMap({ Int($0) }), size >= 0
        else { return nil }
        hash = String(id.dropFirst("sha256:".count))
        self.size = size
        guard hash.utf8.count == 64, hash.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
            return nil
        }
    }

    /// The file, where it has been fetched into the repository; nothing is downloaded.
    func file(in repository: GitRepository?) -> Data? {
        guard let repository else { return nil }
        let path = "\(repository.commonFolder)/lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)"
        return FilePaths.isFile(path) ? try? Data(contentsOf: URL(fileURLWithPath: path)) : nil
    }
}
