import Foundation
import SnapshotCore

/// What stands in one Swift file.
struct SourceScan {
    /// A construct at a line, the first of which is 1.
    struct Finding: Hashable {
        var construct: Construct
        var line: Int
        /// The word that it was found by, or the module.
        var word: String
    }

    struct Import: Hashable {
        /// With its parts, such as `os.log`.
        var module: String
        var line: Int
        /// Whether it names one declaration, as in `import class os.Logger`.
        var isDeclaration = false
        /// Where the statement is, with attributes that stand before it on its line.
        var range: Range<Int>

        /// The module, as the compiler names it where it isn't there.
        var name: String { isDeclaration ? KnownModules.root(of: module) : module }
    }

    private(set) var findings: [Finding] = []
    private(set) var imports: [Import] = []
    /// The line of `@main` or its older names.
    private(set) var entryPoint: Int?
    let text: SourceText
    /// Whether the file is UTF-8, as the compiler demands.
    let isUTF8: Bool

    init(_ data: Data) {
        let bytes = [UInt8](data)
        isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        text = SourceText(bytes)
        var tokens = SourceTokens(text.bytes)
        var previous: SourceToken?
        while let token = tokens.next() {
            take(token, after: previous, &tokens)
            previous = token
        }
    }

    /// The file without the imports of some modules, which are blank, so that everything else stays at its place.
    func blankingImports(where isUnwanted: (Import) -> Bool) -> Data? {
        let unwanted = imports.filter(isUnwanted)
        guard !unwanted.isEmpty else { return nil }
        var bytes = text.original
        for item in unwanted {
            for index in item.range { bytes[index] = UInt8(ascii: " ") }
        }
        return Data(bytes)
    }

    /// Whether the file is for tests.
    var isTest: Bool {
        imports.contains { ["XCTest", "Testing"].contains(KnownModules.root(of: $0.module)) }
    }

    private mutating func take(_ token: SourceToken, after previous: SourceToken?, _ tokens: inout SourceTokens) {
        switch token.mark {
        case UInt8(ascii: "@"):
            if ["main", "UIApplicationMain", "NSApplicationMain"].contains(token.word) { entryPoint = token.line }
            add(Construct.attributes[token.word], token)
        case UInt8(ascii: "#"):
            add(Construct.macros[token.word], token)
        case UInt8(ascii: "."):
            // `.dynamic` and `.Selector` are somebody's own; only methods are found after a dot.
            if token.word == "loadNibNamed" || token.word == "instantiateViewController" {
                add(Construct.names[token.word], token)
            }
        default:
            if token.word == "import" {
                takeImport(token, &tokens)
            } else if token.word == "dynamic" {
                if let next = tokens.peek(), next.mark == 0, Self.declarationWords.contains(next.word) {
                    add(.dynamic, token)
                }
            } else if !Self.introducers.contains(previous?.mark == 0 ? previous?.word ?? "" : "") {
                add(Construct.names[token.word], token)
            }
        }
    }

    /// Words that introduce somebody's own declaration of a name.
    private static let introducers: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "case"]
    private static let declarationWords: Set = [
        "var", "func", "class", "override", "public", "open", "internal", "private", "fileprivate", "final",
        "subscript",
        "init", "weak", "lazy", "static", "let", "required", "convenience", "unowned",
    ]
    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]

    private mutating func takeImport(_ word: SourceToken, _ tokens: inout SourceTokens) {
        guard var name = tokens.next() else { return }
        var isDeclaration = false
        if Self.importKinds.contains(name.word), let next = tokens.next() {
            name = next
            isDeclaration = true
        }
        guard name.mark == 0 else { return }
        var module = name.word
        var end = name.offset + name.word.utf8.count
        while let part = tokens.peek(), part.mark == UInt8(ascii: "."), part.line == name.line {
            module += "." + part.word
            end = part.offset + part.word.utf8.count
            _ = tokens.next()
        }
        let isBefore = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") }
        let start = text.bytes[..<word.offset].lastIndex(where: isBefore).map { $0 + 1 } ?? 0
        imports.append(Import(module: module, line: name.line, isDeclaration: isDeclaration, range: start..<end))
    }

    private mutating func add(_ construct: Construct?, _ token: SourceToken) {
        guard let construct else { return }
        findings.append(Finding(construct: construct, line: token.line, word: token.word))
    }
}

/// A word of a source file, with the mark that stands before it.
struct SourceToken {
    /// `@`, `#`, `.`, or 0.
    var mark: UInt8
    var word: String
    var line: Int
    /// Where the word begins.
    var offset: Int
}

/// The words of a text without comments and strings.
struct SourceTokens {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next word, which is not taken.
    func peek() -> SourceToken? {
        var copy = self
        return copy.next()
    }

    mutating func next() -> SourceToken? {
        var mark: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isWord(byte) {
                let start = index
                while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
                // A number is no word, and neither is what stands in backticks.
                let isNumber = (48...57).contains(byte)
                let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "`")
                if isNumber || isQuoted {
                    mark = 0
                    continue
                }
                return SourceToken(
                    mark: mark, word: String(decoding: bytes[start..<index], as: UTF8.self), line: line, offset: start)
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            switch byte {
            case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "."): mark = byte
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            default: mark = 0
            }
            index += 1
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_")
            || byte >= 128
    }
}
