import Foundation
import SnapshotCore

/// The messages of a run during its work and at its end.
///
/// Names and messages may come from another machine's results, so they are printed as `PlainText`.
///
/// A failure to print doesn't end the run, whose results are also written to files: the first error is kept.
@MainActor
package final class RunReport {
    package let console: Console
    /// A Boolean value that indicates whether standard output gets the results as JSON; text goes to standard error.
    private let isJSON: Bool
    private let environment: [String: String]
    private let pictures: FailurePreviews?
    private(set) package var outputError: (any Error)?

    package init(
        console: Console, isJSON: Bool, pictures: FailurePreviews? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.console = console
        self.isJSON = isJSON
        self.pictures = pictures
        self.environment = environment
    }

    package func note(_ text: String) { console.message(text) }

    /// Reports a picture that isn't the same.
    package func add(_ entry: RunEntry) {
        let name = PlainText.of(entry.name)
        for warning in entry.warnings { console.warn(PlainText.lines(of: warning).joined(separator: "\n"), of: name) }
        guard entry.outcome != .same, entry.outcome != .tolerated else { return }
        write(line: "\(name): \(entry.outcome.words)\n" + Self.indented(entry.message))
        if let text = pictures?.text(of: entry) { write(line: text) }
    }

    /// Reports baselines without a screen, and the totals.
    package func end(_ results: RunResults) {
        for orphan in results.orphans {
            write(line: "\(PlainText.of(orphan)): no screen declares it; “prune” deletes it")
        }
        if let annotations = GitHubAnnotations(results.annotations, environment: environment) {
            for line in annotations.lines { console.message(line) }
        }
        if isJSON {
            keepingError { try results.writeJSON { try console.result($0) } }
            console.message("\(results)")
        } else {
            let orphans = results.orphans.count
            write { "\(results)" + (orphans == 0 ? "" : "; \(Plural.of(orphans, "orphan"))") }
        }
    }

    private func write(line text: String) {
        if isJSON {
            console.message(text)
        } else {
            write { text }
        }
    }

    private func write(_ text: () throws -> String) { keepingError { try console.result(try text()) } }

    private func keepingError(_ write: () throws -> Void) {
        guard outputError == nil else { return }
        do {
            try write()
        } catch {
            outputError = error
        }
    }

    private static func indented(_ text: String) -> String {
        PlainText.lines(of: text).map { "  \($0)" }.joined(separator: "\n")
    }
}

extension RunResults {
    /// The annotations for GitHub: an error for each picture that isn't the same.
    var annotations: [GitHubAnnotations.Annotation] {
        entries.filter { $0.outcome.verdict != .same }.map { entry in
            GitHubAnnotations.Annotation(
                file: PlainText.of(entry.files.baseline), line: nil,
                title: "\(PlainText.of(entry.name)): \(entry.outcome.words)",
                message: PlainText.lines(of: entry.message).joined(separator: "\n"))
        }
    }
}

extension JUnitReport {
    /// Creates the report of a run. Baselines without a screen are cases if they fail the run.
    package init(_ results: RunResults) {
        let entries = results.entries
        let orphans = results.failsOnOrphans ? results.orphans : []
        self.init(
            name: "snapshot verify", count: entries.count + orphans.count,
            suite: { $0 < entries.count ? entries[$0].screen : "orphans" },
            item: { $0 < entries.count ? Case(entries[$0]) : Case(orphan: orphans[$0 - entries.count]) })
    }
}

extension JUnitReport.Case {
    fileprivate init(_ entry: RunEntry) {
        self.init(
            suite: entry.screen, name: entry.name, result: JUnitReport.CaseResult(entry),
            output: [entry.files.actual, entry.files.difference].compactMap { $0 } + entry.warnings,
            seconds: entry.seconds)
    }

    fileprivate init(orphan path: String) {
        let text = "no screen declares \(path); “prune” deletes it"
        self.init(suite: "orphans", name: path, result: .failed(kind: "orphan", summary: text, text: text))
    }
}

extension JUnitReport.CaseResult {
    init(_ entry: RunEntry) {
        let summary = entry.message.split(separator: "\n").first.map(String.init) ?? entry.outcome.words
        self =
            switch entry.outcome.verdict {
            case .same: .passed
            case .differs: .failed(kind: entry.outcome.rawValue, summary: summary, text: entry.message)
            case .notCompared: .error(kind: entry.outcome.rawValue, summary: summary, text: entry.message)
            }
    }
}
