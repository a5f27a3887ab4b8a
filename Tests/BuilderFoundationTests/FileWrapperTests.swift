import BuilderFoundation
import Foundation
import Testing

/// Files, folders and links in memory, and as they are written.
@Suite final class FileWrapperTests {
    private final class FailingWrapper: FileWrapper, @unchecked Sendable {
        override func write(to url: URL, options: WritingOptions, originalContentsURL: URL?) throws {
            throw CocoaError(.fileWriteOutOfSpace)
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }

    private func names(in url: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    @Test func foldersAreReadAndWritten() throws {
        let url = folder.appendingPathComponent("package")
        let package = FileWrapper(directoryWithFileWrappers: [
            "a.txt": file("a"),
            "sub": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        #expect(package.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "1__#$!@%!#__a.txt")
        try package.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.fileWrappers?["sub"]?.isDirectory == true)
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(package.fileWrappers?["a.txt"]?.filename == "a.txt")
        #expect(package.matchesContents(of: url))
        #expect(throws: CocoaError.self) { try FileWrapper(url: url.appendingPathComponent("none")) }
    }

    @Test func aFolderTakesTheOthersPlace() throws {
        let url = folder.appendingPathComponent("package")
        for name in ["old", "new"] {
            let package = FileWrapper(directoryWithFileWrappers: [name: file(name)])
            try package.write(to: url, originalContentsURL: nil)
            #expect(try names(in: url) == [name])
        }
        #expect(try names(in: folder) == ["package"])
    }

    /// Neither a file that can't be written nor a name that leads elsewhere changes what is there.
    @Test(arguments: ["a", "", ".", "..", "b/c", "../c"])
    func aFolderStaysIfWritingFails(name: String) throws {
        let url = folder.appendingPathComponent("package")
        try FileWrapper(directoryWithFileWrappers: ["old": file("old")]).write(to: url, originalContentsURL: nil)
        let child: FileWrapper = name == "a" ? FailingWrapper(regularFileWithContents: Data()) : file("new")
        let package = FileWrapper(directoryWithFileWrappers: [name: child, "z": file("z")])
        let expected: CocoaError.Code = name == "a" ? .fileWriteOutOfSpace : .fileWriteInvalidFileName
        let error = #expect(throws: CocoaError.self) {
            try package.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
        }
        #expect(error?.code == expected)
        #expect(child.filename == nil)
        #expect(try names(in: folder) == ["package"])
        #expect(try String(contentsOf: url.appendingPathComponent("old"), encoding: .utf8) == "old")
    }

    @Test func filesInFoldersNeedAName() async {
        await #expect(processExitsWith: .failure) {
            let child = FileWrapper(regularFileWithContents: Data())
            FileWrapper(directoryWithFileWrappers: [:]).addFileWrapper(child)
        }
    }

    @Test func attributesAreRead() throws {
        #expect(file("abc").fileAttributes.isEmpty)
        let url = folder.appendingPathComponent("a.txt")
        try file("abc").write(to: url, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect((read.fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber)?.intValue == 3)
        #expect(read.fileAttributes[FileAttributeKey.modificationDate.rawValue] is Date)
        try file("abcd").write(to: url, originalContentsURL: nil)
        try read.read(from: url)
        #expect((read.fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber)?.intValue == 4)
    }

    /// A link is written over a file, with the path that it had.
    @Test(arguments: ["a.txt", "../none/b.txt", "/none/c.txt"])
    func linksKeepTheirPath(path: String) throws {
        let original = folder.appendingPathComponent("original")
        try FileManager.default.createSymbolicLink(atPath: original.path, withDestinationPath: path)
        let link = try FileWrapper(url: original)
        #expect(link.isSymbolicLink)
        let subfolder = folder.appendingPathComponent("sub")
        try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: false)
        let url = subfolder.appendingPathComponent("link")
        try file("old").write(to: url, originalContentsURL: nil)
        // Over a file, then over a link.
        for _ in 0..<2 {
            try link.write(to: url, originalContentsURL: nil)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == path)
        }
        #expect(try names(in: subfolder) == ["link"])
        #expect(link.matchesContents(of: url))
    }
}
