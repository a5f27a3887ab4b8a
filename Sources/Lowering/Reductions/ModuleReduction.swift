import GallerySources
import SwiftParser
import SwiftSyntax

/// Turns the compiler's errors in a lowered module into reductions and stand-ins that resolve them.
package struct ModuleReduction {
    private let files: [SourceFile]
    private let configuration: LoweringConfiguration

    /// - Parameter files: the module's files, with absolute paths.
    package init(files: [SourceFile], configuration: LoweringConfiguration) {
        self.configuration = configuration
        self.files = files
    }

    /// Returns what to leave out and what to declare so that the errors vanish, in addition to the configuration's.
    ///
    /// Each error resolves in one step or leads to a larger part in the next round: a statement, the body around it,
    /// the declaration, and at last the file.
    package func resolve(_ errors: [LoweredFileError]) -> (reductions: [Reduction], standIns: [StandIn]) {
        let known = Set(configuration.standIns.map(\.name))
        let missing = Set(errors.compactMap { Self.missingType($0.message, known) }).subtracting(known)
        // Other errors may vanish with the missing types.
        if !missing.isEmpty {
            let uses = TypeUses(files)
            return ([], missing.sorted().map(uses.standIn))
        }
        let edited = ModuleLowering(files: files, configuration: configuration).edited()
        let facts = Dictionary(edited.compactMap { $0 }.map { ($0.source.path, $0) }) { first, _ in first }
        var reductions: [Reduction] = []
        for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
            let absolute = configuration.root.isEmpty ? path : "\(configuration.root)/\(path)"
            if FileReducer.leavesOut(absolute, in: configuration) { continue }
            if let facts = facts[absolute], isParsable(absolute) {
                reductions += reduce(path, errors, facts)
            } else {
                reductions.append(Self.wholeFile(path, errors))
            }
        }
        return (reductions, [])
    }

    /// Returns a Boolean value that indicates whether a file has no errors, in bodies that lowering doesn't parse, too.
    private func isParsable(_ path: String) -> Bool {
        let file = files.first { $0.path == path }
        let facts = file.flatMap { FactCollector.collect($0, configuration: configuration, parsesAll: true) }
        return facts?.isUnparsable == false
    }

    /// Returns the type that a message says is missing: at the top level, or in one of the known missing types.
    private static func missingType(_ message: String, _ known: Set<String>) -> String? {
        let words = message.split(separator: "'", omittingEmptySubsequences: false)
        guard words.count > 1 else { return nil }
        let name = String(words[1])
        if message.contains("' is not a member type of "), words.count > 3 {
            // The compiler names the outer type with its module and generic arguments.
            let outer = words[3].prefix { $0 != "<" }
            let names = outer.split(separator: ".").map(String.init)
            let isMissing = names.indices.map { names[$0...].joined(separator: ".") }.first(where: known.contains)
            return isMissing.map { "\($0).\(name)" }
        }
        guard message.hasPrefix("cannot find ") else { return nil }
        let isType = message.hasPrefix("cannot find type '") || name.first?.isUppercase == true
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isType && isName && FoundationParts.module(of: name) == nil ? name : nil
    }

    private func reduce(_ path: String, _ errors: [LoweredFileError], _ facts: FileFacts) -> [Reduction] {
        let source = facts.source
        let reducer = FileReducer(source: source, configuration: configuration)
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let parts = ReduciblePartCollector.parts(of: tree)
        var applied = reducer.applied
        let gone = parts.filter { applied.contains(reducer.key(of: $0)) && $0.removesItsText }.map(\.range)
        var reductions: [Reduction] = []
        var chosen: [Range<Int>] = []
        for error in errors {
            let offset = Self.offset(of: error, in: facts)
            // Several errors of one statement are resolved together.
            if chosen.contains(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) { continue }
            let candidates = parts.filter { part in
                part.range.lowerBound <= offset && offset <= part.range.upperBound
                    && !gone.contains {
                        $0.lowerBound <= part.range.lowerBound && part.range.upperBound <= $0.upperBound
                    }
                    && !reductions.contains { $0.digest == reducer.digest(of: part) && $0.kind == part.kind }
            }
            guard let part = Self.choose(candidates.filter { !applied.contains(reducer.key(of: $0)) }, for: error)
            else {
                // Another error may have led to the same part in this round.
                if candidates.isEmpty, reductions.isEmpty { return [Self.wholeFile(path, errors)] }
                continue
            }
            let key = reducer.key(of: part)
            applied.insert(key)
            if part.resolvesErrorsInside { chosen.append(part.range) }
            reductions.append(
                Reduction(
                    kind: part.kind, path: path, line: source.line(at: part.range.lowerBound),
                    text: source.beginning(of: part.identity), digest: key.digest, message: error.message))
        }
        return reductions
    }

    /// Returns the offset of an error in the original. Lines are the original's, columns the lowered copy's.
    private static func offset(of error: LoweredFileError, in facts: FileFacts) -> Int {
        let start = facts.source.offset(line: error.line, column: 1)
        let end = facts.source.offset(line: error.line, column: facts.source.bytes.count + 1)
        let edited = facts.edits.editedOffset(of: start) + max(error.column - 1, 0)
        return min(max(facts.edits.originalOffset(of: edited), start), end)
    }

    private static func wholeFile(_ path: String, _ errors: [LoweredFileError]) -> Reduction {
        Reduction(
            kind: .file, path: path, line: errors.first?.line ?? 1, text: "", digest: "",
            message: errors.first?.message ?? "")
    }

    /// Returns the part to leave out for an error: the smallest one that the error's kind permits.
    private static func choose(_ candidates: [ReduciblePart], for error: LoweredFileError) -> ReduciblePart? {
        let message = error.message
        func smallest(_ kinds: Set<Reduction.Kind>) -> ReduciblePart? {
            candidates.filter { kinds.contains($0.kind) }.min { $0.range.count < $1.range.count }
        }
        if message.contains("overrid"), let part = smallest([.override]) { return part }
        if let name = unmetProtocol(message) {
            let clauses = candidates.filter { $0.kind == .inheritance && $0.name == name }
            if let part = clauses.min(by: { $0.range.count < $1.range.count }) { return part }
        }
        if message.contains("inherit"), let part = smallest([.inheritance]) { return part }
        if message.contains("missing return"), let part = smallest([.body]) { return part }
        return smallest([.statement, .value, .body, .declaration])
    }

    /// Returns the protocol of a message such as “type 'A' does not conform to protocol 'B'”.
    private static func unmetProtocol(_ message: String) -> String? {
        guard message.contains("does not conform to protocol '") else { return nil }
        return message.components(between: "protocol '", and: "'")
    }
}

extension ReduciblePart {
    /// A Boolean value that indicates whether errors in the part vanish when it is left out.
    fileprivate var resolvesErrorsInside: Bool { removesItsText || kind == .body }

    /// A Boolean value that indicates whether no error can be in the part after it was left out.
    fileprivate var removesItsText: Bool {
        switch kind {
        case .statement, .declaration, .file, .value: true
        case .body, .override, .inheritance: false
        }
    }
}

extension String {
    fileprivate func components(between start: String, and end: Character) -> String? {
        var rest = self[...]
        while !rest.isEmpty, !rest.hasPrefix(start) { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return nil }
        return String(rest.dropFirst(start.count).prefix { $0 != end })
    }
}
