import Foundation
import SnapshotCore

/// The saved decisions of a user on a report's page.
package struct Decisions: Hashable, Sendable {
    enum Verdict: String, Hashable, Sendable, Codable {
        case accepted, rejected
    }

    struct Decision: Hashable, Sendable {
        var verdict: Verdict
        /// The SHA-256 of the picture that was reviewed.
        var actual: String
    }

    /// The hash of the report that the decisions are about; nil if the file has none, and for several reports.
    var report: String?
    /// The decisions by the pictures' names.
    var decisions: [String: Decision]
    /// The names in the file's order.
    var names: [String]

    /// Decodes a file.
    /// - Parameter path: the path for messages.
    init(_ data: Data, path: String) throws(DecisionsError) {
        let file: SavedFile
        switch FormattedFile<SavedFile>(data) {
        case .content(let content)?: file = content
        case .otherForm(let format)?: throw .otherFormat(path: path, format: format)
        case nil: throw .notDecisions(path: path)
        }
        report = file.report
        decisions = [:]
        names = []
        for item in file.decisions {
            guard let verdict = Verdict(rawValue: item.decision) else {
                throw .unknownDecision(item.decision, path: path, picture: item.name)
            }
            let decision = Decision(verdict: verdict, actual: item.actual)
            guard decisions.updateValue(decision, forKey: item.name) == nil else {
                throw .twice(path: path, picture: item.name)
            }
            names.append(item.name)
        }
    }

    package init(reading path: String) throws(DecisionsError) {
        let data: Data
        do throws(RegularFileError) {
            guard let real = FilePaths.real(path) else { throw .system(errno) }
            data = try RegularFile.read(real, limit: ResultsFile.sizeLimit)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        try self.init(data, path: path)
    }

    /// Returns the decisions that were saved beside an artifact's reports, as one.
    /// - Returns: nil if none were saved.
    /// - Throws: `DecisionsError`, also if a file is beside another report than the one that it is about.
    package static func saved(beside reports: [ArtifactReport]) throws(DecisionsError) -> Decisions? {
        var all: Decisions?
        var owners: [String: String] = [:]
        for report in reports {
            guard let saved = report.decisions else { continue }
            let found = try Decisions(saved.data, path: saved.path)
            try found.check(against: [report], path: saved.path)
            for name in found.names {
                if let owner = owners.updateValue(saved.path, forKey: name) {
                    throw .inTwo(path: saved.path, other: owner, picture: name)
                }
            }
            if all == nil { all = found } else { all?.add(found) }
        }
        return all
    }

    /// Adds the decisions of another report, about other pictures.
    private mutating func add(_ other: Decisions) {
        report = nil
        decisions.merge(other.decisions) { first, _ in first }
        names += other.names
    }

    /// Checks the report that the decisions are about.
    /// - Parameters:
    ///   - reports: the possible reports; empty if a run has none.
    ///   - path: the path for messages.
    /// - Throws: `DecisionsError.otherReport`.
    package func check(against reports: [ArtifactReport], path: String) throws(DecisionsError) {
        guard let wanted = report?.lowercased(), !reports.isEmpty else { return }
        guard reports.contains(where: { $0.hash == wanted }) else { throw .otherReport(path: path) }
    }

    /// The format in which the page saves decisions.
    struct SavedFile: FormattedContent {
        static let currentFormat = 1

        struct SavedDecision: Decodable {
            var name: String
            var decision: String
            var actual: String
        }

        var report: String?
        var decisions: [SavedDecision]
    }
}

/// An error in decisions.
package enum DecisionsError: Error, Hashable {
    case unreadable(path: String, reason: String)
    /// The file isn't a decisions file, or is truncated.
    case notDecisions(path: String)
    case otherFormat(path: String, format: Int)
    case unknownDecision(String, path: String, picture: String)
    /// A picture has two decisions.
    case twice(path: String, picture: String)
    /// The files of two reports have decisions about the same picture.
    case inTwo(path: String, other: String, picture: String)
    case otherReport(path: String)
    /// The command of a page is for another report, or isn't used with a report.
    case commandOfOtherReport(hash: String)
}

extension DecisionsError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) can't be read (\(reason)): pass the decisions.json that a report's page saved"
        case .notDecisions(let path):
            "\(path) isn't a decisions file, or is truncated: save it again on the report's page"
        case .otherFormat(let path, let format):
            "\(path) has decisions in format \(format), but this tool reads format "
                + "\(Decisions.SavedFile.currentFormat): create the report with this version of the tool, and decide "
                + "there"
        case .unknownDecision(let word, let path, let picture):
            "\(path): “\(PlainText.of(word))” isn't a decision about \(PlainText.of(picture)): use “accepted” or "
                + "“rejected”"
        case .twice(let path, let picture):
            "\(path) has two decisions about \(PlainText.of(picture)): remove one"
        case .inTwo(let path, let other, let picture):
            "\(path) and \(other) both have a decision about \(PlainText.of(picture)): remove it from the one whose "
                + "report doesn't contain the picture"
        case .otherReport(let path):
            "\(path) was saved on the page of another report: pass that report with --from, decide on the page of this "
                + "one, or delete the file"
        case .commandOfOtherReport(let hash):
            "there is no report whose hash begins with “\(PlainText.of(hash))”: pass the report that the command was "
                + "copied from with --from, or copy the command from the page of this one"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .unreadable: .noInput
        default: .badData
        }
    }
}
