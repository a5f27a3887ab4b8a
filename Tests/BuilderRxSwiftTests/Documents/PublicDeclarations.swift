import Foundation

/// The public declarations of a folder of sources, as a reader would name them:
/// `ObservableType.throttle(_:latest:scheduler:)`.
///
/// Reads the project's own style (one declaration a line at its beginning, formatted by `swift format`); it is no
/// parser of Swift.
struct PublicDeclarations {
    struct Declaration: Hashable, Comparable {
        let module: String
        let name: String
        /// The part of its doc comment about RxSwift.
        let remark: String

        static func < (left: Declaration, right: Declaration) -> Bool {
            (left.module, left.name) < (right.module, right.name)
        }
    }

    private(set) var all: [Declaration] = []
    private let module: String
    /// The types around the present line, with the column of their closing brace and whether all members are public.
    private var types: [(name: String, column: Int, isOpen: Bool)] = []
    private var comment: [String] = []

    /// - Parameter folder: the sources of one module, read with all folders in it.
    init(module: String, folder: URL) throws {
        self.module = module
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return }
        let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        for file in sources.sorted(by: { $0.path < $1.path }) {
            types = []
            comment = []
            read(try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n"))
        }
        all = Array(Set(all)).sorted()
    }

    private mutating func read(_ lines: [String]) {
        for (number, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let column = line.count - text.count
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
                continue
            }
            if text.hasPrefix("@"), !text.contains(" public ") { continue }
            if text.hasPrefix("}"), let last = types.last, last.column == column { types.removeLast() }
            read(String(text), column: column, rest: lines[number...])
            comment = []
        }
    }

    private mutating func read(_ text: String, column: Int, rest: ArraySlice<String>) {
        var words = text.split(separator: " ").drop { $0.hasPrefix("@") }.map(String.init)
        var isPublic = false
        let modifiers: Set = [
            "public", "open", "static", "class", "final", "override", "mutating", "convenience", "required", "indirect",
            "lazy", "nonisolated", "prefix", "dynamic", "weak",
        ]
        while let word = words.first, modifiers.contains(word) || word.hasSuffix("(set)"),
            word != "class" || words.dropFirst().first == "func" || words.dropFirst().first == "var"
        {
            isPublic = isPublic || word == "public" || word == "open"
            words.removeFirst()
        }
        guard let keyword = words.first, words.count > 1 || keyword.hasPrefix("init") || keyword.hasPrefix("subscript")
        else { return }
        let isMember = types.last?.isOpen == true
        switch keyword {
        case "class", "struct", "enum", "protocol", "actor":
            let name = path(identifier(words[1]))
            if isPublic { add(name) }
            let opens = isPublic && (keyword == "protocol" || keyword == "enum")
            enter(name, column, isOpen: opens, rest)
        case "extension":
            var name = String(words[1].prefix { $0 != ":" && $0 != "<" && $0 != "{" })
            // The members of `Reactive` belong to the views that they are for.
            if let base = words.firstIndex(of: "Base:"), base + 1 < words.count { name += "<\(words[base + 1])>" }
            enter(name, column, isOpen: false, rest)
        case "func":
            if isPublic || (isMember && column == memberColumn) {
                add(path(identifier(words[1])) + labels(rest))
            }
        case "var", "let", "typealias", "associatedtype":
            if isPublic || (isMember && column == memberColumn) { add(path(identifier(words[1]))) }
        case "case":
            if isMember, column == memberColumn {
                // Values in brackets are not cases.
                let cases = text.dropFirst(5).replacing(/\([^()]*\)/, with: "")
                for part in cases.split(separator: ",") where !part.contains("\"") || part.contains("=") {
                    add(path(identifier(part.trimmingCharacters(in: .whitespaces))))
                }
            }
        default:
            if isPublic || (isMember && column == memberColumn) {
                if keyword.hasPrefix("init") { add(path("init") + labels(rest)) }
                if keyword.hasPrefix("subscript") { add(path("subscript") + labels(rest)) }
            }
        }
    }

    private var memberColumn: Int { (types.last?.column ?? -4) + 4 }

    private mutating func enter(_ name: String, _ column: Int, isOpen: Bool, _ rest: ArraySlice<String>) {
        // A declaration that opens and closes its braces in one line has no members.
        let opening = rest.first { $0.contains("{") } ?? ""
        if opening.hasSuffix("}"), opening.contains("{") { return }
        types.append((name, column, isOpen))
    }

    private func path(_ name: String) -> String {
        types.last.map { "\($0.name).\(name)" } ?? name
    }

    private func identifier(_ word: String) -> String {
        let stripped = word.drop { $0 == "`" }
        if let first = stripped.first, !first.isLetter, first != "_" {
            return String(stripped.prefix { !$0.isLetter && $0 != "(" && $0 != " " })
        }
        return String(stripped.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The labels of a function's parameters: `(_:latest:scheduler:)`.
    private func labels(_ lines: ArraySlice<String>) -> String {
        var depth = 0
        var angles = 0
        var labels = ""
        var parameter = ""
        var hasBegun = false
        for line in lines {
            var before: Character = " "
            for character in line {
                defer { before = character }
                if !hasBegun, character == "<" { angles += 1 }
                if !hasBegun, character == ">", before != "-" { angles -= 1 }
                if !hasBegun, angles > 0 { continue }
                if "([{".contains(character) {
                    depth += 1
                    if depth == 1 {
                        hasBegun = true
                        continue
                    }
                }
                if ")]}".contains(character) { depth -= 1 }
                guard hasBegun else { continue }
                if depth == 0 || (depth == 1 && character == ",") {
                    labels += label(parameter)
                    parameter = ""
                    if depth == 0 { return "(\(labels))" }
                } else {
                    parameter.append(character)
                }
            }
            if hasBegun { parameter.append(" ") }
        }
        return ""
    }

    private func label(_ parameter: String) -> String {
        var words = parameter.split(separator: " ").map(String.init)
        while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
        guard let first = words.first else { return "" }
        // `<Type>` of a generic parameter leaves pieces without a label.
        guard parameter.contains(":") else { return "" }
        return first.hasSuffix(":") ? first : first + ":"
    }

    /// Adds a declaration; names that begin with an underscore are no part of the interface.
    private mutating func add(_ name: String) {
        if name.split(separator: ".").last?.hasPrefix("_") == true { return }
        let sentences = comment.joined(separator: " ").components(separatedBy: ". ")
        let remark = sentences.filter { $0.contains("RxSwift") }.joined(separator: ". ")
        all.append(Declaration(module: module, name: name, remark: remark))
    }
}
