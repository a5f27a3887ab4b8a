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

    var leavesOutFile: Bool { reductions.contains { $0.kind == .file } }

    /// Leaves out the parts of a file whose text is that of a reduction.
    func reduce(_ tree: SourceFileSyntax, in facts: inout FileFacts) {
        guard !reductions.isEmpty else { return }
        let wanted = Set(reductions.map { Key(kind: $0.kind, digest: $0.digest) })
        for part in ReduciblePartCollector.parts(of: tree) where wanted.contains(key(of: part)) {
            if part.replacement.isEmpty {
                facts.edits.blank(part.edited, of: source.bytes)
            } else {
                facts.edits.replace(part.edited, of: source.bytes, with: part.replacement)
            }
            guard part.kind != .override, part.kind != .inheritance else { continue }
            facts.leftOut.append(part.range)
            let type = part.scope.prefix { $0 != "." && $0 != "<" }
            if !type.isEmpty { facts.incompleteTypes.insert(String(type)) }
        }
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
