import BuilderUIKit
import SnapshotCore

/// The plan of a run of `docs`, before a picture is drawn; its initializer finds the errors in pages, sources and
/// declarations.
struct DocumentationPlan: Sendable {
    let tree: DocumentationTree
    /// The code by the names that pages quote.
    let quotes: [String: CodeQuote]
    /// The pictures that the run covers, one for each configuration.
    let selected: [DocumentationPicture]
    /// A Boolean value that indicates whether the run covers all pictures and pages: only then are unused pictures
    /// known.
    let isWhole: Bool

    /// Reads pages and sources.
    /// - Throws: `DocumentationError`, with all diagnostics of pages and sources together.
    init(_ request: DocumentationRequest, _ declared: [DocumentationPicture]) throws(DocumentationError) {
        let pictures = declared.flatMap(\.variants)
        selected = try Self.select(request.names, from: pictures)
        isWhole = request.names.isEmpty && !request.leavesPagesOut
        let pages = try FileSearch.pages.files(in: request.pages)
        guard !pages.isEmpty || request.gallery != nil else { throw .noPages(request.pages) }
        tree = try DocumentationTree(
            pages: pages, pictures: pictures, pictureFolder: request.pictureFolder, root: request.root)
        let names = tree.quotedNames
        guard !pictures.isEmpty || !names.isEmpty else { throw .nothingToDo }
        quotes = names.isEmpty ? [:] : try Self.quotes(for: tree, names, request.sources)
    }

    private static func select(
        _ names: [String], from pictures: [DocumentationPicture]
    ) throws(DocumentationError) -> [DocumentationPicture] {
        if names.isEmpty { return pictures }
        for name in names where pictures.named(name).isEmpty {
            let all = pictures.allNames
            let nearest = NameMatcher.nearest(to: name, among: all.map { ($0, []) }, limit: 3)
            throw .unknownPicture(name, nearest: nearest, all: all)
        }
        return pictures.filter { names.contains($0.name) || $0.group.map(names.contains) ?? false }
    }

    private static func quotes(
        for tree: DocumentationTree, _ names: Set<String>, _ sources: [String]
    ) throws(DocumentationError) -> [String: CodeQuote] {
        let library = try CodeLibrary(
            paths: FileSearch.sources.files(in: sources), folders: sources, names: names)
        var diagnostics = library.diagnostics
        var quotes: [String: CodeQuote] = [:]
        for page in tree.pages {
            for block in page.blocks {
                guard case .code(let name) = block.content, quotes[name] == nil else { continue }
                do throws(DocumentationContentError) {
                    quotes[name] = try library.quote(name)
                } catch {
                    diagnostics.append(DocumentationDiagnostic(location: page.location(of: block.begin), reason: error))
                }
            }
        }
        guard diagnostics.isEmpty else { throw .diagnostics(diagnostics) }
        return quotes
    }

    /// Returns the pictures to draw.
    /// - Parameter isForGallery: true to draw also pictures that no page shows.
    func items(isForGallery: Bool) -> [ImageVariant] {
        selected.flatMap { picture -> [ImageVariant] in
            let folders = tree.folders(of: picture.name)
            guard !folders.isEmpty || isForGallery else { return [] }
            return Appearance.allCases.filter(picture.appearances.contains).map {
                ImageVariant(picture: picture, appearance: $0, folders: folders)
            }
        }
    }

    /// The folders that pictures are written to.
    var folders: [String] {
        var folders: [String] = []
        for picture in selected {
            for folder in tree.folders(of: picture.name) where !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    // MARK: The texts of pages

    /// Returns the text between the markers of a block.
    /// - Parameter widths: the widths of the drawn pictures, in points.
    /// - Returns: nil for a picture that wasn't drawn.
    private func text(of block: PageBlock, in page: Page, widths: [String: Double]) -> [String]? {
        switch block.content {
        case .code(let name): return quotes[name]?.markdown
        case .picture(let name):
            let shown = tree.pictures.named(name)
            let images = selected.named(name).compactMap { picture in widths[picture.name].map { (picture, $0) } }
            guard images.count == shown.count, let text = ImageMarkup(images) else { return nil }
            if page.catalog != nil { return text.docC }
            let folder = FilePaths.relative(tree.pictureFolder, from: FilePaths.folder(of: page.path))
            return text.markdown(folder: folder)
        }
    }

    /// Returns the blocks whose text differs from that of the page.
    func staleBlocks(widths: [String: Double]) -> [(location: FileLocation, content: PageBlock.Content)] {
        tree.pages.flatMap { page in
            page.blocks.compactMap { block in
                guard let text = text(of: block, in: page, widths: widths), !block.holds(text) else { return nil }
                return (page.location(of: block.begin), block.content)
            }
        }
    }

    /// Returns the pages whose texts differ, with the new texts.
    func changedPages(widths: [String: Double]) -> [Page] {
        tree.pages.compactMap { page in
            var changed = page
            var isChanged = false
            for (index, block) in page.blocks.enumerated() {
                guard let text = text(of: block, in: page, widths: widths), !block.holds(text) else { continue }
                changed.fill(index, with: text)
                isChanged = true
            }
            return isChanged ? changed : nil
        }
    }
}
