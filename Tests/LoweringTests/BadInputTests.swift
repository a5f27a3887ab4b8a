import Testing

@testable import Lowering

@Suite struct BadInputTests {
    @Test func filesThatDoNotParseAreLeftAsTheyAre() {
        let files = loweredFiles(["@objc class A {\nlet = \n}\n", "@objc func g() {}"])
        #expect(files[0].text == "@objc class A {\nlet = \n}\n")
        #expect(files[0].diagnostics.map(\.line) == [2])
        #expect(files[0].diagnostics.map(\.severity) == [.error])
        #expect(files[1].text == "#sourceLocation(file: \"1.swift\", line: 1)\n      func g() {}")
    }

    @Test func errorsInInactiveClausesAreIgnored() {
        #expect(lowered("#if os(macOS)\nlet = 1\n#endif\n@objc func f() {}").hasSuffix("      func f() {}"))
    }

    @Test func otherEncodingsAreErrors() {
        let file = SourceFile(path: "a.swift", bytes: [0x2F, 0x2F, 0xE9])
        let result = ModuleLowering(files: [file]).lower()[0]
        #expect(result.bytes == file.bytes)
        #expect(result.diagnostics.map(\.description) == ["a.swift:1: error: isn't UTF-8, and is left as it is"])
    }

    @Test func byteOrderMarksAreRemoved() {
        let file = loweredFile("\u{FEFF}@objc func f() {}")
        #expect(file.text == "#sourceLocation(file: \"0.swift\", line: 1)\n      func f() {}")
        #expect(file.diagnostics.map(\.message) == ["begins with a byte order mark, which was removed"])
    }

    @Test func mixedLineEndsAreReported() {
        let file = loweredFile("a()\r\nb()\nc()\r\n")
        #expect(file.text.hasSuffix("\r\na()\r\nb()\nc()\r\n"))
        #expect(file.diagnostics.map(\.message) == ["has mixed line ends, which are kept"])
    }

    @Test func typesOfOneNameAreErrors() {
        let files = loweredFiles(["class A {}", "\nclass A {}"])
        #expect(files[0].diagnostics.isEmpty)
        #expect(files[1].diagnostics.map(\.description) == ["1.swift:2: error: A is declared twice"])
    }

    @Test func privateAndLocalTypesMayHaveOneName() {
        let files = loweredFiles([
            "private class A: B { override func f() {} }\nfunc g() { struct L {} }\nfunc h() { struct L {} }",
            "private class A: C {}\nextension A { override func h() {} }",
        ])
        #expect(files.flatMap(\.diagnostics).isEmpty)
        #expect(files[1].text.contains("private class A: C {\n#sourceLocation(file: \"1.swift\", line: 2)\n"))
    }

    @Test func circlesEnd() {
        let text = "class A: B { override func f() {}; let a = #selector(g) }\nclass B: A {}\n@objc protocol P: P {}"
        #expect(loweredFile(text).text.contains("Selector(\"g\", A.g)"))
    }

    @Test func pathsAreEscaped() {
        let result = ModuleLowering(files: [SourceFile(path: "a\"\\b.swift", text: "")]).lower()[0]
        #expect(result.text == "#sourceLocation(file: \"a\\\"\\\\b.swift\", line: 1)\n")
    }
}
