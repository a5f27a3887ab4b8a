import BuilderSnapshots
import Foundation
import Testing

@testable import SnapshotCore

/// Pictures that `verify` doesn't draw again, since nothing has changed.
@Suite struct ProofsTests {
    private static let part = ["--filter", "labels-8/*,rows-1/*"]
    private static let sound = "4 pictures of 2 screens: 4 same"
    private static let proved = "4 pictures of 2 screens: 4 same (4 proved before)\n"

    private func results(_ folder: TemporaryFolder) throws -> RunResults {
        try JSONDecoder().decode(RunResults.self, from: folder.read(".build/snapshot-failures/results.json"))
    }

    /// Runs `verify`, and returns the last line of its output.
    private func verify(
        _ options: [String] = [], filter: [String] = Self.part, in folder: TemporaryFolder, faults: [String] = [],
        environment: [String: String] = [:]
    ) throws -> String {
        let run = try GalleryTool(
            ["verify", "--record", "never"] + filter + options, in: folder, faults: faults, environment: environment)
        return run.text.split(separator: "\n").last.map { "\($0)\n" } ?? run.messages
    }

    @Test func theSecondRunDrawsNothing() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        #expect(try verify(in: folder) == Self.sound + "\n")
        #expect(try results(folder).entries.allSatisfy { $0.isProved == nil })
        #expect(try verify(in: folder) == Self.proved)
        #expect(try results(folder).entries.allSatisfy { $0.isProved == true && $0.outcome == .same })
        #expect(try results(folder).verdict == .same)
        // Of other pictures, only those without a proof are drawn.
        _ = try GalleryTool(["record", "--filter", "table-2/*"], in: folder)
        let more = ["--filter", "labels-8/*,rows-1/*,table-2/*"]
        #expect(try verify(filter: more, in: folder) == "6 pictures of 3 screens: 6 same (4 proved before)\n")
        #expect(try verify(filter: more, in: folder) == "6 pictures of 3 screens: 6 same (6 proved before)\n")
    }

    @Test func allIsDrawnOnRequestAndInContinuousIntegration() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try verify(in: folder)
        #expect(try verify(["--fresh"], in: folder) == Self.sound + "\n")
        #expect(try verify(in: folder) == Self.proved)
        #expect(try verify(in: folder, environment: ["CI": "true"]) == Self.sound + "\n")
        #expect(try verify(in: folder, environment: ["HOME": "", "XDG_CACHE_HOME": ""]) == Self.sound + "\n")
        #expect(try verify(in: folder, environment: ["XDG_CACHE_HOME": "/proc/none"]) == Self.sound + "\n")
    }

    @Test func aBaselineThatChangesIsCompared() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try verify(in: folder)
        func url(_ appearance: String) -> URL {
            URL(fileURLWithPath: "\(folder.path)/Snapshots/labels-8/iphone-se-1st.\(appearance).png")
        }
        let light = try Data(contentsOf: url("light"))
        try Data(contentsOf: url("dark")).write(to: url("light"))
        #expect(try verify(in: folder) == "4 pictures of 2 screens: 3 same (3 proved before), 1 different\n")
        // The proof of the earlier baseline is gone, too.
        try light.write(to: url("light"))
        #expect(try verify(in: folder) == "4 pictures of 2 screens: 4 same (3 proved before)\n")
        #expect(try verify(in: folder) == Self.proved)
    }

    @Test func aFileThatAScreenReadsIsAnInput() throws {
        let folder = try TemporaryFolder()
        let filter = ["--filter", "labels-8/*,fault-file/*"]
        func run() throws -> String { try verify(filter: filter, in: folder, faults: ["file"]) }
        // Without the file, too: its absence is an input. The first run makes folders beside it.
        _ = try GalleryTool(["record"] + filter, in: folder, faults: ["file"])
        for _ in 1...2 { _ = try run() }
        #expect(try run() == "4 pictures of 2 screens: 4 same (4 proved before)\n")
        _ = try folder.write("first words", to: "words.txt")
        #expect(try run() == "4 pictures of 2 screens: 2 same, 2 different\n")
        _ = try GalleryTool(["record"] + filter, in: folder, faults: ["file"])
        _ = try run()
        #expect(try run() == "4 pictures of 2 screens: 4 same (4 proved before)\n")
        // The same size, and the same time of change.
        let path = "\(folder.path)/words.txt"
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.write(contentsOf: Data("other words".utf8))
        try file.close()
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
        #expect(try run() == "4 pictures of 2 screens: 2 same, 2 different\n")
    }

    /// The parser of XML takes a random number for its tables, which isn't a screen's.
    @Test func aSymbolOfACatalogIsAnInput() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Marks.xcassets/mark.symbolset", withIntermediateDirectories: true)
        func write(side: Int) throws {
            let template = """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
                <g id="Guides">
                <line id="Baseline-S" x1="0" x2="3000" y1="696" y2="696"/>
                <line id="Capline-S" x1="0" x2="3000" y1="625" y2="625"/>
                <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="600" y2="720"/>
                <line id="right-margin-Regular-S" x1="1070" x2="1070" y1="600" y2="720"/>
                </g>
                <g id="Symbols">
                <g id="Regular-S" transform="translate(1005 696)"><path d="M0 0H\(side)V-\(side)H0Z"/></g>
                </g>
                </svg>
                """
            _ = try folder.write(template, to: "Marks.xcassets/mark.symbolset/mark.svg")
        }
        _ = try folder.write(
            #"{"symbols":[{"filename":"mark.svg"}]}"#, to: "Marks.xcassets/mark.symbolset/Contents.json")
        try write(side: 40)
        let filter = ["--filter", "fault-symbol/*"]
        func run() throws -> String { try verify(filter: filter, in: folder, faults: ["symbol"]) }
        _ = try GalleryTool(["record"] + filter, in: folder, faults: ["symbol"])
        for _ in 1...2 { _ = try run() }
        #expect(try run() == "2 pictures of 1 screen: 2 same (2 proved before)\n")
        try write(side: 60)
        #expect(try run() == "2 pictures of 1 screen: 2 different\n")
    }

    @Test func theEnvironmentAndTheOptionsAreInputs() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try verify(in: folder)
        let varied = try verify(in: folder, environment: ["GALLERY_VARIANT": "1"])
        #expect(varied == "4 pictures of 2 screens: 4 different\n")
        #expect(try verify(["--now", "2030-01-01T00:00:00Z"], in: folder) == Self.sound + "\n")
        #expect(try verify(in: folder) == Self.proved)
    }

    @Test(arguments: ["dice", "wall", "diary"]) func whatChangesIsNoProof(fault: String) throws {
        let folder = try TemporaryFolder()
        let filter = ["--filter", "fault-*,labels-8/*", "--jobs", "1"]
        let order = ["GALLERY_ORDER": "7"]
        func run() throws -> String { try verify(filter: filter, in: folder, faults: [fault], environment: order) }
        _ = try GalleryTool(["record"] + filter, in: folder, faults: [fault], environment: order)
        #expect(try run() == "4 pictures of 2 screens: 4 same\n")
        // Such pictures are drawn last, so that those before them have proofs.
        _ = try run()
        #expect(try run() == "4 pictures of 2 screens: 4 same (2 proved before)\n")
        #expect(try results(folder).entries.filter { $0.isProved != true }.allSatisfy { $0.screen == "fault-\(fault)" })
        #expect(try run() == "4 pictures of 2 screens: 4 same (2 proved before)\n")
    }

    /// A process may keep what a screen took for the next ones.
    @Test func nothingIsProvedAfterWhatIsNoProof() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("words", to: "words.txt")
        // Declared last, and drawn by one process.
        let filter = ["--filter", "labels-8/*,fault-*", "--jobs", "1"]
        let faults = ["dice", "file"]
        func run() throws -> String { try verify(filter: filter, in: folder, faults: faults) }
        _ = try GalleryTool(["record"] + filter, in: folder, faults: faults)
        #expect(try run() == "6 pictures of 3 screens: 6 same\n")
        #expect(try run() == "6 pictures of 3 screens: 6 same (2 proved before)\n")
        #expect(try run() == "6 pictures of 3 screens: 6 same (4 proved before)\n")
    }

    @Test func variablesOfTheShellAreNoInputs() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try verify(in: folder, environment: ["SHLVL": "1", "OLDPWD": "/", "WINDOWID": "4"])
        #expect(
            try verify(in: folder, environment: ["SHLVL": "2", "OLDPWD": "/tmp", "SSH_TTY": "/dev/pts/1"])
                == Self.proved)
    }

    @Test func aBrokenFileOfProofsIsReplaced() throws {
        let folder = try TemporaryFolder()
        _ = try GalleryTool(["record"] + Self.part, in: folder)
        _ = try verify(in: folder)
        let proofs = "\(folder.path)/.cache/builder-snapshots/proofs"
        let names = try FileManager.default.contentsOfDirectory(atPath: proofs)
        #expect(names.count == 1)
        _ = try folder.write("{\"pictures\": 3", to: ".cache/builder-snapshots/proofs/\(try #require(names.first))")
        #expect(try verify(in: folder) == Self.sound + "\n")
        #expect(try verify(in: folder) == Self.proved)
    }

    // MARK: Stamps

    @Test func aStampTellsEveryChangeOfAFile() throws {
        let folder = try TemporaryFolder()
        let file = InputFile(path: "\(folder.path)/file", part: .content)
        let names = InputFile(path: folder.path, part: .content)
        let existence = InputFile(path: folder.path, part: .status)
        func stamps() -> [String] { [file, names, existence].map { FileStamp(of: $0).text } }
        func areSettled(_ start: Double) -> [Bool] {
            [file, names, existence].map { FileStamp(of: $0, since: start).isSettled }
        }

        let start = Date().timeIntervalSince1970
        let absent = stamps()
        _ = try folder.write("one", to: "file")
        let written = stamps()
        #expect(written[0] != absent[0] && written[1] != absent[1] && written[2] == absent[2])
        #expect(stamps() == written)
        #expect(areSettled(start) == [false, false, true] && areSettled(start + 60) == [true, true, true])
        // Times are as coarse as the system's ticks.
        usleep(20_000)
        _ = try folder.write("two", to: "file")
        #expect(stamps()[0] != written[0] && stamps()[2] == written[2])
        try FileManager.default.removeItem(atPath: file.path)
        #expect(stamps()[0] == absent[0] && areSettled(start)[0] == false)
        let pipe = InputFile(path: "\(folder.path)/pipe", part: .content)
        #expect(mkfifo(pipe.path, 0o600) == 0 && !FileStamp(of: pipe).isComplete && FileStamp(of: file).isComplete)
    }
}
