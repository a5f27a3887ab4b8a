import Foundation

/// A file that a picture depends on.
struct InputFile: Hashable, Codable {
    /// The part of the file that is read.
    enum Part: String, Hashable, Codable {
        /// The content; of a folder, its names.
        case content = "r"
        /// Existence and attributes; of a folder, its existence.
        case status = "s"
    }

    var path: String
    var part: Part
}

/// The state of a file, as the file system tells it without reading the content: number, size, and the times of the
/// last changes of content and of attributes. Only the system sets the latter, so that no change of content keeps it.
struct FileStamp: Hashable {
    /// The state as words; `missing` without a file.
    let text: String
    /// The time of the last change in seconds since 1970; nil for a file that is missing, and for the existence of a
    /// folder.
    let changed: Double?

    init(of input: InputFile) {
        var status = stat()
        guard stat(input.path, &status) == 0 else {
            self.init(text: "missing", changed: nil)
            return
        }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder, input.part == .status {
            self.init(text: "folder", changed: nil)
            return
        }
        let numbers = [
            Int(status.st_mode), Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
            status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
        self.init(
            text: numbers.map { String($0, radix: 36) }.joined(separator: " "),
            changed: Double(status.st_ctim.tv_sec) + Double(status.st_ctim.tv_nsec) / 1e9)
    }

    private init(text: String, changed: Double?) {
        self.text = text
        self.changed = changed
    }
}
