import BuilderUIKit
import Foundation

@testable import SnapshotCore

/// A documentation tree in a folder of its own, and a catalog of small pictures.
@MainActor
final class DocumentationFixture {
    let folder: TemporaryFolder
    var color = UIColor.red
    var pictures: [DocumentationPicture]
    var pages = ["README.md", "Guide", "App.docc"]

    /// - Parameter files: their contents, by path.
    init(_ files: [String: String], pictures: [DocumentationPicture]? = nil) throws {
        folder = try TemporaryFolder()
        self.pictures = pictures ?? [Self.box]
        for place in ["Guide", "App.docc", "Sources"] { try write("", to: "\(place)/.keep") }
        for (path, text) in files { try write(text, to: path) }
        if files["README.md"] == nil { try write("# App\n", to: "README.md") }
    }

    /// The corner of a screen, which has the color of the fixture.
    static var box: DocumentationPicture { picture("box") }

    static func picture(_ name: String, alternativeText: String = "A box") -> DocumentationPicture {
        DocumentationPicture(name, of: "box", alternativeText: alternativeText)
            .cropped(to: .rectangle(CGRect(x: 0, y: 100, width: 24, height: 16)))
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func text(_ path: String) throws -> String { String(decoding: try folder.read(path), as: UTF8.self) }

    /// The contents of all files but hidden ones.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for file in folder.files where !file.split(separator: "/").contains(where: { $0 == ".keep" }) {
            contents[file] = try folder.read(file)
        }
        return contents
    }

    var catalog: Catalog {
        let color = color
        return Catalog(
            [Screen("box") { _ in Gallery.makeBox(color) }],
            documentation: Documentation(pages: pages, pictureFolder: "Guide/Pictures", pictures: pictures))
    }

    func docs(_ arguments: String...) async -> ToolRun {
        await ToolRun(["docs"] + arguments, in: folder, catalog: catalog)
    }

    /// What a run wrote, with the folder's own path taken away.
    func relativeOutput(of run: ToolRun) -> String {
        (run.text + run.messages).replacingOccurrences(of: folder.path + "/", with: "")
    }
}
