import Foundation
import Render

/// The expected content of a path before a file replaces it; other content is a user's work, and isn't replaced.
package enum ReplacedFile: Hashable, Sendable {
    /// Any content, or no file.
    case anything
    /// No file.
    case nothing
    /// This content.
    case content(Data)
    /// The SHA-256 of the content in lowercase hexadecimal digits, and the identity of the file before it was hashed.
    case digest(String, FileIdentity?)
}

/// Detects changes of a file that is to be replaced. The content is read only if the file's identity has changed.
struct ReplacedFileWatch: Sendable {
    private let path: String
    private let expected: ReplacedFile
    /// The identity of the file when its content was as expected.
    private var known: FileIdentity?

    init(_ path: String, _ expected: ReplacedFile) {
        self.path = path
        self.expected = expected
        if case .digest(_, let identity) = expected { known = identity }
    }

    mutating func isUnchanged() -> Bool {
        if case .anything = expected { return true }
        let now = FileIdentity(path)
        if let known, known == now { return true }
        guard isRight else { return false }
        known = now
        return true
    }

    private var isRight: Bool {
        switch expected {
        case .anything: true
        case .nothing: !FilePaths.exists(path)
        case .content(let data): (try? Data(contentsOf: URL(fileURLWithPath: path))) == data
        case .digest(let digest, _): FileDigest(ofFile: path)?.text == digest
        }
    }

    /// Updates the identity after the file got a second name, which changes the time of its inode.
    mutating func noteSecondName() {
        guard let before = known else { return }
        known = FileIdentity(path).flatMap { $0.hasContent(of: before) ? $0 : nil }
    }
}

/// The system's attributes of a file, which detect a change without reading it: every write changes one.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let bytes: Int
    /// The time of the last change of the content, since 1970.
    package let modified: Duration
    /// The time of the last change of the inode: the content, the mode, or the number of names.
    private let changed: Duration

    /// Creates the identity of a file, following links, before the file is read; nil if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        modified = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
        changed = .seconds(status.st_ctim.tv_sec) + .nanoseconds(status.st_ctim.tv_nsec)
    }

    /// Returns whether the file is the same except for a new name or mode, according to the system's attributes.
    func hasContent(of other: FileIdentity) -> Bool {
        device == other.device && inode == other.inode && bytes == other.bytes && modified == other.modified
    }
}
