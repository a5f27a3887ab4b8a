import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// The proofs that are kept between runs, without drawing.
@Suite struct ProofsFileTests {
    /// Seven screens with two pictures each.
    private let pictures = ResultsMergeTests.catalog.pictures
    private let folder: TemporaryFolder
    private let configuration: RunConfiguration
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        configuration = RunConfiguration(
            baselines: "\(folder.path)/Snapshots", failures: "\(folder.path)/failures", mode: .never)
        environment = ["XDG_CACHE_HOME": "\(folder.path)/.cache"]
        for picture in pictures {
            try FilePaths.makeFolder("\(folder.path)/Snapshots/\(picture.screen.name)")
            try folder.write(picture.name, to: "Snapshots/\(picture.name).png")
        }
        try folder.write("one", to: "input")
        // A file that has changed since the run began is no proof, and its time is as coarse as the system's ticks.
        usleep(100_000)
    }

    private var input: InputFile { InputFile(path: "\(folder.path)/input", part: .content) }

    /// The inputs that a process has read that draws a picture.
    private func read(isComplete: Bool = true) -> DrawingInputs {
        DrawingInputs(files: [input.rawValue: FileStamp(of: input).text], areComplete: isComplete)
    }

    private func proofs(
        _ pictures: [DeclaredPicture], isFresh: Bool = false, partLength: Int = 1_000
    ) throws -> Proofs {
        try #require(
            Proofs(
                for: configuration, pictures, isFresh: isFresh, partLength: partLength, environment: environment))
    }

    /// Runs pictures: those without a proof are drawn, and are the same.
    /// - Parameter result: changes the result of a drawn picture.
    /// - Returns: the names of the pictures with a proof.
    @discardableResult
    private func run(
        _ pictures: [DeclaredPicture], isFresh: Bool = false, partLength: Int = 1_000,
        result: (inout RunEntry, inout DrawingInputs) -> Void = { _, _ in }
    ) throws -> [String] {
        var proofs = try proofs(pictures, isFresh: isFresh, partLength: partLength)
        let proved = proofs.proved(in: configuration.store)
        for index in pictures.indices where !proved.contains(index) {
            let picture = pictures[index]
            var entry = RunEntry(
                of: picture, outcome: .same,
                files: RunEntry.Files(baseline: configuration.store.path(of: picture)),
                warnings: picture.name.contains("dark") ? ["warning of \(picture.name)"] : [])
            var inputs = read()
            result(&entry, &inputs)
            proofs.add(entry, at: index, inputs)
        }
        proofs.write(DeferredSignals())
        return proved.map { pictures[$0].name }
    }

    private func names(_ pictures: some Sequence<DeclaredPicture>) -> [String] { pictures.map(\.name) }

    private var cache: String { ".cache/builder-snapshots/proofs" }

    /// The lines of the only file of proofs, and its path.
    private func lines() throws -> (lines: [String], path: String) {
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(cache)").first)
        let text = String(decoding: try folder.read("\(cache)/\(name)"), as: UTF8.self)
        return (text.split(separator: "\n").map(String.init), "\(cache)/\(name)")
    }

    // MARK: Parts

    @Test(arguments: [(1, 15), (2, 8), (3, 5), (14, 2), (1_000, 1)])
    func proofsAreReadFromAllLines(length: Int, lineCount: Int) throws {
        #expect(try run(pictures, partLength: length) == [])
        let (lines, _) = try lines()
        #expect(lines.count == lineCount)
        #expect(lines.map { $0.contains("\"inputs\"") } == [true] + Array(repeating: false, count: lineCount - 1))
        #expect(try run(pictures, partLength: length) == names(pictures))
        let proofs = try proofs(pictures)
        for (index, picture) in pictures.enumerated() {
            let entry = proofs.entry(at: index, in: configuration.store)
            let isDark = picture.name.contains("dark")
            var expected = RunEntry(
                of: picture, outcome: .same,
                files: RunEntry.Files(baseline: "\(folder.path)/Snapshots/\(picture.name).png"),
                warnings: isDark ? ["warning of \(picture.name)"] : [])
            expected.isProved = true
            #expect(entry == expected)
        }
    }

    @Test func nothingIsProvedByABrokenFile() throws {
        try run(pictures, partLength: 3)
        let (lines, path) = try lines()
        func provedBy(_ lines: [String]) throws -> [Int] {
            try folder.write(lines.joined(separator: "\n"), to: path)
            return Array(try proofs(pictures).proved(in: configuration.store))
        }
        #expect(try provedBy(lines) == Array(pictures.indices))
        var second = lines
        second[1] = String(lines[1].dropLast())
        #expect(try provedBy(second) == [])
        // Without the inputs, everything would be unchanged.
        #expect(try provedBy(Array(lines.dropFirst())) == [])
        #expect(try provedBy([]) == [])
        let digest = FileDigest(pictures[0].name).base64
        let slashes = digest.replacing("/", with: "\\/")
        let cut = lines.map {
            $0.replacing(digest, with: String(digest.dropFirst(4))).replacing(
                slashes, with: String(slashes.dropFirst(4)))
        }
        #expect(cut != lines)
        #expect(try provedBy(cut) == [])
    }

    // MARK: Selections

    @Test func proofsBelongToPicturesInAnyOrder() throws {
        try run(pictures)
        #expect(try run(pictures.reversed()) == names(pictures.reversed()))
        #expect(try run([pictures[9], pictures[2]]) == names([pictures[9], pictures[2]]))
        #expect(try run(pictures) == names(pictures))
        try folder.write("other", to: "Snapshots/\(pictures[4].name).png")
        #expect(try run([pictures[4], pictures[5]]) == [pictures[5].name])
    }

    @Test func aFreshRunOfSomeKeepsTheProofsOfOthers() throws {
        try run(pictures)
        let some = [pictures[3], pictures[8]]
        #expect(try run(some, isFresh: true) == [])
        #expect(try run(pictures) == names(pictures))
        // The fresh run's own proofs are its results.
        #expect(try run(some, isFresh: true) { entry, _ in entry.outcome = .differs } == [])
        #expect(try run(pictures) == names(pictures.filter { !names(some).contains($0.name) }))
        #expect(try run(pictures) == names(pictures))
    }

    @Test func proofsOfOthersEndWithTheirInputs() throws {
        try run(pictures)
        try folder.write("two words", to: "input")
        let some = [pictures[3], pictures[8]]
        #expect(try run(some, isFresh: true) == [])
        #expect(try run(pictures) == names(some))
    }

    @Test func anInputThatChangesDuringARunEndsAllProofs() throws {
        let key = input.rawValue
        // Only the first picture has seen the file otherwise.
        let first = pictures[0].name
        try run(pictures) { entry, inputs in
            if entry.name == first { inputs.files[key] = "other" }
        }
        #expect(try run(pictures) == [])
    }

    // MARK: Without proofs

    @Test func unprovablePicturesAreKnownInAnySelection() throws {
        let dice = pictures[5].name
        func roll(_ entry: inout RunEntry, _ inputs: inout DrawingInputs) {
            inputs.areComplete = entry.name != dice
        }
        try run(pictures, result: roll)
        func unprovable(_ pictures: [DeclaredPicture], isFresh: Bool = false) throws -> [String] {
            let proofs = try proofs(pictures, isFresh: isFresh)
            return pictures.indices.filter { proofs.isUnprovable($0) }.map { pictures[$0].name }
        }
        #expect(try unprovable(pictures) == [dice])
        #expect(try unprovable(pictures.reversed(), isFresh: true) == [dice])
        #expect(try unprovable([pictures[4], pictures[6]]) == [])
        // Runs of others keep it, and a change of the inputs does.
        try run([pictures[4]], isFresh: true)
        try folder.write("two words", to: "input")
        try run([pictures[4]])
        #expect(try unprovable(pictures) == [dice])
        try run([pictures[5]])
        #expect(try unprovable(pictures) == [])
    }

    @Test func picturesWithoutAReportOfTheirInputsHaveNoProof() throws {
        var proofs = try proofs(pictures)
        let entry = RunEntry(
            of: pictures[0], outcome: .same,
            files: RunEntry.Files(baseline: configuration.store.path(of: pictures[0])))
        proofs.add(entry, at: 0, read())
        #expect(Array(proofs.proved(in: configuration.store)) == [0])
        proofs.add(entry, at: 0, nil)
        #expect(Array(proofs.proved(in: configuration.store)) == [])
        var late = read()
        late.areEarlierComplete = false
        proofs.add(entry, at: 0, late)
        #expect(Array(proofs.proved(in: configuration.store)) == [])
    }

    // MARK: Files

    @Test func oldFilesGoAndFilesOfOtherProcessesStay() throws {
        try FilePaths.makeFolder("\(folder.path)/\(cache)")
        for number in 0..<70 {
            try folder.write("old", to: "\(cache)/\(number).json")
            let path = "\(folder.path)/\(cache)/\(number).json"
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
        }
        try folder.write("half", to: "\(cache)/.builder-1-a.tmp")
        try run(pictures)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(cache)")
        #expect(names.count == 65)
        #expect(names.contains(".builder-1-a.tmp"))
        #expect(try run(pictures) == self.names(pictures))
    }
}
