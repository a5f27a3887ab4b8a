import Foundation
import Testing

@testable import Render

@Suite("Writing files")
struct AtomicFileTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atomic-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("writes, replaces, and leaves nothing else")
    func replaces() throws {
        try inFolder { folder in
            let path = folder + "/a.png"
            try AtomicFile.write(Data("one".utf8), to: path)
            try AtomicFile.write(Data(repeating: 7, count: 3_000_000), to: path)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 3_000_000)
            try AtomicFile.write(Data(), to: path)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }

    @Test("a folder that is missing, or no folder, is named")
    func missingFolder() throws {
        try inFolder { folder in
            let file = folder + "/file"
            try AtomicFile.write(Data(), to: file)
            for place in [folder + "/none", file] {
                let error = #expect(throws: AtomicFileError.self) { try AtomicFile.write(Data(), to: place + "/a.png") }
                #expect(error.map { "\($0)".contains(place) } == true)
                #expect(throws: AtomicFileError.self) { try AtomicFile.checkWritable(folder: place) }
            }
            try AtomicFile.checkWritable(folder: folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
        }
    }

    @Test("a path that is a folder keeps it, and leaves nothing behind")
    func pathIsFolder() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/a.png", withIntermediateDirectories: false)
            #expect(throws: AtomicFileError.self) { try AtomicFile.write(Data([1]), to: folder + "/a.png") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }

    @Test("a symbolic link stays one")
    func link() throws {
        try inFolder { folder in
            try AtomicFile.write(Data("old".utf8), to: folder + "/real")
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real")
            try AtomicFile.write(Data("new".utf8), to: folder + "/link")
            #expect(try String(contentsOfFile: folder + "/real", encoding: .utf8) == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
        }
    }

    @Test("a symbolic link to a file that isn't there yet stays one", arguments: ["real", "sub/real", "other"])
    func danglingLink(target: String) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(atPath: folder + "/other", withDestinationPath: "sub/last")
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: target)
            try AtomicFile.write(Data("new".utf8), to: folder + "/link")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == target)
            #expect(try String(contentsOfFile: folder + "/link", encoding: .utf8) == "new")
            let file = target == "other" ? "sub/last" : target
            #expect(try String(contentsOfFile: folder + "/" + file, encoding: .utf8) == "new")
        }
    }

    @Test("a link that leads to itself is an error or replaced, and nothing is left behind")
    func circularLink() throws {
        try inFolder { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "link")
            try? AtomicFile.write(Data("new".utf8), to: folder + "/link")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["link"])
        }
    }

    @Test("what a killed process left is swept when it is old")
    func sweeping() throws {
        try inFolder { folder in
            let names = [".builder-1-old.tmp", ".builder-1-new.tmp", "picture.tmp"]
            for name in names { try Data([1]).write(to: URL(fileURLWithPath: folder + "/" + name)) }
            for name in [names[0], names[2]] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: folder + "/" + name)
            }
            // Old content by a new name, as what is kept until others are written.
            try AtomicFile.checkWritable(folder: folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
            AtomicFile.sweep(folder, now: time(nil) + 3590)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
            AtomicFile.sweep(folder, now: time(nil) + 3700)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["picture.tmp"])
        }
    }

    @Test("a file that is prepared waits beside its place, or beside what a link there leads to")
    func preparing() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "sub/real")
            let file = try AtomicFile.prepare(Data("new".utf8), for: folder + "/link", surviving: .process)
            #expect(file.target.hasSuffix("/sub/real"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "sub"])
            let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/sub")
            #expect(left.count == 1 && left.allSatisfy(AtomicFile.isTemporary))
            #expect(rename(file.temporary, file.target) == 0)
            #expect(try String(contentsOfFile: folder + "/link", encoding: .utf8) == "new")
        }
    }

    @Test("errors name the target, not the temporary file")
    func preparingNamesThePath() throws {
        try inFolder { folder in
            let path = folder + "/none/a.png"
            let error = #expect(throws: AtomicFileError.self) { try AtomicFile.prepare(Data(), for: path) }
            #expect(error.map { "\($0)".contains(path) && !"\($0)".contains(AtomicFile.temporaryPrefix) } == true)
            #expect(error?.reason == String(cString: strerror(ENOENT)))
        }
    }

    @Test("temporary names are recognized")
    func temporaryNames() {
        #expect(AtomicFile.isTemporary(".builder-12-abc.tmp"))
        #expect(!AtomicFile.isTemporary("card.png"))
    }
}
