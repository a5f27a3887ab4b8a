import SnapshotCore

/// Why an artefact isn't read; nothing of it was unpacked then.
package enum ArchiveError: Error, Hashable {
    /// There is nothing of that name.
    case missing(path: String)
    /// A device, a pipe.
    case notAnArtifact(path: String)
    /// It is cut off, or something else than a zip.
    case notAZip(path: String, reason: String)
    case badPath(path: String, entry: String, EntryPath.Fault)
    /// A symbolic link.
    case link(path: String, entry: String)
    /// A device, a pipe, a socket.
    case notAFile(path: String, entry: String)
    case encrypted(path: String, entry: String)
    /// Two entries of one name: which of them is meant depends on who reads.
    case twice(path: String, entry: String)
    case tooManyFiles(path: String, limit: Int)
    /// All files together, in bytes.
    case tooLarge(path: String, limit: Int)
    /// A megabyte and more from almost nothing.
    case bomb(path: String, entry: String, ratio: Int)
    case entryTooLarge(path: String, entry: String, bytes: Int, limit: Int)
    case noEntry(path: String, entry: String)
    case damaged(path: String, entry: String, reason: String)
}

extension ArchiveError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .missing(let path):
            "there is no \(path): name the folder of a failed run or of a report, or the zip of either"
        case .notAnArtifact(let path):
            "\(path) is no folder and no zip: name the folder of a failed run or of a report, or the zip of either"
        case .notAZip(let path, let reason):
            "\(path) is no zip that can be read (\(PlainText.of(reason))): fetch it again, or name a folder"
        case .badPath(let path, let entry, let fault):
            "\(path) is refused: its entry “\(PlainText.of(entry))” \(fault). No run and no CI engine writes that: "
                + "fetch it again, or run “verify” again"
        case .link(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” is a symbolic link, and a run leaves files. "
                + Self.adviceOnKinds
        case .notAFile(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” is no file. \(Self.adviceOnKinds)"
        case .encrypted(let path, let entry):
            "\(path) is refused: its entry “\(PlainText.of(entry))” is encrypted. Unpack it, and name the folder"
        case .twice(let path, let entry):
            "\(path) is refused: it has two entries “\(PlainText.of(entry))”, and which one is meant nobody can say. "
                + "Fetch it again, or name the folder that it was made of"
        case .tooManyFiles(let path, let limit):
            "\(path) is refused: it has more than \(limit) files. Name the folder or zip of one run"
        case .tooLarge(let path, let limit):
            "\(path) is refused: unpacked it would have more than \(limit >> 30) GB. Unpack what the run left, and name that "
                + "folder"
        case .bomb(let path, let entry, let ratio):
            "\(path) is refused: its entry “\(PlainText.of(entry))” would grow \(ratio) times when it is unpacked. "
                + "Fetch it again; where you know who made it, unpack it, and name the folder"
        case .entryTooLarge(let path, let entry, let bytes, let limit):
            "\(path): “\(PlainText.of(entry))” has \(bytes) bytes, and at most \(limit) are read. "
                + Self.advice(onLarge: entry, bytes: bytes)
        case .noEntry(let path, let entry):
            "\(path) has no file “\(PlainText.of(entry))”: it isn't whole. Fetch it again, or run “verify” again"
        case .damaged(let path, let entry, let reason):
            "\(path): “\(PlainText.of(entry))” can't be read (\(PlainText.of(reason))): fetch it again, or run “verify” "
                + "again"
        }
    }

    /// What to do about links, pipes and the like.
    private static var adviceOnKinds: String {
        "Where that is no part of the run, unpack the zip, and name the run's folder in it; else run “verify” again"
    }

    /// What to do about a file that is too large to be read.
    private static func advice(onLarge entry: String, bytes: Int) -> String {
        if entry.hasSuffix(".png") { return "No run leaves such a picture: fetch it again, or run “verify” again" }
        return bytes <= RunFiles.sizeLimit
            ? "Unpack the zip, and name the folder: more is read there"
            : "Run “verify” in shards (--shard 1/4), and approve the run of each by itself"
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .missing: .noInput
        default: .badData
        }
    }
}
