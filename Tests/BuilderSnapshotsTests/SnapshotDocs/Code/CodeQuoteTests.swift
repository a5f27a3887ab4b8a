import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@Suite struct CodeQuoteTests {
    /// The quote of a name from files; what went wrong else.
    private func quote(_ name: String, _ files: String...) throws -> [String] {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for (index, text) in files.enumerated() {
            try folder.write(text, to: "\(index).swift")
            paths.append("\(folder.path)/\(index).swift")
        }
        let library = try CodeLibrary(paths: paths, folders: ["Sources"], names: [name])
        if let problem = library.diagnostics.first { throw problem.reason }
        return try library.quote(name).lines
    }

    private func text(_ name: String, _ files: String) throws -> String {
        try quote(name, files).joined(separator: "\n")
    }

    @Test func aTypeIsQuotedWithItsCommentsAndAttributes() throws {
        let code = """
            /// What it is.
            // swift-format-ignore
            @available(
                *, deprecated)
            @MainActor public final class Card: View {
                var body: View { LabelView("}") }
            }
            """
        #expect(try text("Card", "import A\n\n// MARK: - Cards\n\n\(code) // the end\n\nstruct Other {}\n") == code)
    }

    @Test func bracesInStringsCommentsAndExpressionsDoNotCount() throws {
        let code = #####"""
            struct Card {
                let a = "}\(b { "}" })}"
                let raw = #"\(}"}"#
                let text = """
                    }
                    \("""
                        }
                        """) }
                    """
                /* } /* } */ } */
                let pattern = /[}/]}\/}/
                let other = #/ } /#
                let ratio = a / b + c } / d
            """#####.replacingOccurrences(of: " c } / d", with: " c / d\n}")
        #expect(try text("Card", code + "\nstruct Rest { }\n") == code)
    }

    @Test func stringInterpolationsNest() throws {
        func strings(_ count: Int) -> String {
            String(repeating: "\"}\\(", count: count) + "1" + String(repeating: ")}\"", count: count)
        }
        let code = "struct Card {\n    let a = \(strings(90))\n}"
        #expect(try text("Card", code + "\nstruct Rest { }\n") == code)
        // More of them than a stack has room for.
        let many = Array(strings(5_000).utf8)
        #expect(SwiftSource(many).tokens.last?.range.upperBound == many.count)
    }

    @Test func nestedTypesAreNamedByTheirPath() throws {
        let file = "enum A {\n\tstruct Row {\n\t\tlet a = 1\n\t}\n}\nextension B.C {\n    struct Row { }\n}\n"
        #expect(try text("A.Row", file) == "struct Row {\n\tlet a = 1\n}")
        #expect(try text("C.Row", file) == "struct Row { }")
        #expect(throws: DocumentationContentError.self) { try quote("Row", file) }
        #expect(try text("B.C", file).hasPrefix("extension B.C {"))
    }

    @Test func typeKeywordsInOtherContextsAreNoDeclarations() throws {
        let file = """
            final class Model {
                class func make(class Card: Int) { }
                class var shared: Model { Model() }
                let type = Card.self, kind = `class`
            }
            protocol Owner: class { }
            actor Card { }
            """
        #expect(try text("Card", file) == "actor Card { }")
    }

    @Test func anImportDeclaresNothing() throws {
        let file = "import struct Models.Order\n@testable import class\n    Models.Card\n\nstruct Order { }\n"
        #expect(try text("Order", file) == "struct Order { }")
        #expect(throws: DocumentationContentError.self) { try quote("Card", file) }
        #expect(throws: DocumentationContentError.self) { try quote("Models.Order", file) }
    }

    @Test(arguments: [
        "@Wrapper<Int>(x: 1)", "@Wrapper<Int>", "@Outer<[Int: Set<Int>]>.Inner(x: 1)", "@Wrapper<(Int) -> Bool>(x: 1)",
    ]) func attributesWithGenericArgumentsAreQuoted(_ attribute: String) throws {
        let code = "/// What it is.\n@MainActor\n\(attribute)\npublic struct Card { }"
        #expect(try text("Card", "let a = 1 > 0\n\(code)\n") == code)
    }

    @Test func whatComparesIsNoAttribute() throws {
        #expect(try text("Card", "infix operator ->>\nstruct Card { }\n") == "struct Card { }")
        #expect(try text("Card", "let a = B<Int>\nstruct Card { }\n") == "struct Card { }")
    }

    @Test func aByteOrderMarkIsNoCode() throws {
        #expect(try text("A", "\u{FEFF}/// What it is.\nstruct A { }\n") == "/// What it is.\nstruct A { }")
        #expect(try text("A", "\u{FEFF}struct A { }\n") == "struct A { }")
        #expect(try text("a", "\u{FEFF}// snapshot: begin a\nx\n// snapshot: end a\n") == "x")
    }

    @Test func aRegionIsQuotedWithoutMarkersAndIndentation() throws {
        let file = """
            func a() {
                // snapshot: begin outer

                let a = "// snapshot: begin no"
                // snapshot: begin inner
                  if a {
                // snapshot: end outer
                    b()
                  }
                // snapshot: end inner
            }
            """
        #expect(try text("outer", file) == "let a = \"// snapshot: begin no\"\n  if a {")
        #expect(try text("inner", file) == "if a {\n  b()\n}")
    }

    @Test func tabsAndLineEndsAreKeptOutOfTrouble() throws {
        #expect(
            try text("a", "\t// snapshot: begin a\r\n\tx {\r\n\r\n\t\ty\r\n\t}\r\n\t// snapshot: end a\r\n")
                == "x {\n\n\ty\n}")
    }

    @Test func severalPlacesAreAnError() throws {
        #expect(throws: DocumentationContentError.self) { try quote("A", "struct A {}", "class A {}") }
        #expect(throws: DocumentationContentError.self) {
            try quote("A", "struct A {}\n// snapshot: begin A\nx\n// snapshot: end A")
        }
        #expect(try quote("A", "struct A {}", "extension A {}") == ["struct A {}"])
    }

    @Test(arguments: [
        "// snapshot: begin a\nx\n", "x\n// snapshot: end a\n", "// snapshot: begin\nx\n// snapshot: end a\n",
        "// snapshot: begin a\n\n// snapshot: end a\n", "// snapshot: begin a\nx\n// snapshot: end b\n",
        "// snapshot: begin a\nx\n// snapshot: end a\n// snapshot: begin a\nx\n// snapshot: end a\n",
        "struct a {\n  func b() {\n}\n", "let a = 1\n", "x() // snapshot: begin a\ny\n// snapshot: end a",
    ]) func whatCanNotBeQuotedIsAnError(_ file: String) {
        #expect(throws: DocumentationContentError.self) { try quote("a", file) }
    }

    @Test func linesAreCountedFromOne() {
        let lines = SourceLines(Array("a\n\nb\r\nc".utf8))
        #expect((0...6).map { lines.number(of: $0) } == [1, 1, 2, 3, 3, 3, 4])
        #expect(SourceLines([]).number(of: 0) == 1)
    }

    @Test func aRegionBegunTwiceIsNamedWithBothLines() throws {
        let region = "// snapshot: begin a\nx\n// snapshot: end a\n"
        let folder = try TemporaryFolder()
        try folder.write("\n" + region + "\n" + region, to: "a.swift")
        let path = "\(folder.path)/a.swift"
        let library = try CodeLibrary(paths: [path], folders: [], names: ["a"])
        #expect(
            library.diagnostics == [
                DocumentationDiagnostic(
                    location: FileLocation(path: path, line: 6),
                    reason: .regionBegunTwice("a", other: FileLocation(path: path, line: 2)))
            ])
    }

    @Test func similarNamesAreFoundInAllFiles() {
        #expect(
            throws: DocumentationContentError.unknownCode(
                "CardScren", nearest: ["CardScreen"], sources: ["Sources"])
        ) {
            try quote("CardScren", "struct CardScreen {}", "struct Entirely {}")
        }
    }

    @Test func theFenceIsLongerThanThoseWithin() throws {
        let lines = try #require(CodeQuote(0..<14, of: Array("/// ````\nlet a".utf8), markers: [])).markdown
        #expect(lines == ["`````swift", "/// ````", "let a", "`````"])
    }
}
