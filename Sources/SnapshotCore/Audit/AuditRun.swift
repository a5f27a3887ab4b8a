import Foundation

/// A run of `snapshot audit`: draws pictures, finds what is wrong in them, and writes the findings. A screen that ends
/// its process has an error, and the others are audited.
package struct AuditRun: Sendable {
    private let tool: SnapshotTool
    private let baselines: String
    private let artifacts: String
    private let jobs: Int?
    private let timeout: Double

    /// Creates a run.
    /// - Parameters:
    ///   - baselines: The path of the folder of baselines, which SARIF names.
    ///   - artifacts: The folder of pictures of findings, which are in its folder `audit`.
    ///   - jobs: The number of worker processes; nil for the number of cores.
    ///   - timeout: The seconds after which the process of a picture that isn't drawn is ended.
    package init(tool: SnapshotTool, baselines: String, artifacts: String, jobs: Int?, timeout: Double) {
        self.tool = tool
        self.baselines = baselines
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
        let results = try await results(of: selection.pictures, signals: signals)
        try write(results, output, signals)
        tool.console.message(results.summary)
        return results.verdict.commandStatus
    }

    /// Audits pictures, in worker processes where this process is the tool's.
    @MainActor
    private func results(of pictures: [DeclaredPicture], signals: DeferredSignals) async throws -> AuditResults {
        let crops = AuditCrops(artifacts: artifacts)
        try signals.whileDeferred { try crops.removeOld(of: pictures, in: tool.catalog) }
        let order = Self.order(of: pictures)
        var results: [Int: AuditResults.Picture] = [:]
        func add(_ result: AuditResults.Picture, at index: Int) {
            results[index] = result
            tool.console.status("[\(results.count)/\(pictures.count)] \(result.name)")
        }
        if tool.ownsProcess, !pictures.isEmpty {
            // Workers compare nothing: the folder of baselines is that of the pinned fonts.
            let configuration = RunConfiguration(
                baselines: baselines, failures: artifacts, mode: .never)
            let pool = WorkerPool(
                order.map { pictures[$0] },
                launch: try WorkerLaunch(configuration, catalog: tool.catalog, isAudit: true), timeout: timeout,
                console: tool.console,
                request: { [timeout] worker, picture in try worker.audit(picture.name, timeout: timeout) },
                failure: { AuditResults.Picture(of: $0, error: "\($1)") })
            let limit = jobs ?? ProcessInfo.processInfo.activeProcessorCount
            for try await (index, result) in pool.results(jobs: min(limit, pictures.count)) {
                add(result, at: order[index])
            }
        } else {
            let audit = PictureAudit(crops: crops, signals: signals)
            for index in order { add(await audit.result(for: pictures[index]), at: index) }
        }
        tool.console.status(nil)
        let all = AuditResults(pictures: pictures.indices.compactMap { results[$0] })
        for picture in all.pictures {
            for warning in picture.warnings { tool.console.warn(warning, of: picture.name) }
            if let error = picture.error { tool.console.error("\(picture.name): \(error)") }
        }
        return all
    }

    /// Returns the indices of pictures screen by screen, each with its base configurations first, which are drawn once
    /// then.
    @MainActor
    private static func order(of pictures: [DeclaredPicture]) -> [Int] {
        var ranks: [String: Int] = [:]
        let keys = pictures.map { picture in
            let name = picture.screen.fullName
            let rank = ranks[name] ?? ranks.count
            ranks[name] = rank
            return (rank, ScreenAuditor.base(of: picture) == picture.configuration ? 0 : 1)
        }
        return pictures.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    }

    private func write(_ results: AuditResults, _ output: Output, _ signals: DeferredSignals) throws {
        var files = FileTransaction()
        if let junit = output.junit { files.add(Data(results.junit.utf8), to: junit) }
        if let sarif = output.sarif {
            let folder = FilePaths.relative(baselines, from: tool.folder)
            files.add(Data(try results.sarif(version: tool.version, baselines: folder).utf8), to: sarif)
        }
        try signals.whileDeferred { [files] in try files.write() }
        if output.isJSON {
            try tool.console.result(try results.json())
        } else {
            for finding in results.findings { try tool.console.result(finding.line) }
        }
    }
}
