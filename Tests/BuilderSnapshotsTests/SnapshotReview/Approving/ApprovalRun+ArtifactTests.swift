import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Candidates from reports and artifacts, and decisions about them.
@MainActor
@Suite struct ApprovalRunArtifactTests {
    private let failures = FailedRun.failures
    private let names = FailedRun.names

    @Test func aZipIsRejectedWithTheCommandThatUnpacksIt() async throws {
        let run = try await FailedRun()
        let before = try run.baselines
        try run.folder.write("PK\u{3}\u{4}", to: "my run.zip")
        let refused = await run.approve(["--from", "my run.zip"])
        #expect(refused.status == .badData)
        let path = "\(run.folder.path)/my run"
        #expect(
            refused.messages
                == "error: \(path).zip is a zip file: unpack it (unzip '\(path).zip' -d '\(path)'), and pass that folder\n"
        )
        #expect(try run.baselines == before)
    }

    @Test func aRunIsFoundInAFolderHoweverDeep() async throws {
        let run = try await FailedRun()
        try run.copy("\(run.folder.path)/\(failures)", to: "fetched/artifact/run")
        for place in ["fetched", "fetched/artifact/run", "fetched/artifact/run/results.json"] {
            let dry = await run.approve(["--from", place, "-n"])
            #expect(dry.messages == "2 would be approved: 2 replaced\n", "\(place)")
        }
    }

    @Test func reportsAreTaken() async throws {
        let run = try await FailedRun()
        _ = try run.makeReport()
        try FileManager.default.removeItem(atPath: "\(run.folder.path)/.build")
        let dry = await run.approve(["--from", "report/report.json", "--dry-run"])
        #expect(dry.messages == "2 would be approved: 2 replaced\n")
        let approved = await run.approve(["--from", "report"])
        #expect(approved.messages == "2 approved: 2 replaced\n")
        #expect(await run.verify() == .success)
    }

    @Test func reportsOfOtherVersionsAndInvalidOnesAreRejected() async throws {
        let run = try await FailedRun()
        _ = try run.makeReport()
        let before = try run.baselines
        let text = String(decoding: try run.folder.read("report/report.json"), as: UTF8.self)
        let cases = [
            (text.replacingOccurrences(of: "\"format\" : 1", with: "\"format\" : 2"), "is a report in format 2"),
            ("{\"format\": 3}", "is a report in format 3"), ("{\"format\": 1}", "isn't a report"),
            (String(text.dropLast(5)), "isn't a report"),
        ]
        for (content, words) in cases {
            try run.folder.write(content, to: "report/report.json")
            let refused = await run.approve(["--from", "report"])
            #expect(refused.status == .badData)
            #expect(refused.messages.contains(words), "\(refused.messages)")
        }
        #expect(try run.baselines == before)
    }

    @Test(arguments: ["../../secret.png", "/etc/passwd", "pictures/../../../x"])
    func aReportNamesNoFileOutsideOfItself(path: String) async throws {
        let run = try await FailedRun()
        _ = try run.makeReport()
        let text = String(decoding: try run.folder.read("report/report.json"), as: UTF8.self)
        try run.folder.write(
            text.replacingOccurrences(of: "pictures/1/actual.png", with: path), to: "report/report.json")
        let refused = await run.approve(["--from", "report"])
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("is refused: its entry “\(path)” has "), "\(refused.messages)")
    }

    @Test func anExchangedPictureOfAReportIsRejected() async throws {
        let run = try await FailedRun()
        _ = try run.makeReport()
        let other = try run.folder.read("report/pictures/2/actual.png")
        try other.write(to: URL(fileURLWithPath: "\(run.folder.path)/report/pictures/1/actual.png"))
        let refused = await run.approve(["--from", "report", "--keep-going"])
        #expect(refused.messages.contains("box/iphone-se-1st.light: the candidate's file has changed since the run"))
        #expect(refused.messages.hasSuffix("1 approved: 1 replaced; 1 refused\n"), "\(refused.messages)")
    }

    @Test func shardsAreTakenTogether() async throws {
        let run = try await FailedRun()
        for shard in ["1", "2"] {
            _ = await ToolRun(
                ["verify", "--record", "never", "--shard", "\(shard)/2", "--artifacts", "all/shard-\(shard)"],
                in: run.folder, catalog: FailedRun.catalog(.green))
        }
        #expect(await run.approve(["--from", "all", "-n"]).messages == "2 would be approved: 2 replaced\n")
        _ = await ToolRun(
            ["merge", "all/shard-1/results.json", "all/shard-2/results.json", "-o", "all/results.json"],
            in: run.folder, catalog: FailedRun.catalog(.green))
        #expect(await run.approve(["--from", "all", "-n"]).messages == "2 would be approved: 2 replaced\n")

        try run.copy("\(run.folder.path)/all/shard-1", to: "twice/a")
        try run.copy("\(run.folder.path)/all/shard-1", to: "twice/b")
        let twice = await run.approve(["--from", "twice"])
        #expect(twice.status == .badData)
        #expect(twice.messages.contains("box/iphone-se-1st.light is in "), "\(twice.messages)")
    }

    // MARK: Decisions

    @Test func whatWasAcceptedIsApprovedAndTheRestIsLeft() async throws {
        let run = try await FailedRun()
        let hash = try run.makeReport()
        let before = try run.baseline(names[1])
        try run.decide([(names[0], "accepted"), (names[1], "rejected")], report: hash)
        let approved = await run.approve(["--from", "report", "--decisions", "decisions.json"])
        #expect(approved.status == .success)
        #expect(approved.messages == "1 approved: 1 replaced; 1 rejected\n", "\(approved.messages)")
        #expect(try run.baseline() == run.candidate())
        #expect(try run.baseline(names[1]) == before)
    }

    @Test func decisionsBesideAReportHoldWhereNothingIsNamed() async throws {
        let run = try await FailedRun()
        let hash = try run.makeReport()
        try run.decide([(names[1], "accepted")], report: hash, to: "report/decisions.json")
        let all = await run.approve(["--from", "report", "-n"])
        #expect(all.messages == "using the report's decisions.json\n1 would be approved: 1 replaced\n")
        #expect(all.text.hasPrefix(names[1]))
        let named = await run.approve(["--from", "report", "-n", names[0]])
        #expect(named.text.hasPrefix(names[0]), "\(named.messages)")

        try run.decide(
            [(names[1], "accepted")], report: String(repeating: "ab", count: 32), to: "report/decisions.json")
        let old = await run.approve(["--from", "report", "-n"])
        #expect(old.status == .badData)
        #expect(
            old.messages.contains("\(run.folder.path)/report/decisions.json was saved on the page of another report"),
            "\(old.messages)")
        #expect(old.messages.contains("or delete the file"))
    }

    /// A report for each picture, as the shards of a run make them.
    private func makeReports(_ run: FailedRun) throws -> [(hash: String, decisions: String)] {
        try names.enumerated().map { index, name in
            let place = "all/report-\(index + 1)"
            let hash = try run.makeReport(place, of: [name])
            return (hash: hash, decisions: "\(place)/decisions.json")
        }
    }

    @Test func decisionsBesideSeveralReportsHoldTogether() async throws {
        let run = try await FailedRun()
        let reports = try makeReports(run)
        for (report, name) in zip(reports, names) {
            try run.decide([(name, "rejected")], report: report.hash, to: report.decisions)
        }
        let dry = await run.approve(["--from", "all", "-n"])
        #expect(dry.messages == "using the reports' decisions.json\nnothing to approve; 2 rejected\n")

        try run.decide([(names[1], "accepted")], report: reports[1].hash, to: reports[1].decisions)
        let before = try run.baseline()
        let approved = await run.approve(["--from", "all"])
        #expect(approved.messages == "using the reports' decisions.json\n1 approved: 1 replaced; 1 rejected\n")
        #expect(try run.baseline() == before)
        #expect(try run.baseline(names[1]) == run.candidate(names[1]))
    }

    @Test func ofSeveralReportsThoseWithoutDecisionsAreUndecided() async throws {
        let run = try await FailedRun()
        let reports = try makeReports(run)
        #expect(await run.approve(["--from", "all", "-n"]).messages == "2 would be approved: 2 replaced\n")
        try run.decide([(names[0], "accepted")], report: reports[0].hash, to: reports[0].decisions)
        let dry = await run.approve(["--from", "all", "-n"])
        #expect(
            dry.messages == """
                using the reports' decisions.json
                \(run.folder.path)/all/report-2 has no decisions.json, so none of its pictures is approved: decide on its \
                page, or pass the names of its pictures
                1 would be approved: 1 replaced

                """)
        #expect(dry.text.hasPrefix(names[0]), "\(dry.text)")
        let named = await run.approve(["--from", "all", "-n", names[1]])
        #expect(named.messages == "1 would be approved: 1 replaced\n", "\(named.messages)")
    }

    @Test func decisionsOfAnotherReportAreRejected() async throws {
        let run = try await FailedRun()
        let reports = try makeReports(run)
        let before = try run.baselines
        try run.decide([(names[0], "accepted")], report: reports[0].hash, to: reports[0].decisions)

        try run.decide([(names[1], "accepted")], report: reports[0].hash, to: reports[1].decisions)
        let other = await run.approve(["--from", "all"])
        #expect(other.status == .badData)
        #expect(
            other.messages.contains("all/report-2/decisions.json was saved on the page of another report"),
            "\(other.messages)")

        try run.decide([(names[0], "accepted")], report: reports[1].hash, to: reports[1].decisions)
        let twice = await run.approve(["--from", "all"])
        #expect(twice.status == .badData)
        #expect(
            twice.messages.contains("/all/report-1/decisions.json both have a decision about \(names[0])"),
            "\(twice.messages)")

        try run.folder.write("{", to: reports[1].decisions)
        let cut = await run.approve(["--from", "all"])
        #expect(cut.messages.contains("all/report-2/decisions.json isn't a decisions file"), "\(cut.messages)")

        // A file of its own may be about any of them, and about no others.
        try run.decide([(names[1], "accepted")], report: reports[1].hash)
        let named = await run.approve(["--from", "all", "-n", "--decisions", "decisions.json"])
        #expect(named.messages == "1 would be approved: 1 replaced\n", "\(named.messages)")
        try run.decide([(names[1], "accepted")], report: String(repeating: "ab", count: 32))
        let unknown = await run.approve(["--from", "all", "-n", "--decisions", "decisions.json"])
        #expect(unknown.status == .badData)
        #expect(try run.baselines == before)
    }

    @Test func reportHashOptionRequiresThatReport() async throws {
        let run = try await FailedRun()
        let hash = try run.makeReport()
        let before = try run.baselines
        let arguments = ["--from", "report", names[0], "--report-hash"]
        let other = String(repeating: "ab", count: 8)
        let refused = await run.approve(arguments + [other])
        #expect(refused.status == .badData)
        #expect(refused.messages.contains("no report whose hash begins with “\(other)”"), "\(refused.messages)")
        // A run has no report's hash.
        #expect(await run.approve([names[0], "--report-hash", String(hash.prefix(16))]).status == .badData)
        #expect(await run.approve(arguments + [""]).status == .usage)
        // The report of another run.
        try run.editResults("\"seconds\" : ", "\"seconds\" : 1")
        #expect(try run.makeReport("again") != hash)
        #expect(await run.approve(["--from", "again", "--report-hash", hash]).status == .badData)
        #expect(try run.baselines == before)

        for known in [String(hash.prefix(16)), hash.uppercased()] {
            let dry = await run.approve(arguments + [known, "--dry-run"])
            #expect(dry.messages == "1 would be approved: 1 replaced\n", "\(dry.messages)")
        }
        let approved = await run.approve(arguments + [String(hash.prefix(16))])
        #expect(approved.messages == "1 approved: 1 replaced\n", "\(approved.messages)")
    }

    @Test func decisionsAboutOtherPicturesAreRejected() async throws {
        let run = try await FailedRun()
        let before = try run.baselines
        let hash = try run.makeReport()
        let other = String(repeating: "ab", count: 32)
        let arguments = ["--from", "report", "--decisions", "decisions.json"]

        for decision in ["accepted", "rejected"] {
            try run.decide([(names[0], decision)], report: hash, actual: other)
            let refused = await run.approve(arguments)
            #expect(refused.status.rawValue == 2)
            #expect(
                refused.messages.hasPrefix("error: \(names[0]): the decision was about a different picture"),
                "\(refused.messages)")
        }

        try run.decide([(names[0], "accepted")], report: other)
        var refused = await run.approve(arguments)
        #expect(refused.status == .badData)
        #expect(refused.messages.contains("was saved on the page of another report"))

        for decision in ["accepted", "rejected"] {
            try run.decide([(names[0], "accepted"), ("bx/iphone-se-1st.light", decision)], report: hash)
            refused = await run.approve(arguments)
            #expect(refused.status.rawValue == 2)
            #expect(
                refused.messages.contains(
                    "error: bx/iphone-se-1st.light: no screen declares it any more: was it renamed to "
                        + "“box/iphone-se-1st.light”"),
                "\(refused.messages)")
        }
        #expect(try run.baselines == before)
    }

    @Test func decisionsForRemovedScreensAreRejected() async throws {
        let run = try await FailedRun()
        try run.decide([(names[0], "accepted")])
        let other = Catalog([Screen("boxes", configurations: Gallery.configurations) { UIView() }])
        let refused = await run.approve(["--decisions", "decisions.json"], catalog: other)
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("was it renamed to “boxes/iphone-se-1st.light”"), "\(refused.messages)")
    }

    @Test func invalidDecisionFilesAreRejected() async throws {
        let run = try await FailedRun()
        let arguments = ["--decisions", "decisions.json"]
        #expect(await run.approve(arguments).status == .noInput)
        try run.decide([(names[0], "accepted")], format: 2)
        #expect(await run.approve(arguments).messages.contains("has decisions in format 2"))
        try run.decide([(names[0], "perhaps")])
        #expect(
            await run.approve(arguments).messages.contains("“perhaps” isn't a decision about box/iphone-se-1st.light"))
        try run.decide([(names[0], "accepted"), (names[0], "rejected")])
        #expect(await run.approve(arguments).messages.contains("has two decisions about box/iphone-se-1st.light"))
        for text in ["[]", #"{"decisions": []}"#, #"{"format": "1", "decisions": []}"#] {
            try run.folder.write(text, to: "decisions.json")
            let refused = await run.approve(arguments)
            #expect(refused.status == .badData)
            #expect(refused.messages.contains("isn't a decisions file"), "\(text)")
        }
        let folder = await run.approve(["--decisions", "Snapshots"])
        #expect(folder.status == .noInput)
        #expect(folder.messages.contains("Snapshots can't be read (it is not a regular file)"), "\(folder.messages)")
    }
}
