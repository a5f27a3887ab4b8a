import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotGit

/// `snapshot history` over repositories with a past.
@MainActor
@Suite struct BaselineHistoryTests {
    private static let name = "labels-8/iphone-se-1st.light"
    private static let path = "Snapshots/\(name).png"

    /// Three versions, on three days.
    private func repository() throws -> ScratchRepository {
        let repository = try ScratchRepository()
        for (variant, date) in [(0, "2025-09-01"), (1, "2025-10-02"), (2, "2025-11-03")] {
            try repository.record(variant: variant)
            try repository.commit("words \(variant)", at: "\(date)T23:30:00+0000")
        }
        return repository
    }

    private struct History: Decodable {
        struct Picture: Decodable {
            var name: String
            var commits: [HistoryEntry]
        }
        var pictures: [Picture]
        var isShallow: Bool
    }

    private func history(_ arguments: String..., in repository: ScratchRepository) throws -> History {
        let outcome = try repository.run(
            GalleryTool.path, ["history", "--json"] + arguments, in: repository.path)
        #expect(outcome.status == 0, "\(outcome.text)")
        return try JSONDecoder().decode(History.self, from: Data(outcome.output.utf8))
    }

    @Test func commitsAreListedNewestFirstWithTheirCauses() throws {
        let repository = try repository()
        let run = try repository.tool("history", Self.name)
        #expect(run.status == 0, "\(run.text)")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 7, "\(run.output)")
        #expect(lines[0] == "\(Self.name): 3 commits")
        #expect(lines[1].hasSuffix("  2025-11-03  Ada: words 2"))
        #expect(lines[2].contains("text “"))
        #expect(lines[2].hasSuffix(" of 727040 pixels differ)"))
        #expect(lines[3].hasSuffix("  2025-10-02  Ada: words 1"))
        #expect(lines[5].hasSuffix("  2025-09-01  Ada: words 0"))
        #expect(lines[6].hasSuffix("new: 640 × 1136 pixels at scale 2"))
    }

    @Test func programsGetNumbers() throws {
        let repository = try repository()
        let history = try history(Self.name, in: repository)
        let commits = try #require(history.pictures.first?.commits)
        #expect(commits.map(\.kind) == [.changed, .changed, .added])
        #expect(commits.map(\.subject) == ["words 2", "words 1", "words 0"])
        #expect(commits[0].time - commits[2].time == 63 * 86_400)
        #expect(commits[0].bytes == (try repository.read(Self.path)).count)
        let difference = try #require(commits[0].difference)
        #expect(difference.differingPixels > 0)
        #expect(!commits[0].causes.isEmpty)
        #expect(!history.isShallow)
        #expect(try self.history(Self.name, "--limit", "1", in: repository).pictures[0].commits.count == 1)
    }

    @Test func renamesAreFollowed() throws {
        let repository = try repository()
        let new = "Snapshots/rows-1/iphone-se-1st.light.png"
        try FileManager.default.createDirectory(
            atPath: "\(repository.path)/Snapshots/rows-1", withIntermediateDirectories: true)
        try repository.git("mv", Self.path, new)
        try repository.commit("renamed")
        let history = try history("rows-1/iphone-se-1st.light", in: repository)
        let commits = history.pictures[0].commits
        #expect(commits.map(\.kind) == [.renamed, .changed, .changed, .added])
        #expect(commits[0].oldPath == Self.path)
        #expect(commits[0].summary == "renamed from \(Self.path)")
        #expect(commits[1].path == Self.path)
        // By its old name: until it went.
        let old = try self.history(Self.name, in: repository).pictures[0].commits
        #expect(old.map(\.kind).first == .deleted)
        #expect(old.count == 4)
    }

    @Test func mergesThatMadeAPictureAreListed() throws {
        let repository = try repository()
        try repository.git("switch", "--quiet", "-c", "theirs", "HEAD~")
        try repository.record(variant: 5)
        try repository.commit("theirs")
        try repository.git("switch", "--quiet", "main")
        #expect(try repository.outcome(["merge", "theirs"]).status == 1)
        try repository.record(variant: 6)
        try repository.commit("both")
        let commits = try history(Self.name, in: repository).pictures[0].commits
        #expect(commits.count == 5)
        #expect(commits.first { $0.subject == "both" }?.isMerge == true)
        #expect(commits.filter(\.isMerge).count == 1)
    }

    @Test func aLimitCountsWhatChangedThePicture() throws {
        let repository = try repository()
        try repository.git("switch", "--quiet", "-c", "theirs", "HEAD~")
        try repository.write("else", to: "else")
        try repository.commit("elsewhere")
        try repository.git("switch", "--quiet", "main")
        // Neither merge nor commit touches the picture.
        try repository.git("merge", "--quiet", "--no-edit", "theirs")
        try repository.write("more", to: "else")
        try repository.commit("more")
        let commits = try history(Self.name, "--limit", "2", in: repository).pictures[0].commits
        #expect(commits.map(\.subject) == ["words 2", "words 1"])
    }

    @Test func aCopyBeginsAPastOfItsOwn() throws {
        let repository = try repository()
        let copy = "Snapshots/rows-1/iphone-se-1st.light.png"
        try FileManager.default.createDirectory(
            atPath: "\(repository.path)/Snapshots/rows-1", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(repository.path)/\(Self.path)", toPath: "\(repository.path)/\(copy)")
        try repository.commit("copied")
        try repository.record("rows-1", variant: 0)
        try repository.commit("its own")
        let commits = try history("rows-1/iphone-se-1st.light", in: repository).pictures[0].commits
        #expect(commits.map(\.kind) == [.changed, .added])
        #expect(commits.map(\.subject) == ["its own", "copied"])
        #expect(commits[1].summary == "new: 640 × 1136 pixels at scale 2; the same bytes as \(Self.path)")
        #expect(commits[1].oldPath == nil)
        // The other one has its past, and no copies.
        let source = try history(Self.name, in: repository).pictures[0].commits
        #expect(source.map(\.kind) == [.changed, .changed, .added])
    }

    @Test func whatAPathWasBeforeACopyIsItsPast() throws {
        let repository = try ScratchRepository()
        let path = "Snapshots/gone/iphone-12.light.png"
        func put(_ text: String, at path: String, _ subject: String) throws {
            try repository.write(text, to: path)
            try repository.commit(subject)
        }
        func remove(_ subject: String) throws {
            try repository.git("rm", "--quiet", path)
            try repository.commit(subject)
        }
        try put("one", at: path, "first")
        try put("two", at: path, "second")
        try put("else", at: "Snapshots/kept/iphone-12.light.png", "another")
        try remove("without it")
        // The bytes that the other one has: to git a copy.
        try put("else", at: path, "back")
        try put("last", at: path, "changed")
        try remove("without it again")
        try put("else", at: path, "back again")
        let commits = try history("gone/iphone-12.light", in: repository).pictures[0].commits
        #expect(
            commits.map(\.subject)
                == ["back again", "without it again", "changed", "back", "without it", "second", "first"])
        #expect(commits.map(\.kind) == [.added, .deleted, .changed, .added, .deleted, .changed, .added])
        #expect(commits.allSatisfy { $0.path == path && $0.oldPath == nil })
        let few = try history("gone/iphone-12.light", "--limit", "5", in: repository).pictures[0].commits
        #expect(few == Array(commits.prefix(5)))
    }

    @Test func whatWasWrittenAnewIsNoChange() throws {
        let repository = try repository()
        try repository.record(variant: 2, compact: true)
        try repository.commit("smaller")
        let commits = try history(Self.name, in: repository).pictures[0].commits
        #expect(commits[0].kind == .rewritten)
        #expect(commits[0].summary.contains("the same pixels, rewritten"))
    }

    @Test func versionsAreOnASheet() throws {
        let repository = try repository()
        let run = try repository.tool("history", Self.name, "--output", "sheets/versions.png")
        #expect(run.status == 0, "\(run.text)")
        #expect(run.errors.contains("sheets/versions.png"))
        let sheet = try ImageDecoder.decode(try repository.read("sheets/versions.png"))
        // Three thumbnails of 180 × 320 points beside each other, at two pixels for each point.
        #expect(sheet.width == 2 * (24 + 3 * (180 + 24)))
        #expect(sheet.height > 2 * 320)
        // Each shows its own words, within its border.
        func inside(_ place: Int) -> [UInt32] {
            var pixels: [UInt32] = []
            for y in 60..<600 {
                for x in 0..<320 { pixels.append(sheet.pixel(x: 2 * (24 + 204 * place) + 20 + x, y: y)) }
            }
            return pixels
        }
        let shown = [inside(0), inside(1), inside(2)]
        #expect(shown.allSatisfy { Set($0).count > 10 })
        #expect(Set(shown).count == 3)
    }

    @Test func moreVersionsThanARowHasTakeSeveral() throws {
        let repository = try ScratchRepository()
        for variant in 0..<7 {
            try repository.record("shapes-6", variant: variant)
            try repository.commit("\(variant)")
        }
        let run = try repository.tool("history", "shapes-6", "-o", "sheet.png")
        #expect(run.status == 0, "\(run.text)")
        let sheet = try ImageDecoder.decode(try repository.read("sheet.png"))
        #expect(sheet.width == 2 * (24 + 5 * (180 + 24)))
        #expect(sheet.height > 4 * 320)
    }

    @Test func versionsWithoutPicturesAreCounted() throws {
        let repository = try ScratchRepository()
        try repository.record(variant: 0)
        try repository.commit("a picture")
        let hash = String(repeating: "ab", count: 32)
        try repository.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 9\n", to: Self.path)
        try repository.commit("a pointer")
        try repository.git("rm", "--quiet", Self.path)
        try repository.commit("nothing")
        let run = try repository.tool("history", Self.name, "-o", "sheet.png")
        #expect(run.status == 0, "\(run.text)")
        let note = "2 versions aren't on the sheet: 1 deleted, 1 in Git LFS and not fetched (git lfs fetch --all)"
        #expect(run.errors.hasSuffix("note: \(note)\n"))
        #expect(try ImageDecoder.decode(try repository.read("sheet.png")).width == 2 * (24 + 180 + 24))
    }

    @Test func tooManyVersionsForASheetAreAUsageError() throws {
        let repository = try ScratchRepository()
        var stream = ""
        for number in 101...251 {
            stream += "commit refs/heads/main\ncommitter Ada <ada@example.org> \(1_750_000_000 + number) +0000\n"
            stream += "data 1\nx\nM 644 inline Snapshots/gone/iphone-12.light.png\ndata 3\n\(number)\n"
        }
        try repository.write(stream, to: "stream")
        let made = try repository.run("sh", ["-c", "git fast-import --quiet <stream"], in: repository.path)
        #expect(made.status == 0, "\(made.text)")
        let run = try repository.tool("history", "gone/iphone-12.light", "-o", "sheet.png")
        #expect(run.status == 64, "\(run.text)")
        #expect(run.errors.contains("151 versions don't fit on one sheet, which shows 150 at most: use --limit"))
        #expect(run.output.isEmpty)
        let few = try repository.tool("history", "gone/iphone-12.light", "-o", "sheet.png", "--limit", "2")
        #expect(few.status == 65, "\(few.text)")
    }

    @Test func versionsAreKeptInThePixelsThatAreShown() {
        func thumbnail(_ width: Int, _ height: Int, scale: Int, isBareView: Bool = false) -> [Int] {
            let bitmap = Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
                memset(pixels, 0xFF, bytesPerRow * height)
            }
            let size = CGSize(width: width / scale, height: height / scale)
            let small = HistorySheet.thumbnail(of: bitmap, size: size, isBareView: isBareView)
            return [small.width, small.height]
        }
        #expect(thumbnail(400, 800, scale: 1) == [340, 680])
        #expect(thumbnail(800, 400, scale: 2) == [680, 340])
        #expect(thumbnail(400, 1600, scale: 1, isBareView: true) == [360, 1440])
        // Never larger than they are.
        #expect(thumbnail(40, 60, scale: 2) == [40, 60])
        #expect(thumbnail(200, 300, scale: 1) == [200, 300])
    }

    @Test(
        arguments: [("sheet.jpg", 64), ("sheet", 64), ("-", 64), ("folder.png", 73), ("file/sheet.png", 73)]
            as [(String, Int32)])
    func invalidOutputsOfASheetFail(place: String, status: Int32) throws {
        let repository = try ScratchRepository()
        try repository.write("", to: "folder.png/x")
        try repository.write("", to: "file")
        let run = try repository.tool("history", Self.name, "--output", place)
        #expect(run.status == status, "\(run.text)")
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(place.hasPrefix("f") ? String(place.prefix(4)) : ".png"))
    }

    // MARK: Names

    @Test func screensAndDevicesMeanTheirPictures() throws {
        let repository = try repository()
        #expect(
            try history("labels-8", in: repository).pictures.map(\.name).sorted() == [
                "labels-8/iphone-se-1st.dark", Self.name,
            ])
        #expect(try history("labels-8/iPhoneSE1st", in: repository).pictures.count == 2)
        #expect(try history("Labels8/dark", in: repository).pictures.map(\.name) == ["labels-8/iphone-se-1st.dark"])
        #expect(try history("\(Self.name).png", in: repository).pictures.map(\.name) == [Self.name])
        #expect(try history("labels-8/", in: repository).pictures.count == 2)
    }

    @Test func picturesOfThePastAreFound() throws {
        let repository = try ScratchRepository()
        try repository.write("x", to: "Snapshots/gone/iphone-12.light.png")
        try repository.commit("was there")
        try repository.git("rm", "--quiet", "Snapshots/gone/iphone-12.light.png")
        try repository.commit("is gone")
        let commits = try history("gone/iphone-12.light", in: repository).pictures[0].commits
        #expect(commits.map(\.kind) == [.deleted, .added])
        #expect(commits[1].summary.contains("not a readable picture"))
        let sheet = try repository.tool("history", "gone/iphone-12.light", "-o", "sheet.png")
        #expect(sheet.status == 65)
        #expect(!repository.exists("sheet.png"))
    }

    @Test(arguments: ["../secret", "a/../b", "/etc/passwd", "", "a//b", "/", "a//"])
    func namesOutsideTheBaselinesAreUsageErrors(name: String) throws {
        let repository = try repository()
        let outcome = try repository.run(GalleryTool.path, ["history", "--", name], in: repository.path)
        #expect(outcome.status == 64, "\(outcome.text)")
    }

    @Test func unknownNamesHaveNeighbors() throws {
        let repository = try repository()
        let run = try repository.tool("history", "labels-8/iphone-se-1st.lihgt")
        #expect(run.status == 66)
        #expect(run.errors.contains("did you mean “\(Self.name)”"))
    }

    @Test func picturesThatWereNeverCommittedHaveNoCommits() throws {
        let repository = try ScratchRepository()
        let run = try repository.tool("history", Self.name)
        #expect(run.status == 0, "\(run.text)")
        #expect(run.output == "\(Self.name): 0 commits\n")
    }

    @Test func namesStandForThemselves() throws {
        let repository = try repository()
        // In git's own patterns a star stands for anything.
        let run = try repository.tool("history", "labels-8/iphone-*.light")
        #expect(run.status == 66, "\(run.text)")
    }

    // MARK: Clones

    @Test func shallowClonesWarn() throws {
        let repository = try repository()
        try repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.path)", "../clone")
        let outcome = try repository.run(
            GalleryTool.path, ["history", Self.name], in: "\(repository.around.path)/clone")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output.contains(": 1 commit\n"))
        #expect(outcome.errors.contains("git fetch --unshallow"))
    }

    @Test func pointersOfLargeFileStorageAreRecognized() throws {
        let repository = try repository()
        let picture = try repository.read(Self.path)
        let hash = String(repeating: "ab", count: 32)
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize \(picture.count)\n"
        try repository.write(pointer, to: Self.path)
        try repository.commit("to LFS")
        #expect(
            try history(Self.name, in: repository).pictures[0].commits[0].summary.contains(
                "a Git LFS pointer to \(picture.count) bytes"))
        // Fetched, it is the picture that it was.
        try repository.write("", to: ".git/lfs/objects/ab/ab/x")
        try picture.write(to: URL(fileURLWithPath: "\(repository.path)/.git/lfs/objects/ab/ab/\(hash)"))
        let fetched = try history(Self.name, in: repository).pictures[0].commits[0]
        #expect(fetched.kind == .rewritten)
        #expect(fetched.bytes == picture.count)
    }

    @Test func subjectsOfAnyKindAreOneLine() throws {
        let repository = try repository()
        try repository.record(variant: 3)
        try repository.commit("escape \u{1B}[31m and\ttab\n\nbody :100644")
        let run = try repository.tool("history", Self.name, "--limit", "1")
        #expect(run.output.contains("Ada: escape \u{FFFD}[31m and\u{FFFD}tab\n"))
        #expect(!run.output.contains("\u{1B}"))
    }

    // MARK: By themselves

    @Test func theLogIsReadWithWhateverIsInIt() {
        let id = String(repeating: "1", count: 40)
        let (a, b, c) = (
            String(repeating: "a", count: 40), String(repeating: "b", count: 40), String(repeating: "c", count: 40)
        )
        let zero = String(repeating: "0", count: 40)
        let output =
            "\u{1}\(id)\0" + "12\0A: B\0:100644 \u{1}x\0\n:100644 100644 \(a) \(b) M\0p q.png\0\u{1}\(id)\0"
            + "11\0A\0\0\n:000000 100644 \(zero) \(a) A\0\u{1}.png\0\u{1}\(id)\0" + "10\0A\0merge\0\0"
            + "::100644 100644 100644 \(a) \(b) \(c) MM\0m.png\0\u{1}\(id)\0"
            + "9\0A\0move\0\n:100644 100644 \(a) \(a) R100\0o\0n\0\u{1}\(id)\0"
            + "8\0A\0copy\0\n:100644 100644 \(a) \(a) C100\0o\0n\0"
        let commits = HistoryLog(output: Data(output.utf8)).commits
        #expect(commits.map(\.time) == [12, 11, 10, 9, 8])
        #expect(commits[0].subject == ":100644 \u{1}x")
        #expect(commits[0].changes == [.init(old: a, new: b, path: "p q.png", oldPath: nil, sides: 1, isFile: true)])
        #expect(
            commits[1].changes == [.init(old: nil, new: a, path: "\u{1}.png", oldPath: nil, sides: 1, isFile: true)])
        #expect(commits[2].changes == [.init(old: a, new: c, path: "m.png", oldPath: nil, sides: 2, isFile: true)])
        #expect(commits[3].changes == [.init(old: a, new: a, path: "n", oldPath: "o", sides: 1, isFile: true)])
        #expect(
            commits[4].changes == [
                .init(old: a, new: a, path: "n", oldPath: "o", sides: 1, isFile: true, isCopy: true)
            ])
        #expect(HistoryLog(output: Data()).commits.isEmpty)
        #expect(HistoryLog(output: Data("\u{1}abc\0".utf8)).commits.isEmpty)
    }

    @Test func pointersHaveAForm() {
        let hash = String(repeating: "0f", count: 32)
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 12\n"
        #expect(LFSPointer(Data(text.utf8))?.size == 12)
        #expect(LFSPointer(Data(text.utf8))?.hash == hash)
        for broken in [
            "", "version https://git-lfs.github.com/spec/v1\n", text.replacing("sha256:", with: "sha256:../"),
            text.replacing("size 12", with: "size -1"), text.replacing(hash, with: hash.uppercased()),
            text + String(repeating: " ", count: 2000),
        ] {
            #expect(LFSPointer(Data(broken.utf8)) == nil)
        }
    }
}
