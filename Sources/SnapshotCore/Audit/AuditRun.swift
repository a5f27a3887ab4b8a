import BuilderUIKit
import Foundation
import Render
import Synchronization

/// A run of `snapshot audit`: draws pictures, finds what is wrong in them, and writes the findings.
package struct AuditRun: Sendable {
    private let tool: SnapshotTool
    private let artifacts: String
    private let jobs: Int?
    private let timeout: Double

    /// Creates a run.
    /// - Parameters:
    ///   - artifacts: The folder of pictures of findings, which are in its folder `audit`.
    ///   - jobs: The number of pictures that are painted at a time; nil for the number of cores.
    ///   - timeout: The seconds after which a picture that isn't drawn ends the process.
    package init(tool: SnapshotTool, artifacts: String, jobs: Int?, timeout: Double) {
        self.tool = tool
        self.artifacts = artifacts
        self.jobs = jobs
        self.timeout = timeout
    }

    /// The files and texts that a run writes besides the pictures of findings.
    package struct Output: Sendable {
        /// A Boolean value that indicates whether standard output is JSON instead of lines.
        package var isJSON: Bool
        /// The paths of the results as JUnit XML and as SARIF; nil for none.
        package var junit: String?
        package var sarif: String?

        package init(isJSON: Bool, junit: String?, sarif: String?) {
            self.isJSON = isJSON
            self.junit = junit
            self.sarif = sarif
        }
    }

    /// Audits pictures, and writes the findings to standard output and to files.
    /// - Throws: An error of the files, before anything is drawn or after everything, or of standard output.
    @MainActor
    package func run(_ selection: SnapshotSelection, output: Output) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let paths = [output.junit, output.sarif].compactMap(\.self)
        try signals.whileDeferred {
            try FileTransaction.checkFolders(paths.map { FilePaths.folder(of: $0) } + [artifacts])
        }
        selection.report(to: tool.console)
        let results = await results(of: selection.pictures, signals: signals)
        try write(results, output, signals)
        tool.console.message(results.summary)
        return results.verdict.commandStatus
    }

    /// Audits pictures.
    @MainActor
    package func results(of pictures: [DeclaredPicture], signals: DeferredSignals) async -> AuditResults {
        let auditor = ScreenAuditor(input: ScreenInput(warn: { [console = tool.console] in console.warn($0) }))
        let collected = Collected()
        // Base configurations come first, so that none is drawn twice.
        let isBase = pictures.map { ScreenAuditor.base(of: $0) == $0.configuration }
        let order = pictures.indices.filter { isBase[$0] } + pictures.indices.filter { !isBase[$0] }
        _ = await RenderPipeline(
            tool: tool, jobs: jobs, timeout: timeout, timeoutStatus: .notCompared, signals: signals
        ).run(
            order,
            name: { pictures[$0].name },
            layOut: { try await auditor.layOut(pictures[$0]) },
            finish: { index, screen in try finish(screen, of: pictures[index], signals) },
            explain: { error in
                collected.fail("\(error)")
                return error
            },
            report: { index, result in
                collected.results[index] = result
                return nil
            },
            onEnd: { collected.end($0, at: order, of: pictures) })
        return AuditResults(pictures: pictures.indices.compactMap { collected.results[$0] })
    }

    /// The results so far, in the order of the work.
    @MainActor
    private final class Collected {
        var results: [Int: AuditResults.Picture] = [:]
        private var count = 0
        private var error: String?

        func fail(_ error: String) { self.error = error }

        /// Notes that the next picture has ended.
        func end(_ status: CommandStatus, at order: [Int], of pictures: [DeclaredPicture]) {
            let index = order[count]
            if status != .success {
                results[index] = AuditResults.Picture(
                    screen: pictures[index].screen.fullName, name: pictures[index].name, findings: [],
                    error: error ?? "it can't be drawn")
            }
            error = nil
            count += 1
        }
    }

    /// Paints a picture, and writes the pictures of its findings.
    private func finish(
        _ screen: AuditedScreen, of picture: DeclaredPicture, _ signals: DeferredSignals
    ) throws -> AuditResults.Picture {
        let bitmap = try screen.display.bitmap()
        let all = screen.issues(in: bitmap)
        let issues = all.filter { issue in !picture.screen.allowances.contains { $0.covers(issue) } }
        var result = AuditResults.Picture(screen: picture.screen.fullName, name: picture.name, findings: [])
        result.allowed = all.count - issues.count
        guard !issues.isEmpty else { return result }
        let crop = AuditCrop(
            bitmap: bitmap, scale: screen.display.scale, fingerprint: screen.display.fingerprint)
        var files = FileTransaction()
        for (index, issue) in issues.enumerated() {
            var path: String?
            if let png = try crop.png(of: issue.subject.frame) {
                let file = "\(artifacts)/audit/\(picture.name).\(index + 1)-\(issue.rule.rawValue).png"
                files.add(png, to: file)
                path = file
            }
            result.findings.append(AuditFinding(issue, in: picture, crop: path))
        }
        try signals.whileDeferred { [files] in try files.write() }
        return result
    }

    private func write(_ results: AuditResults, _ output: Output, _ signals: DeferredSignals) throws {
        var files = FileTransaction()
        if let junit = output.junit { files.add(Data(results.junit.utf8), to: junit) }
        if let sarif = output.sarif {
            files.add(Data(try results.sarif(version: tool.version).utf8), to: sarif)
        }
        try signals.whileDeferred { [files] in try files.write() }
        if output.isJSON {
            try tool.console.result(try results.json())
        } else {
            for finding in results.findings { try tool.console.result(finding.line) }
        }
    }
}
