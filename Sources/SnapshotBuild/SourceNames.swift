import Foundation
import SnapshotCore

/// The names that Swift files declare and mention, file by file.
package struct SourceNames: Sendable {
    /// A file's names.
    private struct File {
        var path: String
        var identity: FileIdentity?
        /// The names of its types.
        var types: Set<String> = []
        /// The names of the members that it adds to types, by the names of the types.
        var extensions: [String: Set<String>] = [:]
        /// The names of its functions, properties and cases.
        var members: Set<String> = []
        /// The names of its functions and variables outside of types.
        var globals: Set<String> = []
        var mentioned: Set<String> = []
        /// A Boolean value that indicates whether it is a part of a catalog, which mentions all screens.
        var isCatalog = false
        /// The names of its types, of its functions and variables outside of types, and of the members that it adds to
        /// types of other modules.
        var declared: Set<String> = []
    }

    private var files: [File] = []
    /// The names of all types.
    private var types: Set<String> = []

    /// Reads the Swift files in folders and their subfolders.
    /// - Parameters:
    ///   - earlier: the names at an earlier time; files that are the same since then aren't read again.
    ///   - check: called for each file.
    /// - Throws: what `check` throws.
    package init(
        folders: [String], reusing earlier: SourceNames? = nil, check: () throws -> Void = {}
    ) rethrows {
        let known = Dictionary((earlier?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        for path in SourceFiles.paths(in: folders) {
            try check()
            let identity = FileIdentity(path)
            if let file = known[path], identity != nil, file.identity == identity {
                files.append(file)
            } else if let data = FileManager.default.contents(atPath: path) {
                files.append(Self.file(of: SwiftSource(Array(data)), path: path, identity: identity))
            }
        }
        resolveExtensions()
    }

    /// Creates the names of files that were read.
    package init(sources: [(path: String, source: SwiftSource)]) {
        files = sources.map { Self.file(of: $0.source, path: $0.path, identity: nil) }
        resolveExtensions()
    }

    private mutating func resolveExtensions() {
        types = files.reduce(into: Set()) { $0.formUnion($1.types) }
        for index in files.indices {
            files[index].declared = files[index].types.union(files[index].globals)
            // Extensions of a type of these files belong to it; the members of other types are looked up by name.
            for (type, members) in files[index].extensions {
                files[index].declared.formUnion(types.contains(type) ? [type] : members)
            }
        }
    }

    /// The names that each file declares for others, and those that it mentions.
    package var uses: [(path: String, declared: Set<String>, mentioned: Set<String>)] {
        files.map { ($0.path, $0.declared, $0.mentioned) }
    }

    private static func file(of source: SwiftSource, path: String, identity: FileIdentity?) -> File {
        var file = File(path: path, identity: identity)
        var extendedType: (name: String, end: Int)?
        // The end of the last type, function or other block outside of all others.
        var end = -1
        for index in source.tokens.indices {
            if index > end, source.hasMark("{", at: index) {
                end = source.closingBracket(of: index) ?? source.tokens.count
            }
            guard let word = source.name(index) else { continue }
            file.mentioned.insert(word)
            guard let name = source.name(index + 1) else { continue }
            if let type = extendedType, index > type.end { extendedType = nil }
            switch word {
            case "import":
                if ["BuilderSnapshots", "SnapshotCore", "SnapshotCommand"].contains(name) { file.isCatalog = true }
            case "class", "struct", "enum", "protocol", "actor", "typealias":
                // Not “class func”.
                if !["func", "var", "let", "subscript"].contains(name) { file.types.insert(name) }
            case "extension":
                let open = source.tokens.indices[index...].first { source.hasMark("{", at: $0) }
                extendedType = (name, open.flatMap { source.closingBracket(of: $0) } ?? source.tokens.count)
                file.extensions[name, default: []].formUnion([])
            case "func", "var", "let", "case":
                file.members.insert(name)
                if index > end { file.globals.insert(name) }
                if let type = extendedType { file.extensions[type.name, default: []].insert(name) }
            default: break
            }
        }
        return file
    }

    /// Types, by their names.
    package struct Types: Hashable, Sendable {
        package var names: Set<String>

        package init(names: Set<String>) { self.names = names }

        /// Returns the first of them that a text of qualified names contains. Modules and outer types don't count.
        package func first(in text: String) -> String? { Self.list(in: text).first(where: names.contains) }

        /// Returns the names in a text of qualified names. Modules and outer types don't count.
        package static func names(in text: String) -> Set<String> { Set(list(in: text)) }

        private static func list(in text: String) -> some Sequence<String> {
            text.matches(of: /[\p{L}_][\p{L}\p{N}_]*(?!\.|[\p{L}\p{N}_])/).lazy.map { String($0.output) }
        }
    }

    /// Returns the types that depend on a file or a symbol, directly or by other types; names are followed file by
    /// file, so that there may be too many.
    /// - Throws: `SourceNamesError` if no file is found.
    package func typesReached(file path: String?, symbol: String?) throws(SourceNamesError) -> Types {
        var reached: Set<String> = []
        if let path {
            let end = path.hasPrefix("/") ? path : "/\(path)"
            let found = files.filter { "/\($0.path)".hasSuffix(end) }
            guard !found.isEmpty else { throw .noFile(path) }
            for file in found { reached.formUnion(file.declared) }
        } else if let symbol {
            if files.contains(where: { $0.declared.contains(symbol) }) {
                reached = [symbol]
            } else {
                let found = files.filter { $0.members.contains(symbol) }
                guard !found.isEmpty else { throw .noSymbol(symbol) }
                for file in found { reached.formUnion(file.declared) }
                reached.insert(symbol)
            }
        }
        return typesReached(from: reached)
    }

    /// Returns the types that depend on files that were changed, added or removed, directly or by other types; nil if
    /// that isn't known: for a file that isn't one of the sources, or that is a part of a catalog.
    /// - Parameters:
    ///   - before: the names before the change.
    ///   - after: the names after it.
    package static func typesReached(
        byFiles paths: Set<String>, before: SourceNames, after: SourceNames
    ) -> Types? {
        var unknown = paths
        var reached: Set<String> = []
        for sources in [before, after] {
            let changed = sources.files.filter { paths.contains($0.path) }
            if changed.contains(where: \.isCatalog) { return nil }
            unknown.subtract(changed.map(\.path))
            let names = changed.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
            reached.formUnion(sources.typesReached(from: names).names)
        }
        return unknown.isEmpty ? Types(names: reached) : nil
    }

    private func typesReached(from names: Set<String>) -> Types {
        var reached = names
        var waiting = files.filter { !$0.declared.isEmpty && !$0.isCatalog }
        while true {
            let next = waiting.filter { !$0.mentioned.isDisjoint(with: reached) }
            if next.isEmpty { break }
            waiting.removeAll { !$0.mentioned.isDisjoint(with: reached) }
            for file in next { reached.formUnion(file.declared) }
        }
        return Types(names: reached.intersection(types))
    }
}

/// An error of looking up a file or a symbol.
package enum SourceNamesError: Error, Hashable {
    case noFile(String)
    case noSymbol(String)
}

extension SourceNamesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFile(let path): "no Swift file of the sources is \(path)"
        case .noSymbol(let symbol): "no Swift file of the sources declares \(symbol)"
        }
    }
}

/// The Swift files of folders.
package enum SourceFiles {
    /// Returns the paths of the Swift files in folders and their subfolders, without hidden ones and links.
    package static func paths(in folders: [String]) -> [String] {
        var found: [String] = []
        var waiting = folders
        while let folder = waiting.popLast(), found.count < 50_000 {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.first != "." {
                let path = "\(folder)/\(name)"
                if name.hasSuffix(".swift") {
                    found.append(path)
                } else if !name.contains("."), FilePaths.isFolder(path), !FilePaths.isLink(path) {
                    waiting.append(path)
                }
            }
        }
        return found.sorted()
    }
}
