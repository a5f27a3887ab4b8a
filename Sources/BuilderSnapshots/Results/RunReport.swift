import Foundation

/// What a run says on the way and at its end.
struct RunReport {
    let console: Console
    /// Standard output is for the results as JSON; text goes to standard error.
    let isJSON: Bool
    var environment = ProcessInfo.processInfo.environment

    func note(_ text: String) {
        console.message(text)
    }

    /// Tells of a picture that isn't the same.
    func add(_ entry: RunEntry) throws {
        for warning in entry.warnings { console.warn(warning, of: entry.name) }
        guard entry.outcome != .same, entry.outcome != .tolerated else { return }
        try say("\(entry.name): \(entry.outcome.words)\n" + Self.indented(entry.message))
    }

    /// Tells of baselines without a screen, and sums up.
    func end(_ results: RunResults) throws {
        for orphan in results.orphans {
            try say("\(orphan): belongs to no declared picture; “prune” deletes it")
        }
        if let annotations = GitHubAnnotations(results.annotations, environment: environment) {
            for line in annotations.lines { console.message(line) }
        }
        if isJSON {
            try console.result(JSONText.of(results))
            console.message("\(results)")
        } else {
            let orphans = results.orphans.count
            try console.result("\(results)" + (orphans == 0 ? "" : "; \(RunResults.count(orphans, "orphan"))"))
        }
    }

    private func say(_ text: String) throws {
        if isJSON {
            console.message(text)
        } else {
            try console.result(text)
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }
}

extension RunResults {
    /// For GitHub: an error for each picture that isn't the same.
    var annotations: [GitHubAnnotations.Annotation] {
        entries.filter { $0.outcome.verdict != .same }.map { entry in
            GitHubAnnotations.Annotation(
                file: entry.files.baseline, line: nil, title: "\(entry.name): \(entry.outcome.words)",
                message: entry.message)
        }
    }
}

extension JUnitReport {
    init(_ results: RunResults) {
        self.init(
            name: "snapshot verify",
            cases: results.entries.map { entry in
                Case(
                    suite: entry.screen, name: entry.name, outcome: Outcome(entry),
                    output: [entry.files.actual, entry.files.difference].compactMap { $0 } + entry.warnings,
                    seconds: entry.seconds)
            })
    }
}

extension JUnitReport.Outcome {
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
