import Foundation
import SnapshotCore

/// The file of a run's results.
package enum ResultsFile {
    /// The name of the file in the folder for pictures of failures.
    package static let name = "results.json"
    /// The size limit of a JSON file from elsewhere, in bytes. A parser needs five times as much for a run's, and up to
    /// thirty times for a malicious one. A picture that differs in many places takes 10 to 30 kB in it.
    static let sizeLimit = 512 << 20
}

extension RunResults: FormattedContent {
    /// Reads a results file.
    package static func read(_ path: String) throws(ResultsError) -> RunResults {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: FilePaths.reason(error))
        }
        return try decode(data, path: path)
    }

    /// Decodes the content of a results file.
    /// - Throws: `ResultsError.notResults`, `.zip` or `.otherFormat`, with the path.
    static func decode(_ data: Data, path: String) throws(ResultsError) -> RunResults {
        if let results = RunResults(inPieces: data) { return results }
        switch FormattedFile<RunResults>(data) {
        case .content(let results)?: return results
        case .otherForm(let format)?: throw .otherFormat(path: path, format: format)
        case nil where data.starts(with: zipStart): throw .zip(path: path)
        case nil: throw .notResults(path: path)
        }
    }

    /// The first bytes of every zip that contains a file.
    static let zipStart = Data("PK\u{3}\u{4}".utf8)
}

/// An error in a results file.
package enum ResultsError: Error, Hashable {
    case unreadable(path: String, reason: String)
    /// The file isn't a results file, or is truncated.
    case notResults(path: String)
    /// The file is a zip, as CI engines provide artifacts, which may contain results.
    case zip(path: String)
    /// Another version of this tool wrote the file.
    case otherFormat(path: String, format: Int)
}

extension ResultsError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) can't be read (\(reason)): pass a results.json that “verify” wrote"
        case .notResults(let path):
            "\(path) isn't a results file of “verify”, or is truncated: run “verify” again, or pass another file"
        case .zip(let path):
            "\(path) is a zip file: unpack it, and pass the \(ResultsFile.name) in its folder"
        case .otherFormat(let path, let format):
            "\(path) has results in format \(format), but this tool reads format \(RunResults.currentFormat): use one "
                + "version of the tool for all runs"
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus { .notCompared }
}
