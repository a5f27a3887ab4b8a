import Foundation
import ImageDiff
import Render
import SnapshotCore

/// A picture's file at some time: in a commit, an index or a folder.
package struct BaselineVersion {
    /// The content of the file.
    enum Content {
        /// There was no file.
        case absent
        case picture(Data, PNGInfo)
        /// Git LFS stores the picture, and hasn't fetched it.
        case pointer(LFSPointer)
        case unreadable(reason: String)
    }

    let content: Content

    /// Reads a version.
    /// - Parameters:
    ///   - data: the content of the file; nil or empty if there was none.
    ///   - repository: the repository that is searched for pictures in Git LFS.
    init(_ data: Data?, in repository: GitRepository? = nil) {
        guard let data, !data.isEmpty else {
            content = .absent
            return
        }
        var file = data
        if let pointer = LFSPointer(data) {
            guard let fetched = pointer.file(in: repository) else {
                content = .pointer(pointer)
                return
            }
            file = fetched
        }
        do {
            content = .picture(file, try PNGInspector.inspect(file))
        } catch {
            content = .unreadable(reason: "\(error)")
        }
    }

    /// Reads a file.
    /// - Parameter path: the path; `/dev/null` represents no file.
    package init(path: String, in repository: GitRepository? = nil) {
        guard path != "/dev/null", FilePaths.exists(path) else {
            content = .absent
            return
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            self = BaselineVersion(data, in: repository)
        } catch {
            content = .unreadable(reason: FilePaths.reason(error))
        }
    }

    package var isAbsent: Bool { if case .absent = content { true } else { false } }

    var info: PNGInfo? { if case .picture(_, let info) = content { info } else { nil } }

    /// The content of the picture's file.
    var file: Data? { if case .picture(let file, _) = content { file } else { nil } }

    /// The views that it shows, if the file contains them.
    var views: ViewTree? { info?.views().flatMap(ViewTree.init(text:)) }

    /// Decodes the picture.
    /// - Throws: `ImageError`.
    func picture() throws -> StraightBitmap? { try file.map { try StraightBitmap(data: $0) } }

    /// Returns whether both are pictures of the same pixels at the same scale, compared by the hashes in the files if
    /// both have one, else pixel by pixel.
    func hasSamePixels(as other: BaselineVersion) -> Bool {
        guard let info, let theirs = other.info else { return false }
        if let hash = info.pixelHash, let theirHash = theirs.pixelHash { return hash == theirHash }
        guard info.width == theirs.width, info.height == theirs.height, info.scale == theirs.scale,
            let picture = try? picture(), let theirPicture = try? other.picture(),
            let comparison = try? BitmapComparison(picture, theirPicture)
        else { return false }
        return comparison.differingPixels == 0
    }

    /// Its size in words, or the reason why there is none.
    var summary: String {
        switch content {
        case .absent: "no picture"
        case .picture(_, let info):
            "\(info.width) × \(info.height) pixels"
                + (info.scale.map { " at scale \(Self.text($0))" } ?? "")
        case .pointer(let pointer):
            "a Git LFS pointer to \(pointer.size) bytes, not the picture: fetch it with “git lfs pull”"
        case .unreadable(let reason): "not a readable picture: \(reason)"
        }
    }

    private static func text(_ scale: Double) -> String {
        scale == scale.rounded() ? String(Int(scale)) : String(scale)
    }
}

/// A pointer file, which a repository contains in place of a file in Git LFS.
struct LFSPointer: Hashable, Sendable {
    /// The SHA-256 of the file, in 64 hexadecimal digits.
    var hash: String
    /// The size of the file in bytes.
    var size: Int

    /// Parses a pointer; nil if the data isn't one.
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

    /// Returns the file if it has been fetched into the repository; nothing is downloaded.
    func file(in repository: GitRepository?) -> Data? {
        guard let repository else { return nil }
        let path = "\(repository.commonFolder)/lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)"
        return FilePaths.isFile(path) ? try? Data(contentsOf: URL(fileURLWithPath: path)) : nil
    }
}
