import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// The pages of a documentation, and the folders of their pictures.
struct DocumentationTree: Sendable {
    let pages: [Page]
    let pictures: [DocumentationPicture]
    /// The folder for pages outside DocC catalogs.
    let pictureFolder: String
    /// The folder that links with a leading slash start from.
    let root: String
    /// Every location that shows a declared picture, in the order of the pages.
    private(set) var uses: [ImageUse] = []

    /// Reads the pages.
    /// - Throws: `DocumentationError`; `.diagnostics` for all markers of all pages together, and for names that no
    ///   picture has.
    init(
        pages paths: [String], pictures: [DocumentationPicture], pictureFolder: String, root: String = "."
    ) throws(DocumentationError) {
        self.pictures = pictures
        self.root = root
        self.pictureFolder = pictureFolder
        var diagnostics: [DocumentationDiagnostic] = []
        var pages: [Page] = []
        for path in paths {
            do throws(DocumentationError) {
                let page = try Page(path: path)
                pages.append(page)
                diagnostics += Self.unknownPictures(of: page, pictures)
            } catch {
                guard case .diagnostics(let found) = error else { throw error }
                diagnostics += found
            }
        }
        guard diagnostics.isEmpty else { throw .diagnostics(diagnostics) }
        self.pages = pages
        let names = Set(pictures.map(\.name))
        uses = pages.flatMap { uses(of: $0, names: names) }
    }

    private static func unknownPictures(
        of page: Page, _ pictures: [DocumentationPicture]
    ) -> [DocumentationDiagnostic] {
        page.blocks.compactMap { block in
            guard case .picture(let name) = block.content, pictures.named(name).isEmpty else { return nil }
            let nearest = NameMatcher.nearest(to: name, among: pictures.allNames.map { ($0, []) }, limit: 3)
            return DocumentationDiagnostic(
                location: page.location(of: block.begin), reason: .unknownPicture(name, nearest: nearest))
        }
    }

    private func uses(of page: Page, names: Set<String>) -> [ImageUse] {
        let folder = folder(of: page)
        let made = page.blocks.flatMap { block -> [(Int, String)] in
            guard case .picture(let name) = block.content else { return [] }
            return pictures.named(name).map { (block.begin, $0.name) }
        }
        let written = page.references.filter { page.catalog != nil || leadsToPictures($0, of: page) }
            .map { ($0.line, $0.pictureName) }
        var seen: Set<ImageUse> = []
        return (made + written).filter { names.contains($0.1) }.sorted { $0.0 < $1.0 }.map { line, name in
            ImageUse(picture: name, location: page.location(of: line), folder: folder)
        }.filter { seen.insert($0).inserted }
    }

    private func leadsToPictures(_ reference: ImageReference, of page: Page) -> Bool {
        guard !reference.isRemote else { return false }
        let start = reference.beginsAtRoot ? root : FilePaths.folder(of: page.path)
        let folder = FilePaths.join(start, reference.folder ?? ".")
        return FilePaths.absolute(folder) == FilePaths.absolute(pictureFolder)
    }

    /// Returns the folder in which a page looks for its pictures.
    func folder(of page: Page) -> String { page.catalog.map { "\($0)/Resources" } ?? pictureFolder }

    /// The folders in which pages look for a picture, each once.
    func folders(of picture: String) -> [String] {
        var folders: [String] = []
        for use in uses where use.picture == picture && !folders.contains(use.folder) { folders.append(use.folder) }
        return folders
    }

    func locations(of picture: String, in folder: String) -> [FileLocation] {
        uses.filter { $0.picture == picture && $0.folder == folder }.map(\.location)
    }

    /// Returns the paths of the pages that show a picture, in their order.
    func pages(showing picture: String) -> [String] {
        let shown = Set(uses.filter { $0.picture == picture }.map(\.location.path))
        return pages.map(\.path).filter(shown.contains)
    }

    /// The declared pictures that no page shows.
    var unshown: [DocumentationPicture] {
        let shown = Set(uses.map(\.picture))
        return pictures.filter { !shown.contains($0.name) }
    }

    /// The names of types and regions that pages quote.
    var quotedNames: Set<String> {
        Set(
            pages.flatMap { page in
                page.blocks.compactMap { block in
                    if case .code(let name) = block.content { name } else { nil }
                }
            })
    }

    /// The files in the folders of the pictures that this tool has drawn, that have names of pictures, and that no page
    /// shows.
    ///
    /// Links can lead to a file in more ways than can be resolved, through a server or from another tree's folder. So a
    /// file that any link names counts as used, wherever the link leads; and so do all densities and appearances of a
    /// picture that any link names, unless it is declared for the folder: then its files are known.
    var unusedFiles: [String] {
        let references = pages.flatMap(\.references)
        let linkedFiles = Set(references.map(\.fileName))
        let linkedPictures = Set(references.map(\.pictureName))
        var folders: [String] = []
        for folder in pages.map(folder(of:)) + [pictureFolder] where !folders.contains(folder) {
            folders.append(folder)
        }
        return folders.flatMap { folder in
            let placed = pictures.filter { self.folders(of: $0.name).contains(folder) }
            let shown = linkedFiles.union(placed.flatMap(\.files).map(\.fileName))
            let linked = linkedPictures.subtracting(placed.map(\.name))
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { name in
                guard let file = ImageFileName(fileName: name), !shown.contains(name) else { return false }
                return !linked.contains(file.picture) && Self.isOurs(FilePaths.join(folder, name))
            }.map { FilePaths.join(folder, $0) }
        }
    }

    /// Returns whether a file contains the versions that drew it.
    private static func isOurs(_ path: String) -> Bool {
        guard FilePaths.isFile(path), let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let info = try? PNGInspector.inspect(data)
        else { return false }
        return info.texts[PNGEncoder.Keyword.fingerprint] != nil
    }
}

extension [DocumentationPicture] {
    /// The names that pages may refer to, in the order of the pictures.
    var allNames: [String] {
        var seen: Set<String> = []
        return flatMap { [$0.group, $0.name].compactMap(\.self) }.filter { seen.insert($0).inserted }
    }
}

extension DocumentationPicture {
    /// The names of all files, light first, each with its densities in order.
    var files: [ImageFileName] {
        Appearance.allCases.filter(appearances.contains).flatMap { appearance in
            scales.sorted().map { ImageFileName(picture: name, appearance: appearance, scale: $0) }
        }
    }
}

/// A location where a page shows a picture.
struct ImageUse: Hashable, Sendable {
    var picture: String
    var location: FileLocation
    /// The folder in which the page looks for the picture's files.
    var folder: String
}
