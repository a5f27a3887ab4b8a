import GallerySources
import SwiftSyntax

/// Leaves out the parts of one file that the compiler refused.
struct FileReducer {
    private let source: SourceText
    private let reductions: [Reduction]

    init(source: SourceText, configuration: LoweringConfiguration) {
        self.source = source
        reductions = Self.reductions(of: source.path, in: configuration)
    }

    private static func reductions(of file: String, in configuration: LoweringConfiguration) -> [Reduction] {
        let path = configuration.relativePath(of: file)
        return configuration.reductions.filter { $0.path == path }
    }

    /// Returns a Boolean value that indicates whether a file is left out as a whole.
    static func leavesOut(_ file: String, in configuration: LoweringConfiguration) -> Bool {
        reductions(of: file, in: configuration).contains { $0.kind == .file }
    }

    /// A Boolean value that indicates whether parts of the file are left out.
    var hasReductions: Bool { !reductions.isEmpty }

    var leavesOutFile: Bool { reductions.contains { $0.kind == .file } }

    /// Leaves out the parts of a file whose text is that of a reduction.
    func reduce(_ tree: SourceFileSyntax, in facts: inout FileFacts) {
        guard !reductions.isEmpty else { return }
        let wanted = applied
        let parts = ReduciblePartCollector.parts(of: tree)
        for part in parts where part.kind != .inheritance && wanted.contains(key(of: part)) {
            if part.replacement.isEmpty {
                facts.edits.blank(part.edited, of: source.bytes)
            } else {
                facts.edits.replace(part.edited, of: source.bytes, with: part.replacement)
            }
            guard part.kind != .override else { continue }
            facts.leftOut.append(part.range)
            let type = part.scope.prefix { $0 != "." && $0 != "<" }
            if !type.isEmpty { facts.incompleteTypes.insert(String(type)) }
        }
        for types in Dictionary(grouping: parts.filter { $0.kind == .inheritance }, by: \.clause).values {
            removeInherited(types, types.map { wanted.contains(key(of: $0)) }, in: &facts.edits)
        }
    }

    /// Removes types of an inheritance clause, with the commas that would be left.
    private func removeInherited(_ types: [ReduciblePart], _ isRemoved: [Bool], in edits: inout EditList) {
        guard let lastKept = isRemoved.lastIndex(of: false) else {
            return edits.blank(types[0].clause, of: source.bytes)
        }
        for (index, type) in types.enumerated() where isRemoved[index] {
            edits.blank(type.edited.lowerBound..<(type.comma ?? type.edited).upperBound, of: source.bytes)
        }
        if lastKept + 1 < types.count, let comma = types[lastKept].comma { edits.blank(comma, of: source.bytes) }
    }

    struct Key: Hashable {
        var kind: Reduction.Kind
        var digest: String
    }

    func key(of part: ReduciblePart) -> Key { Key(kind: part.kind, digest: digest(of: part)) }

    func digest(of part: ReduciblePart) -> String {
        Self.digest(Array(part.scope.utf8) + [0] + source.bytes[part.identity])
    }

    /// The keys of the parts that are already left out.
    var applied: Set<Key> { Set(reductions.map { Key(kind: $0.kind, digest: $0.digest) }) }

    /// Returns a digest of a text: FNV-1a of its bytes, with runs of white space as one.
    static func digest(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var isSpace = false
        for byte in bytes {
            let space = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == 13 || byte == 9
            if space, isSpace { continue }
            isSpace = space
            hash = (hash ^ UInt64(space ? UInt8(ascii: " ") : byte)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
