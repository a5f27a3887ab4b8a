import Foundation
import SnapshotCore

/// The constructs and imports of one Swift file.
struct SourceScan {
    /// A construct at a line, from 1.
    struct FoundConstruct: Hashable {
        var construct: Construct
        var line: Int
        /// The word that identified it, or the module.
        var word: String
    }

    struct Import: Hashable {
        /// The name with its parts, such as `os.log`.
        var module: String
        var line: Int
        /// A Boolean value that indicates whether it imports one declaration, as in `import class os.Logger`.
        var isDeclaration = false
        /// The statement's bytes, with attributes that precede it on its line.
        var range: Range<Int>

        /// The module, as the compiler names it if it is missing.
        var name: String { isDeclaration ? KnownModules.root(of: module) : module }
    }

    private(set) var constructs: [FoundConstruct] = []
    private(set) var imports: [Import] = []
    /// The line of `@main` or its older names.
    private(set) var entryPoint: Int?
    let source: SwiftSource
    /// A Boolean value that indicates whether the file is UTF-8, as the compiler requires.
    let isUTF8: Bool

    init(_ data: Data) {
        let bytes = [UInt8](data)
        isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        source = SwiftSource(compiledOnLinux: bytes)
        for index in source.tokens.indices {
            if let word = source.word(index) { take(word, at: index) }
        }
    }

    /// Returns the file with unwanted imports replaced by spaces, so that everything else keeps its position.
    func blankingImports(where isUnwanted: (Import) -> Bool) -> Data? {
        let unwanted = imports.filter(isUnwanted)
        guard !unwanted.isEmpty else { return nil }
        var bytes = source.bytes
        for item in unwanted {
            for index in item.range { bytes[index] = UInt8(ascii: " ") }
        }
        return Data(bytes)
    }

    var isTest: Bool { imports.contains { ["XCTest", "Testing"].contains(KnownModules.root(of: $0.module)) } }

    private mutating func take(_ word: String, at index: Int) {
        if source.hasMark("@", at: index - 1) {
            if ["main", "UIApplicationMain", "NSApplicationMain"].contains(word) {
                entryPoint = source.tokens[index].line
            }
            add(Construct.attributes[word], word, at: index)
        } else if source.hasMark("#", at: index - 1) {
            add(Construct.macros[word], word, at: index)
        } else if source.hasMark(".", at: index - 1) {
            // `.dynamic` and `.Selector` are the app's own; only methods are recognized after a dot.
            if word == "loadNibNamed" || word == "instantiateViewController" {
                add(Construct.names[word], word, at: index)
            }
        } else if word == "import" {
            takeImport(index)
        } else if word == "dynamic" {
            if source.word(index + 1).map(Self.declarationWords.contains) == true { add(.dynamic, word, at: index) }
        } else if source.word(index - 1).map(Self.introducers.contains) != true {
            add(Construct.names[word], word, at: index)
        }
    }

    /// The words that introduce the app's own declaration of a name.
    private static let introducers: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "case"]
    private static let declarationWords: Set = [
        "var", "func", "class", "override", "public", "open", "internal", "private", "fileprivate", "final",
        "subscript",
        "init", "weak", "lazy", "static", "let", "required", "convenience", "unowned",
    ]
    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]

    private mutating func takeImport(_ index: Int) {
        let isDeclaration = source.word(index + 1).map(Self.importKinds.contains) == true
        var last = index + (isDeclaration ? 2 : 1)
        guard var module = source.word(last) else { return }
        let line = source.tokens[last].line
        while source.hasMark(".", at: last + 1), let part = source.word(last + 2), source.tokens[last + 2].line == line
        {
            module += "." + part
            last += 2
        }
        var first = index
        while !source.tokens[first].isFirstOnLine, !source.hasMark(";", at: first - 1) { first -= 1 }
        let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        imports.append(Import(module: module, line: line, isDeclaration: isDeclaration, range: range))
    }

    private mutating func add(_ construct: Construct?, _ word: String, at index: Int) {
        guard let construct else { return }
        constructs.append(FoundConstruct(construct: construct, line: source.tokens[index].line, word: word))
    }
}
