import BuilderSnapshots
import Foundation
import Testing

/// `verify`, `record` and `audit` with processes of their own, as an app's gallery has them.
@Suite struct WorkerProcessTests {
    /// Two pictures of one screen.
    private static let part = ["--filter", "labels-8/*"]

    private func results(_ folder: TemporaryFolder) throws -> RunResults {
        try JSONDecoder().decode(RunResults.self, from: folder.read(".build/snapshot-failures/results.json"))
    }

    private func outcomes(_ folder: TemporaryFolder) throws -> [String: RunOutcome] {
        let entries = try results(folder).entries
        return Dictionary(entries.map { ($0.name, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [1, 2, 5]) func anyNumberOfWorkersGivesTheSame(jobs: Int) throws {
        let folder = try TemporaryFolder()
        let names = ["--filter", "labels-*,rows-*"]
        let recorded = try GalleryTool(["record", "--jobs", "\(jobs)"] + names, in: folder)
        #expect(recorded.status == 0, "\(recorded.messages)")
        let paths = recorded.text.split(separator: "\n")
        #expect(paths.count == 50)
        let verified = try GalleryTool(["verify", "--jobs", "\(6 - jobs)"] + names, in: folder)
        #expect(verified.status == 0)
        #expect(verified.text == "50 pictures of 25 screens: 50 same\n")
        #expect(try results(folder).entries.map(\.files.baseline) == paths.map(String.init))
    }

    @Test func aCrashIsItsScreensAndTheOthersGoOn() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        let run = try GalleryTool(
            ["verify", "--jobs", "2", "--filter", "labels-8/*,fault-*", "--record", "never"], in: folder,
            faults: ["crash", "fails"])
        #expect(run.status == 2)
        #expect(
            run.text.contains("fault-crash/iphone-se-1st.light: crashed\n  the worker process ended by signal "))
        #expect(run.text.contains("Fatal error: Index out of range"))
        // Addresses are omitted.
        #expect(!run.text.contains("0x0000"))
        #expect(run.text.hasSuffix("6 pictures of 3 screens: 2 same, 2 not drawn, 2 crashed\n"))
        #expect(try outcomes(folder)["labels-8/iphone-se-1st.dark"] == .same)
    }

    @Test func aScreenThatNeverComesBackIsStopped() throws {
        let chatty = "fault-chatty/iphone-se-1st.light"
        var folder = try TemporaryFolder()
        let (run, limit) = try GalleryTool.withinLimit(of: 1.5) { limit in
            folder = try TemporaryFolder()
            return try GalleryTool(
                ["verify", "--timeout", limit, "--jobs", "1", "--filter", "fault-hang/*.light,fault-chatty/*.light"],
                in: folder, faults: ["hang", "chatty"])
        } isSufficient: { _ in
            try outcomes(folder)[chatty] != .timedOut
        }
        #expect(run.status == 2)
        #expect(run.text.contains("not drawn within \(limit) seconds"))
        #expect(try outcomes(folder) == ["fault-hang/iphone-se-1st.light": .timedOut, chatty: .recorded])
    }

    @Test func outputOfScreensIsNoResponse() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["record", "--jobs", "1", "--filter", "fault-*"], in: folder, faults: ["chatty", "mumbling"])
        #expect(run.status == 0, "\(run.messages)")
        #expect(run.text.split(separator: "\n").count == 4)
        #expect(run.messages.contains("and words aside"))
    }

    @Test(arguments: [1, 2]) func aCrashDoesNotEndAnAudit(jobs: Int) throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["audit", "--json", "--jobs", "\(jobs)", "--filter", "labels-8/*,fault-*"], in: folder,
            faults: ["crash", "exit", "fails"])
        #expect(run.status == 2)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
        #expect(json["pictures"] as? Int == 8)
        let failures = try #require(json["failures"] as? [[String: String]])
        #expect(
            failures.map { $0["picture"] }
                == ["crash", "exit", "fails"].flatMap { fault in
                    ["light", "dark"].map { "fault-\(fault)/iphone-se-1st.\($0)" }
                })
        #expect(failures[0]["message"]?.hasPrefix("the worker process ended by signal ") == true)
        #expect(failures[2]["message"]?.hasPrefix("the worker process ended with status 0") == true)
        #expect(failures[4]["message"] == "the view model is missing")
        #expect(run.messages.contains("error: fault-crash/iphone-se-1st.light: the worker process ended by signal "))
        #expect(run.messages.hasSuffix(" in 8 pictures, 6 not drawn\n"), "\(run.messages)")
    }

    @Test func aScreenThatNeverComesBackDoesNotEndAnAudit() throws {
        let folder = try TemporaryFolder()
        let (run, limit) = try GalleryTool.withinLimit(of: 1.5) { limit in
            try GalleryTool(
                ["audit", "--timeout", limit, "--jobs", "1", "--filter", "fault-hang/*.light,labels-8/*.light"],
                in: folder, faults: ["hang"])
        } isSufficient: {
            !$0.messages.contains("error: labels-8/")
        }
        #expect(run.status == 2)
        #expect(run.messages.contains("error: fault-hang/iphone-se-1st.light: not drawn within \(limit) seconds"))
        #expect(run.messages.hasSuffix(" in 2 pictures, 1 not drawn\n"), "\(run.messages)")
    }

    @Test func aWorkerIsNoCommandForPeople() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(["worker", "{}"], in: folder)
        #expect(run.status == 64)
        #expect(run.messages == "error: worker: only “verify”, “record” and “audit” run it\n")
        #expect(try !GalleryTool(["--help"], in: folder).text.contains("worker"))
    }

    @Test(arguments: [SIGTERM, SIGKILL]) func workersEndWithTheirRun(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let process = try GalleryTool.start(
            ["verify", "--jobs", "1", "--timeout", "600", "--filter", "fault-hang/*"], in: folder, faults: ["hang"])
        let worker = try #require(GalleryTool.hangingProcess(of: process, in: folder))
        #expect(worker != process.processIdentifier)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(ProcessState.wait { ProcessState.hasEnded(worker) })
    }

    @Test func aKilledRunLeavesNoResultsOfTheOneBefore() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try GalleryTool(["verify"] + Self.part, in: folder)
        #expect(try !results(folder).entries.isEmpty)
        let process = try GalleryTool.start(
            ["verify", "--timeout", "600", "--filter", "fault-hang/*"], in: folder, faults: ["hang"])
        let path = "\(folder.path)/.build/snapshot-failures/results.json"
        while FileManager.default.fileExists(atPath: path), process.isRunning { usleep(10_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(throws: (any Error).self) { try results(folder) }
        // It was about a part of the pictures.
        #expect(try GalleryTool(["prune"], in: folder).status == 2)
    }
}
