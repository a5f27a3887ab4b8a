import BuilderUIKit
import Foundation
import SnapshotCore

/// The Swift files that pages quote.
struct CodeLibrary: Sendable {
    private struct Source: Sendable {
        var path: String
        var bytes: [UInt8]
        var lines: SourceLines
        var declarations: [SwiftDeclaration]
        var regions: [CodeRegion]
        var markers: [RegionMarker]

        func location(of byte: Int) -> FileLocation { FileLocation(path: path, line: lines.number(of: byte)) }
    }

    /// A declaration or region that a name may refer to.
    private struct Candidate {
        var source: Source
        var begin: Int
        var range: Range<Int>?

        var location: FileLocation { source.location(of: begin) }
    }

    private var sources: [Source] = []
    /// The files that contain none of the names, which are read only to find similar ones.
    private var others: [String] = []
    private let folders: [String]
    /// The errors in the regions' markers, in the order of the files.
    private(set) var diagnostics: [DocumentationDiagnostic] = []

    /// Reads the files that may contain a name or a region.
    /// - Parameters:
    ///   - folders: the folders that were searched for the files, for messages.
    ///   - names: the names that pages quote.
    /// - Throws: `DocumentationError.unreadable`.
    init(paths: [String], folders: [String], names: Set<String>) throws(DocumentationError) {
        self.folders = folders
        let wanted = Set(names.map { Data(($0.split(separator: ".").last ?? "").utf8) })
        var first: [String: FileLocation] = [:]
        for path in paths {
            let data: Data
            do {
                data = try Data(contentsOf: URL(fileURLWithPath: path))
            } catch {
                throw .unreadable(path, reason: FilePaths.reason(error))
            }
            guard Self.mayHold(data, wanted) else {
                others.append(path)
                continue
            }
            let source = read(path, [UInt8](data))
            for region in source.regions {
                let location = source.location(of: region.begin)
                if let other = first[region.name] {
                    diagnostics.append(
                        DocumentationDiagnostic(
                            location: location, reason: .regionBegunTwice(region.name, other: other)))
                } else {
                    first[region.name] = location
                }
            }
            sources.append(source)
        }
    }

    private static let regionWord = Data("snapshot:".utf8)

    private static func mayHold(_ file: Data, _ names: Set<Data>) -> Bool {
        file.range(of: regionWord) != nil || names.contains { !$0.isEmpty && file.range(of: $0) != nil }
    }

    private mutating func read(_ path: String, _ bytes: [UInt8]) -> Source {
        let source = SwiftSource(bytes)
        let lines = SourceLines(bytes)
        let markers = RegionMarker.markers(in: source)
        var noted: [DocumentationDiagnostic] = []
        let regions = RegionMarker.regions(of: markers) { byte, reason in
            let location = FileLocation(path: path, line: lines.number(of: byte))
            noted.append(DocumentationDiagnostic(location: location, reason: reason))
        }
        diagnostics += noted.sorted { $0.location.line < $1.location.line }
        return Source(
            path: path, bytes: bytes, lines: lines, declarations: SwiftDeclarationFinder(source).found,
            regions: regions, markers: markers)
    }

    /// Returns the code that a page quotes: the region of that name, or the type; or, if there is only an extension of
    /// such a type, that extension.
    /// - Throws: a reason if there is none, if there are several, or if it is empty.
    func quote(_ name: String) throws(DocumentationContentError) -> CodeQuote {
        let regions = candidates { source in
            source.regions.filter { $0.name == name }.map { ($0.begin, $0.range) }
        }
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let declared = candidates { source in
            source.declarations.filter { !$0.isExtension && $0.isNamed(path) }.map { ($0.keyword, $0.range) }
        }
        let extended = candidates { source in
            source.declarations.filter { $0.isExtension && $0.isNamed(path) }.map { ($0.keyword, $0.range) }
        }
        let found = regions + (regions.isEmpty && declared.isEmpty ? extended : declared)
        guard let only = found.first else { throw .unknownCode(name, nearest: nearest(to: name), sources: folders) }
        guard found.count == 1 else { throw .ambiguousCode(name, found.map(\.location)) }
        guard let range = only.range else { throw .unbalancedCode(name, only.location) }
        guard let quote = CodeQuote(range, of: only.source.bytes, markers: only.source.markers) else {
            throw .sourceNotUTF8(name, only.location)
        }
        guard !quote.lines.isEmpty else { throw .emptyCode(name) }
        return quote
    }

    private func candidates(_ find: (Source) -> [(Int, Range<Int>?)]) -> [Candidate] {
        sources.flatMap { source in
            find(source).map { Candidate(source: source, begin: $0.0, range: $0.1) }
        }
    }

    /// Returns the names that are similar to an unknown one.
    private func nearest(to name: String) -> [String] {
        var names = Set(sources.flatMap { $0.regions.map(\.name) })
        var declarations = sources.flatMap(\.declarations)
        for path in others {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { continue }
            declarations += SwiftDeclarationFinder(SwiftSource([UInt8](data))).found
        }
        names.formUnion(declarations.filter { !$0.isExtension }.compactMap(\.path.last))
        return NameMatcher.nearest(to: name, among: names.sorted().map { ($0, []) }, limit: 3)
    }
}
