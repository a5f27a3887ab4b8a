import CFileSystem
import Foundation

/// A picture's file that is to be a baseline as it is.
package struct BaselineReplacement: Sendable {
    /// The baseline.
    package var path: String
    /// The file of the picture, in a folder that other users can't write.
    package var source: String
    /// The SHA-256 of the baseline that it replaces; nil where there is none.
    package var replaced: String?
    /// The identity of the baseline's file before its hash was computed: while it is the same, the file isn't read
    /// again. Nil if unknown.
    package var identity: FileIdentity?

    package init(path: String, source: String, replaced: String? = nil, identity: FileIdentity? = nil) {
        self.path = path
        self.source = source
        self.replaced = replaced
        self.identity = identity
    }
}

/// An error of recording a batch of files; every baseline is as before then.
enum BaselineReplacementError: Error, Hashable {
    /// The baseline isn't the one that was to be replaced.
    case changedMeanwhile(path: String)
}

extension BaselineReplacementError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .changedMeanwhile(let path):
            "\(path) was changed just now by somebody else; nothing was written: run “verify” again"
        }
    }

    /// 2: not compared.
    var commandStatus: CommandStatus { RunVerdict.notCompared.commandStatus }
}

extension BaselineRecorder {
    /// Makes files baselines, all of them or none: they are written aside and flushed to the disk before the first is
    /// renamed, and what was renamed is taken back where a later one can't be. Each baseline is looked at directly
    /// before it is replaced.
    /// - Throws: `BaselineReplacementError`, `FileSetError`, `AtomicFileError` or `CommandError`; all baselines are as
    ///   before then, but where `FileSetError.notTakenBack` names those that aren't.
    package func replace(_ replacements: [BaselineReplacement], in folder: String) throws {
        guard !replacements.isEmpty else { return }
        try gate.write {
            var files = FileTransaction()
            for item in replacements {
                files.add(fileAt: item.source, to: item.path, replacing: item.expected)
            }
            files.flush = { Self.flush(folder) }
            do {
                try files.write()
            } catch FileSetError.changedMeanwhile(let path) {
                throw BaselineReplacementError.changedMeanwhile(path: path)
            }
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

extension BaselineReplacement {
    fileprivate var expected: ReplacedFile {
        replaced.map { ReplacedFile.digest($0.lowercased(), identity) } ?? .nothing
    }
}
