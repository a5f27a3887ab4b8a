import SnapshotCore

/// An error that keeps an artifact, such as a run's folder, from being read.
package enum ArtifactError: Error, Hashable {
    /// Nothing is at the path.
    case missing(path: String)
    /// The path names a zip.
    case zip(path: String)
    /// The path names another file, a device or a pipe.
    case notAFolder(path: String)
    case badPath(path: String, entry: String, EntryPathError)
    /// A symbolic link.
    case link(path: String, entry: String)
    /// A device, a pipe, a socket.
    case notAFile(path: String, entry: String)
    case tooManyFiles(path: String, limit: Int)
    case entryTooLarge(path: String, entry: String, bytes: Int, limit: Int)
    case noEntry(path: String, entry: String)
    case damaged(path: String, entry: String, reason: String)
}

extension ArtifactError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .missing(let path):
            "there is no \(path): name the folder of a failed run or of a report"
        case .zip(let path):
            "\(path) is a zip: unpack it (unzip \(ShellWord.quoted(path)) -d \(ShellWord.quoted(Self.unpacked(path)))), "
                + "and name that folder"
        case .notAFolder(let path):
            "\(path) is no folder: name the folder of a failed run or of a report"
        case .badPath(let path, let entry, let fault):
            "\(path) is refused: its entry “\(PlainText.of(entry))” \(fault). No run and no CI engine writes that: "
                + "fetch it again, or run “verify” again"
        case .link(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” is a symbolic link, and a run leaves files. "
                + Self.adviceOnKinds
        case .notAFile(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” is no file. \(Self.adviceOnKinds)"
        case .tooManyFiles(let path, let limit):
            "\(path) is refused: it has more than \(limit) files. Name the folder of one run"
        case .entryTooLarge(let path, let entry, let bytes, let limit):
            "\(path): “\(PlainText.of(entry))” has \(bytes) bytes, and at most \(limit) are read. "
                + Self.advice(onLarge: entry)
        case .noEntry(let path, let entry):
            "\(path) has no file “\(PlainText.of(entry))”: it isn't whole. Fetch it again, or run “verify” again"
        case .damaged(let path, let entry, let reason):
            "\(path): “\(PlainText.of(entry))” can't be read (\(PlainText.of(reason))): fetch it again, or run “verify” "
                + "again"
        }
    }

    /// The folder that a zip is unpacked to: the zip's path without its extension.
    private static func unpacked(_ path: String) -> String {
        path.hasSuffix(".zip") ? String(path.dropLast(".zip".count)) : "\(path)-unpacked"
    }

    /// Advice for links, pipes and the like.
    private static var adviceOnKinds: String {
        "Where that is no part of the run, name the run's own folder; else run “verify” again"
    }

    /// Advice for a file that is too large to be read.
    private static func advice(onLarge entry: String) -> String {
        entry.hasSuffix(".png")
            ? "No run leaves such a picture: fetch it again, or run “verify” again"
            : "Run “verify” in shards (--shard 1/4), and approve the run of each by itself"
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .missing: .noInput
        default: .badData
        }
    }
}
