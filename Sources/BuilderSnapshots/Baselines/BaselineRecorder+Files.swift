import CCairo
import Foundation
import Render

/// A picture's file that is to be a baseline as it is.
struct BaselineReplacement: Sendable {
    /// The baseline.
    var path: String
    /// The file that holds the picture, which nobody changes meanwhile.
    var source: String
    /// The SHA-256 of that file.
    var digest: String
    /// The SHA-256 of the baseline that it replaces; nil where there is none.
    var replaced: String?
}

/// Why a batch of files isn't recorded; every baseline is as before then.
enum BaselineReplacementError: Error, Hashable {
    /// The baseline isn't the one that was to be replaced.
    case changedMeanwhile(path: String)
    /// The file isn't the one that was checked.
    case sourceChanged(path: String)
}

extension BaselineReplacementError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .changedMeanwhile(let path):
            "\(path) was changed just now by somebody else; nothing was written: run “verify” again"
        case .sourceChanged(let path):
            "the picture for \(path) was changed just now by somebody else; nothing was written: run it again"
        }
    }

    /// 2: not compared.
    var commandStatus: CommandStatus { RunVerdict.notCompared.commandStatus }
}

extension BaselineRecorder {
    /// Makes files baselines, all of them or none: they are written aside and flushed to the disk before the first is renamed, and
    /// what was renamed is taken back where a later one can't be.
    /// - Throws: `BaselineReplacementError`, `FileSetError`, `AtomicFileError` or `CommandError`; all baselines are as before
    ///   then.
    func replace(_ replacements: [BaselineReplacement], in folder: String) throws {
        guard !replacements.isEmpty else { return }
        try gate.write {
            var files = FileSet()
            for item in replacements {
                // Mapped, so that thousands of pictures aren't in memory at once.
                let data = try Data(contentsOf: URL(fileURLWithPath: item.source), options: .alwaysMapped)
                guard FileDigest(data).text == item.digest else {
                    throw BaselineReplacementError.sourceChanged(path: item.path)
                }
                files.add(data, to: item.path)
            }
            var isFlushed = false
            files.move = { from, to in
                if !isFlushed {
                    isFlushed = true
                    guard Self.flush(folder) else { return -1 }
                }
                return rename(from, to)
            }
            for item in replacements where FileDigest.ofBaseline(item.path) != item.replaced {
                throw BaselineReplacementError.changedMeanwhile(path: item.path)
            }
            try files.write()
            _ = Self.flush(folder)
        }
    }

    /// One flush of the folder's file system instead of one for each file.
    private static func flush(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return cc_flush_file_system(descriptor) == 0
    }
}

extension FileDigest {
    /// Of the file at a baseline's path; nil where there is none, and empty where it can't be read.
    fileprivate static func ofBaseline(_ path: String) -> String? {
        FilePlace.exists(path) ? FileDigest(ofFile: path)?.text ?? "" : nil
    }
}
