import Foundation

/// A file that a picture depends on.
struct InputFile: Hashable, RawRepresentable {
    /// The part of the file that is read.
    enum Part: Character {
        /// The content; of a folder, its names.
        case content = "r"
        /// Existence and attributes; of a folder, its existence.
        case status = "s"
    }

    var path: String
    var part: Part

    init(path: String, part: Part) {
        self.path = path
        self.part = part
    }

    /// The part's letter before the path.
    var rawValue: String { "\(part.rawValue)\(path)" }

    init?(rawValue: String) {
        guard let part = rawValue.first.flatMap(Part.init) else { return nil }
        self.init(path: String(rawValue.dropFirst()), part: part)
    }
}

/// The state of a file according to the file system, without its content: number, size, and the times of the last
/// changes of content and of attributes. Only the system sets the latter, so that no change of content keeps it.
struct FileStamp {
    /// The state as words; `missing` without a file.
    let text: String
    /// A Boolean value that indicates whether the file hasn't changed since a time. A file that is missing has changed
    /// if its folder has; the existence of a folder hasn't.
    let isSettled: Bool
    /// A Boolean value that indicates whether the state tells the content; a pipe's doesn't.
    let isComplete: Bool

    /// Reads the state.
    /// - Parameter start: The time since which the file is to be unchanged, in seconds since 1970.
    init(of input: InputFile, since start: Double = .infinity) {
        var status = stat()
        guard stat(input.path, &status) == 0 else {
            var folder = FilePaths.folder(of: input.path)
            while stat(folder, &status) != 0, folder != "/", folder != "." { folder = FilePaths.folder(of: folder) }
            (text, isSettled, isComplete) = ("missing", Self.isSettled(status, since: start), true)
            return
        }
        let kind = status.st_mode & S_IFMT
        var numbers = [Int(status.st_mode), Int(status.st_dev), Int(status.st_ino)]
        let isExistence = kind == S_IFDIR && input.part == .status
        if !isExistence {
            numbers += [
                Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
                status.st_ctim.tv_nsec,
            ]
        }
        text = numbers.map { String($0, radix: 36) }.joined(separator: " ")
        var link = stat()
        isSettled =
            (isExistence || Self.isSettled(status, since: start))
            && (lstat(input.path, &link) != 0 || link.st_mode & S_IFMT != S_IFLNK || Self.isSettled(link, since: start))
        isComplete = kind == S_IFREG || kind == S_IFDIR
    }

    /// The system's time stamps may be 10 ms behind its clock; those of some file systems have no parts of seconds.
    private static func isSettled(_ status: stat, since start: Double) -> Bool {
        let changed = status.st_ctim
        let margin = changed.tv_nsec == 0 ? 2 : 0.02
        return Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9 < start - margin
    }
}
