import Foundation
import SnapshotCore

/// The names that Swift files declare and mention, file by file.
struct SourceNames {
    /// A file's names.
    struct File {
        var path: String
        /// The names of its types, and of the members that it adds to types of other modules.
        var declared: Set<String> = []
        /// The names of its functions, properties and cases.
        var members: Set<String> = []
        var mentioned: Set<String> = []
        /// A Boolean value that indicates whether it is a part of a catalog, which mentions all screens.
        var isCatalog = false
    }

    private var files: [File] = []
    /// The names of all types.
    private var types: Set<String> = []

    /// Reads files.
    /// - Throws: `CancellationError`.
    init(folders: [String], _ cancellation: Cancellation) throws {
        var extended: [[String: Set<String>]] = []
        for path in SourceFiles.paths(in: folders) {
            try cancellation.check()
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let (file, extensions) = Self.names(of: SwiftSource(Array(data)), path: path)
            files.append(file)
            extended.append(extensions)
        }
        // What extends a type of these files belongs to it; the members of other types are looked up by name.
        let types = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        self.types = types
        for index in files.indices {
            for (type, members) in extended[index] {
                files[index].declared.formUnion(types.contains(type) ? [type] : members)
            }
        }
    }

    private static func names(
        of source: SwiftSource, path: String
    ) -> (file: File, extensions: [String: Set<String>]) {
        var file = File(path: path)
        var extensions: [String: Set<String>] = [:]
        var extendedType: (name: String, end: Int)?
        for index in source.tokens.indices {
            guard let word = source.name(index) else { continue }
            file.mentioned.insert(word)
            guard let name = source.name(index + 1) else { continue }
            if let type = extendedType, index > type.end { extendedType = nil }
            switch word {
            case "import":
                if ["BuilderSnapshots", "SnapshotCore", "SnapshotCommand"].contains(name) { file.isCatalog = true }
            case "class", "struct", "enum", "protocol", "actor", "typealias":
                // Not “class func”.
                if !["func", "var", "let", "subscript"].contains(name) { file.declared.insert(name) }
            case "extension":
                let open = source.tokens.indices[index...].first { source.hasMark("{", at: $0) }
                extendedType = (name, open.flatMap { source.closingBracket(of: $0) } ?? source.tokens.count)
                extensions[name, default: []].formUnion([])
            case "func", "var", "let", "case":
                file.members.insert(name)
                if let type = extendedType { extensions[type.name, default: []].insert(name) }
            default: break
            }
        }
        return (file, extensions)
    }

    /// Types, by their names.
    struct Types: Hashable {
        var names: Set<String>

        /// Returns the first of them that a text of qualified names contains. Modules and outer types don't count.
        func first(in text: String) -> String? {
            text.matches(of: /[\p{L}_][\p{L}\p{N}_]*(?!\.|[\p{L}\p{N}_])/).lazy.map { String($0.output) }
                .first(where: names.contains)
        }
    }

    /// Returns the types that depend on a file or a symbol, directly or by other types; names are followed file by
    /// file, so that there may be too many.
    /// - Throws: `ToolError.failed` if no file is found.
    func typesReached(file path: String?, symbol: String?) throws(ToolError) -> Types {
        var reached: Set<String> = []
        if let path {
            let end = path.hasPrefix("/") ? path : "/\(path)"
            let found = files.filter { "/\($0.path)".hasSuffix(end) }
            guard !found.isEmpty else { throw .failed("no Swift file of the sources is \(path)") }
            for file in found { reached.formUnion(file.declared) }
        } else if let symbol {
            if files.contains(where: { $0.declared.contains(symbol) }) {
                reached = [symbol]
            } else {
                let found = files.filter { $0.members.contains(symbol) }
                guard !found.isEmpty else { throw .failed("no Swift file of the sources declares \(symbol)") }
                for file in found { reached.formUnion(file.declared) }
                reached.insert(symbol)
            }
        }
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
