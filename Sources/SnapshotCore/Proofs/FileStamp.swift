import Foundation

/// A file that a picture depends on.
struct InputFile: Hashable, RawRepresentable, Codable {
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

/// The state of a file, as the file system tells it without reading the content: number, size, and the times of the
/// last changes of content and of attributes. Only the system sets the latter, so that no change of content keeps it.
struct FileStamp: Hashable {
    /// The state as words; `missing` without a file.
    let text: String

    init(of input: InputFile) {
        var status = stat()
        guard stat(input.path, &status) == 0 else {
            text = "missing"
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR, input.part == .status {
            text = "folder"
            return
        }
        let numbers = [
            Int(status.st_mode), Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
            status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
        text = numbers.map { String($0, radix: 36) }.joined(separator: " ")
    }

    /// Returns whether a file hasn't changed since a time, in seconds since 1970. The system's time stamps may be 10 ms
    /// behind its clock. A file that is missing hasn't, nor has the existence of a folder.
    static func isUnchanged(_ input: InputFile, since start: Double) -> Bool {
        var status = stat()
        guard stat(input.path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR || input.part == .content else {
            return true
        }
        return Double(status.st_ctim.tv_sec) + Double(status.st_ctim.tv_nsec) / 1e9 < start - 0.02
    }
}
