import Foundation
import GallerySources
import SnapshotCore

/// The imports of one Swift file, and what it expects of the app's other files.
struct SourceScan {
    struct Import: Hashable {
        /// The name with its parts, such as `os.log`.
        var module: String
        var line: Int
        /// A Boolean value that indicates whether it imports one declaration, as in `import class os.Logger`.
        var isDeclaration = false

        /// The module, as the compiler names it if it is missing.
        var name: String { isDeclaration ? KnownModules.root(of: module) : module }
    }

    private(set) var imports: [Import] = []
    /// A Boolean value that indicates whether it loads views from storyboards or xibs.
    private(set) var usesStoryboards = false
    let source: SwiftSource
    /// A Boolean value that indicates whether the file is UTF-8, as the compiler requires.
    let isUTF8: Bool

    init(_ data: Data) {
        let bytes = [UInt8](data)
        isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        source = SwiftSource(bytes, compiledFor: .iPhone)
        for index in source.tokens.indices {
            if let word = source.word(index) { take(word, at: index) }
        }
    }

    var isTest: Bool { imports.contains { ["XCTest", "Testing"].contains(KnownModules.root(of: $0.module)) } }

    private mutating func take(_ word: String, at index: Int) {
        if word == "import", !source.hasMark("@", at: index - 1), !source.hasMark(".", at: index - 1) {
            takeImport(index)
        } else if Self.storyboardWords.contains(word) {
            usesStoryboards = true
        }
    }

    private static let storyboardWords: Set = [
        "IBOutlet", "UIStoryboard", "UINib", "loadNibNamed", "instantiateViewController",
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
        imports.append(Import(module: module, line: line, isDeclaration: isDeclaration))
    }
}
