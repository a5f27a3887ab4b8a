import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

@testable import SnapshotCore

@MainActor
@Suite struct ApproveCommandTests {
    @Test func whatARunDrewBecomesTheBaselines() async throws {
        let run = try await FailedRun()
        let candidate = try run.candidate()
        let approved = await run.approve()
        #expect(approved.status == .success, "\(approved.messages)")
        #expect(
            approved.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
                == FailedRun.names.map { $0[...] })
        #expect(approved.text.hasPrefix("box/iphone-se-1st.light: replaced, 640 × 1136 pixels\n  "), "\(approved.text)")
        #expect(approved.messages == "2 approved: 2 replaced\n")
        #expect(try run.baseline() == candidate)
        #expect(await run.verify() == .success)
        #expect(!run.folder.files.contains { $0.hasSuffix(".tmp") })
    }

    @Test func missingBaselinesAreMade() async throws {
        let run = try await FailedRun(recorded: false)
        let approved = await run.approve()
        #expect(approved.lines == FailedRun.names.map { "\($0): new, 640 × 1136 pixels" })
        #expect(approved.messages == "2 approved: 2 new\n")
        #expect(await run.verify() == .success)
    }

    @Test func aDryRunReportsWhatWouldChangeAndWritesNothing() async throws {
        let run = try await FailedRun()
        let before = run.folder.files
        let baselines = try run.baselines
        let dry = await run.approve(["--dry-run"])
        #expect(dry.status == .success)
        #expect(dry.messages == "2 would be approved: 2 replaced\n")
        #expect(dry.text.contains("box/iphone-se-1st.dark: would be replaced, 640 × 1136 pixels\n  "))
        #expect(dry.text.contains("background"), "\(dry.text)")
        #expect(dry.text.contains(" pixels at ("), "\(dry.text)")
        #expect(run.folder.files == before)
        #expect(try run.baselines == baselines)
    }

    @Test func aDryRunReportsWhatCannotBeWritten() async throws {
        let run = try await FailedRun()
        chmod("\(run.folder.path)/Snapshots/\(FailedRun.names[0]).png", 0o444)
        let dry = await run.approve(["--dry-run"])
        #expect(dry.status == .cannotCreate)
        #expect(dry.messages.contains("iphone-se-1st.light.png is read-only"), "\(dry.messages)")
    }

    @Test func aDryRunReportsThatAFileIsInTheWay() async throws {
        let run = try await FailedRun(recorded: false)
        try run.folder.write("", to: "file")
        let dry = await run.approve(["--dry-run", "--baselines", "file/x"])
        #expect(dry.status == .cannotCreate)
        #expect(dry.messages.contains("file is a file, not a folder"), "\(dry.messages)")
    }

    @Test func aFailingOutputKeepsTheSummary() async throws {
        let run = try await FailedRun()
        let fault = Gallery.Fault(commandStatus: .cannotCreate, description: "no space")
        let approved = await ToolRun(
            ["approve"], in: run.folder, catalog: FailedRun.catalog(.green), outputFault: fault)
        #expect(approved.status == .cannotCreate)
        #expect(approved.messages == "2 approved: 2 replaced\nerror: no space\n")
        #expect(await run.verify() == .success)
    }

    @Test func aRunWithoutPicturesToApproveIsNoSuccess() async throws {
        let run = try await FailedRun()
        var results = try run.results
        for index in results.entries.indices { results.entries[index].outcome = .crashed }
        try run.write(results)
        let left = await run.approve()
        #expect(left.status.rawValue == 2)
        #expect(left.messages.hasSuffix("nothing to approve; 2 skipped\n"), "\(left.messages)")
        results.entries[0].outcome = .differs
        try run.write(results)
        let one = await run.approve()
        #expect(one.status.rawValue == 2)
        #expect(one.messages.hasSuffix("1 approved: 1 replaced; 1 skipped\n"), "\(one.messages)")
    }

    @Test func twoRunsAreAUsageError() async throws {
        let run = try await FailedRun()
        let refused = await run.approve(["--from", FailedRun.failures, "--artifacts", FailedRun.failures])
        #expect(refused.status == .usage)
        #expect(
            refused.messages.contains("--artifacts (the last local run) and --from (another run) can't be combined"))
    }

    @Test func picturesThatAreTheSameAreCheckedToo() async throws {
        let run = try await FailedRun()
        let hash = FileDigest(try run.candidate()).text
        _ = await run.approve()
        #expect(await run.verify() == .success)
        let decisions = ["--decisions", "decisions.json"]

        try run.decide([(FailedRun.names[0], "accepted")], actual: hash)
        let again = await run.approve(decisions)
        #expect(again.status == .success, "\(again.messages)")
        #expect(again.lines == ["\(FailedRun.names[0]): unchanged"])

        try run.decide([(FailedRun.names[0], "accepted")], actual: String(repeating: "ab", count: 32))
        let other = await run.approve(decisions)
        #expect(other.status.rawValue == 2)
        #expect(other.messages.contains("the decision was about a different picture"), "\(other.messages)")

        try FileManager.default.removeItem(atPath: "\(run.folder.path)/Snapshots/\(FailedRun.names[0]).png")
        let gone = await run.approve([FailedRun.names[0]])
        #expect(gone.status.rawValue == 2)
        #expect(gone.messages.contains("has been deleted since the run"), "\(gone.messages)")
    }

    @Test func differencesUnderAMaskKeepTheBaseline() async throws {
        let folder = try TemporaryFolder()
        func catalog(_ clock: UIColor) -> Catalog {
            Catalog([
                Screen("box", configurations: Gallery.configurations) {
                    let box = Gallery.makeBox(.green)
                    box.subviews[0].backgroundColor = clock
                    box.subviews[0].accessibilityIdentifier = "clock"
                    return box
                }.masking(.view("clock"))
            ])
        }
        _ = await ToolRun(["record"], in: folder, catalog: catalog(.red))
        let before = try folder.read("Snapshots/\(FailedRun.names[0]).png")
        _ = await ToolRun(["verify"], in: folder, catalog: catalog(.blue))
        let approved = await ToolRun(["approve", FailedRun.names[0]], in: folder, catalog: catalog(.blue))
        #expect(approved.status == .success, "\(approved.messages)")
        #expect(
            approved.lines == [
                "\(FailedRun.names[0]): unchanged, within its tolerance or under its masks: “record” makes the rendered picture the baseline"
            ])
        #expect(try folder.read("Snapshots/\(FailedRun.names[0]).png") == before)
    }

    @Test func unreadableBaselinesAreReportedWithTheReason() async throws {
        let run = try await FailedRun()
        let path = "\(run.folder.path)/Snapshots/\(FailedRun.names[0]).png"
        try FileManager.default.removeItem(atPath: path)
        try FilePaths.makeFolder(path)
        let refused = await run.approve()
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("is still the baseline of the run (it is a folder)"), "\(refused.messages)")
    }

    @Test func approvingTwiceChangesNothingMore() async throws {
        let run = try await FailedRun()
        _ = await run.approve()
        let again = await run.approve()
        #expect(again.status == .success, "\(again.messages)")
        #expect(again.lines == FailedRun.names.map { "\($0): unchanged" })
        #expect(again.messages == "nothing to approve; 2 unchanged\n")
    }

    @Test func screensChangedSinceTheRunAreRejected() async throws {
        let run = try await FailedRun()
        let before = try run.baselines
        let refused = await run.approve(catalog: FailedRun.catalog(.blue))
        #expect(refused.status.rawValue == 2)
        #expect(
            refused.messages.hasPrefix(
                "error: box/iphone-se-1st.dark, box/iphone-se-1st.light: the screen has changed since the run: it renders "
                    + "a different picture now ("), "\(refused.messages)")
        #expect(refused.messages.hasSuffix("error: nothing was written because 2 pictures are refused\n"))
        #expect(refused.output.isEmpty)
        #expect(try run.baselines == before)
    }

    @Test func aToleranceLetsNoOtherPictureBecomeTheBaseline() async throws {
        let run = try await FailedRun()
        let nearly = UIColor(red: 52 / 255, green: 199 / 255, blue: 88 / 255, alpha: 1)
        let lax = Tolerance(measure: .perceptual(precision: 0.9))
        let refused = await run.approve(catalog: FailedRun.catalog(nearly, tolerance: lax))
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("the screen has changed since"), "\(refused.messages)")
    }

    @Test func screensThatCannotBeDrawnAreRejected() async throws {
        let run = try await FailedRun()
        let broken = Catalog([
            Screen("box", configurations: Gallery.configurations) { _ in
                throw Gallery.Fault(commandStatus: .renderFailed, description: "the view model is missing")
            }
        ])
        let refused = await run.approve(catalog: broken)
        #expect(refused.status.rawValue == 2)
        #expect(
            refused.messages.contains(
                "can't check whether the screen still renders it: not drawn: the view model is missing"))
    }

    @Test func baselinesThatChangedSinceAreNotReplaced() async throws {
        let run = try await FailedRun()
        let path = "Snapshots/\(FailedRun.names[0]).png"
        let other = try run.baseline(FailedRun.names[1])
        try other.write(to: URL(fileURLWithPath: "\(run.folder.path)/\(path)"))
        let changed = await run.approve()
        #expect(changed.status.rawValue == 2)
        #expect(changed.messages.contains("\(path) has been changed since the run"), "\(changed.messages)")
        #expect(changed.messages.contains("nothing was written because 1 of 2 pictures is refused"))
        #expect(try run.baseline() == other && run.baseline(FailedRun.names[1]) == other)

        try FileManager.default.removeItem(atPath: "\(run.folder.path)/\(path)")
        #expect(await run.approve().messages.contains("has been deleted since the run"))
        #expect(!run.folder.files.contains(path))
    }

    @Test func baselinesThatCameSinceAreNotReplaced() async throws {
        let run = try await FailedRun(recorded: false)
        // Recording takes the pictures of failures away.
        try run.copy("\(run.folder.path)/\(FailedRun.failures)", to: "kept")
        _ = await ToolRun(["record"], in: run.folder, catalog: FailedRun.catalog(.red))
        let before = try run.baselines
        let refused = await run.approve(["--from", "kept"])
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("has been recorded since the run"))
        #expect(try run.baselines == before)
    }

    @Test func keepingGoingApprovesTheOthers() async throws {
        let run = try await FailedRun()
        try FileManager.default.removeItem(atPath: "\(run.folder.path)/Snapshots/\(FailedRun.names[0]).png")
        let approved = await run.approve(["--keep-going"])
        #expect(approved.status.rawValue == 2)
        #expect(approved.messages.contains("has been deleted since the run"))
        #expect(approved.messages.hasSuffix("1 approved: 1 replaced; 1 refused\n"), "\(approved.messages)")
        #expect(try run.baseline(FailedRun.names[1]) == run.candidate(FailedRun.names[1]))
    }

    @Test func modifiedCandidatesAreRejected() async throws {
        let run = try await FailedRun()
        let place = URL(fileURLWithPath: "\(run.folder.path)/\(FailedRun.failures)/\(FailedRun.names[0]).actual.png")
        let other = try run.candidate(FailedRun.names[1])
        try other.write(to: place)
        #expect(await run.approve().messages.contains("the candidate's file has changed since the run"))
        try FileManager.default.removeItem(at: place)
        #expect(await run.approve().messages.contains("it is incomplete"))
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/etc/passwd")
        let link = await run.approve()
        #expect(link.status.rawValue == 2)
        #expect(link.messages.contains("is a symbolic link"), "\(link.messages)")
    }

    @Test func picturesOfOtherToolsAndVersionsAreRejected() async throws {
        let run = try await FailedRun()
        let bitmap = Bitmap(width: 2, height: 2) { _, _ in }
        var fingerprint = Fingerprint.current(fonts: [:])
        fingerprint.pixels["cairo"] = "0.1"
        let encoders = [
            (PNGEncoder(), "it isn't a file that this tool wrote"), (PNGEncoder(fingerprint: fingerprint), "cairo 0.1"),
        ]
        for (encoder, words) in encoders {
            let png = try encoder.encode(bitmap, scale: 2)
            try png.write(
                to: URL(
                    fileURLWithPath: "\(run.folder.path)/\(FailedRun.failures)/\(FailedRun.names[0]).actual.png"))
            var results = try run.results
            results.entries[0].files.actualHash = FileDigest(png).text
            try run.write(results)
            let refused = await run.approve([FailedRun.names[0]])
            #expect(refused.status.rawValue == 2)
            #expect(refused.messages.contains(words), "\(refused.messages)")
        }
    }

    @Test func runsWithoutABaselineHashAreRejected() async throws {
        let run = try await FailedRun()
        try run.editResults("baselineHash", "anotherHash")
        let refused = await run.approve()
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("the results don't record the baseline"))
    }

    @Test func otherFormsAndOtherFilesAreNoRuns() async throws {
        let run = try await FailedRun()
        try run.editResults("\"format\" : 1", "\"format\" : 2")
        #expect(await run.approve().messages.contains("has results in format 2, but this tool reads format 1"))
        try run.folder.write("{\"format\": 7, \"new\": true}", to: "\(FailedRun.failures)/results.json")
        #expect(await run.approve().messages.contains("has results in format 7"))
        try run.folder.write("{", to: "\(FailedRun.failures)/results.json")
        let cut = await run.approve()
        #expect(cut.status.rawValue == 2)
        #expect(cut.messages.contains("isn't a results file of “verify”"))
        try FileManager.default.removeItem(atPath: "\(run.folder.path)/\(FailedRun.failures)/results.json")
        let none = await run.approve()
        #expect(none.status == .noInput)
        #expect(none.messages.contains("run “verify” first"))
    }

    @Test func emptyAndInvalidPathsAreReported() async throws {
        let run = try await FailedRun()
        for option in ["--from", "--decisions", "--baselines"] {
            let empty = await run.approve([option, ""])
            #expect(empty.status == .usage)
            #expect(empty.messages.contains("\(option) is empty"))
        }
        #expect(await run.approve(["--from", "nowhere"]).status == .noInput)
        #expect(await run.approve(["--from", "Snapshots"]).status == .noInput)
        let picture = "Snapshots/\(FailedRun.names[0]).png"
        let other = await run.approve(["--from", picture])
        #expect(other.status == .badData)
        #expect(other.messages.contains("isn't a folder"), "\(other.messages)")
    }

    @Test func unreadableBaselinesAreApprovedOnlyByName() async throws {
        let run = try await FailedRun()
        try run.folder.write("", to: "Snapshots/\(FailedRun.names[0]).png")
        _ = await run.verify()
        let all = await run.approve(["--dry-run"])
        #expect(all.messages.contains("box/iphone-se-1st.light: with an unreadable baseline, so it isn't approved"))
        #expect(all.lines.first?.hasPrefix("box/iphone-se-1st.dark: would be replaced") == true)
        let named = await run.approve(["box"])
        #expect(named.status == .success, "\(named.messages)")
        #expect(named.text.contains("box/iphone-se-1st.light: replaced, 640 × 1136 pixels, was unreadable"))
        #expect(await run.verify() == .success)
    }

    @Test func whatCannotBeWrittenLeavesEverythingAsItWas() async throws {
        let run = try await FailedRun()
        let before = try run.baselines
        let folder = "\(run.folder.path)/Snapshots/box"
        let path = "\(folder)/iphone-se-1st.dark.png"
        chmod(path, 0o444)
        let refused = await run.approve()
        #expect(refused.status == .cannotCreate)
        #expect(refused.messages.contains("is read-only; nothing was written"), "\(refused.messages)")
        #expect(try run.baselines == before)
    }
}
