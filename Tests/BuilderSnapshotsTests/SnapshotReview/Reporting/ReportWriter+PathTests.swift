import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Results that name files which a report must not take.
@MainActor
@Suite struct ReportWriterPathTests {
    private enum Trick: CaseIterable {
        case gone, changed, link, folderLink, outside, upwards, pipe, folder, text, huge
        case brokenBaseline, goneBaseline, changedBaseline
    }

    @Test(arguments: Trick.allCases)
    private func refusesWithTheReasonAndWritesNothing(trick: Trick) async throws {
        let scene = try await ReportScene()
        let elsewhere = try TemporaryFolder()
        var results = try await scene.verified()
        _ = await scene.run("report", "-o", "report")
        let old = try scene.folder.read("report/report.json")
        let before = scene.folder.files

        var files = results.entries[1].files
        let actual = try #require(files.actual)
        let manager = FileManager.default
        let secret = "\(elsewhere.path)/secret.png"
        try manager.copyItem(atPath: actual, toPath: secret)
        let expected: (status: CommandStatus, words: String)
        switch trick {
        case .gone:
            unlink(actual)
            expected = (.noInput, "no longer exists")
        case .changed:
            unlink(actual)
            try manager.copyItem(atPath: files.baseline, toPath: actual)
            expected = (.badData, "was changed since the run")
        case .link:
            unlink(actual)
            symlink(secret, actual)
            expected = (.badData, "is a symbolic link")
        case .folderLink:
            let folder = "\(scene.folder.path)/linked"
            symlink(elsewhere.path, folder)
            unlink(actual)
            files.actual = "\(folder)/secret.png"
            expected = (.badData, "is outside the package")
        case .outside:
            unlink(actual)
            files.actual = secret
            expected = (.badData, "is outside the package")
        case .upwards:
            unlink(actual)
            files.actual = "\(scene.folder.path)/../\(elsewhere.path.split(separator: "/").last ?? "")/secret.png"
            expected = (.badData, "is outside the package")
        case .pipe:
            unlink(actual)
            mkfifo(actual, 0o600)
            expected = (.badData, "isn't a regular file")
        case .folder:
            unlink(actual)
            mkdir(actual, 0o700)
            expected = (.badData, "isn't a regular file")
        case .text:
            try Data("words".utf8).write(to: URL(fileURLWithPath: actual))
            expected = (.badData, "isn't a picture that a run wrote")
        case .huge:
            truncate(actual, 1 << 34)
            expected = (.badData, "has 17179869184 bytes")
        case .brokenBaseline:
            try Data("words".utf8).write(to: URL(fileURLWithPath: files.baseline))
            expected = (.badData, "isn't a picture that a run wrote")
        case .goneBaseline:
            unlink(files.baseline)
            expected = (.noInput, "no longer exists")
        case .changedBaseline:
            unlink(files.baseline)
            try manager.copyItem(atPath: secret, toPath: files.baseline)
            expected = (.badData, "was changed since the run")
        }
        results.entries[1].files = files
        try scene.write(results)
        let run = await scene.run("report", "-o", "report")
        #expect(run.status == expected.status)
        #expect(run.messages.hasPrefix("error: box/iphone-se-1st.dark: "))
        #expect(run.messages.contains(expected.words))
        #expect(try scene.folder.read("report/report.json") == old)
        let new = await scene.run("report", "-o", "new/report")
        #expect(new.status == expected.status)
        #expect(scene.folder.files.filter { !before.contains($0) && !$0.hasPrefix("linked") } == [])
    }

    @Test func namesNeverBecomePaths() async throws {
        let scene = try await ReportScene()
        var results = try await scene.verified()
        results.entries[0].name = "../../../escaped"
        results.entries[1].name = "<script>alert(1)</script>"
        try scene.write(results)
        #expect(await scene.run("report", "-o", "inner/report").status == .success)
        #expect(
            scene.files("inner").filter { $0.hasSuffix("actual.png") }
                == ["inner/report/pictures/1/actual.png", "inner/report/pictures/2/actual.png"])
        #expect(!scene.folder.files.contains { $0.contains("escaped") || $0.contains("script") })
    }

    @Test func baselinesThatAreLinksWithinThePackageAreFollowed() async throws {
        let scene = try await ReportScene()
        let results = try await scene.verified()
        let path = results.entries[0].files.baseline
        let kept = "\(scene.folder.path)/large-file"
        try FileManager.default.moveItem(atPath: path, toPath: kept)
        symlink(kept, path)
        #expect(await scene.run("report", "-o", "report").status == .success)
        #expect(
            try scene.folder.read("report/pictures/1/baseline.png") == FileManager.default.contents(atPath: kept))
    }
}
