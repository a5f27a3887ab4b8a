import Testing

@testable import Lowering

/// Files are lowered alike whether bodies that have nothing to lower are parsed or not.
@Suite struct BodyScannerTests {
    private static let configuration = LoweringConfiguration(
        availableModules: ["UIKit", "Foundation", "Combine", "BuilderFoundation"],
        frameworkOptionalRequirements: ["scrollViewDidScroll(_:)", "scrollViewShouldScrollToTop(_:)"])

    /// Returns the text that is parsed in place of a file; nil if the whole file is parsed.
    private func masked(_ text: String) -> String? {
        BodyScanner.masked(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the lowered files.
    private func lower(_ texts: [String], parsesAll: Bool) -> [LoweredFile] {
        let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
        let facts = files.map {
            FactCollector.collect($0, configuration: Self.configuration, parsesAll: parsesAll)
        }
        let lowering = ModuleLowering(files: files, configuration: Self.configuration)
        return lowering.lower(lowering.edited(facts))
    }

    private func summaries(_ texts: [String], parsesAll: Bool) -> [[UInt8]?] {
        texts.enumerated().map { number, text in
            let file = SourceFile(path: "\(number).swift", text: text)
            return FactCollector.collect(file, configuration: Self.configuration, parsesAll: parsesAll)?.summary
        }
    }

    /// Checks that files are lowered as if they were parsed as a whole.
    private func expectEqualResults(_ texts: [String]) {
        for (masked, whole) in zip(lower(texts, parsesAll: false), lower(texts, parsesAll: true)) {
            #expect(masked.text == whole.text)
            #expect(masked.diagnostics == whole.diagnostics)
            #expect(masked.previews == whole.previews)
            #expect(masked.incompleteTypes == whole.incompleteTypes)
        }
        #expect(summaries(texts, parsesAll: false) == summaries(texts, parsesAll: true))
    }

    // MARK: Which bodies are parsed

    /// The text between `«` and `»` isn't parsed.
    @Test(arguments: [
        "func f() {« a() »}", "func f() {«\r\n\ta()\r\n»}\nlet b = 1", "func f() {« é() »}",
        "@objc func f() -> Int {« 1 »}; func g() async throws -> (A) -> B {« a() »}",
        "class A { init() {« a() »} deinit {« a() »} class func f() {« a() »} init?(a: B) throws {« a() »} }",
        // Getters, but not accessors, whose names are facts.
        "struct A { var a: Int {« 1 »}\n subscript(i: Int) -> Int {« 1 »} }",
        "struct A { var a: Int { get {« 1 »} nonmutating set {« a() »} }; func f() {« a() »} }",
        "class A { var a = 1 { didSet {« a() »} }; var b: Int { // 1\n get {« 1 »} }; deinit {« a() »} }",
        // Closures of properties.
        "class A { let a: () -> Void = {« a() »}; lazy var b = {« 1 »}(); let c = d {« 1 »}; init() {« a() »} }",
        // References to members of superclasses.
        "class A: B { override func f() {« a(); »super.f«(1)\n b { »super.a« = 1 } »} }",
        "class A: B { init() {« a(»super.b«, »super.c«) »} }",
        "class A: B { override var a: Int {« »super.a« + 1 »}; init() {« a(\"super.b \\(»super.c«)\") »} }",
        // Bodies with forms.
        "func f() { a?(1) }; func g() {« a() »}",
        "func f() { class A { func g() { a() } } }; func h() {« a() »}",
        "func f() {\n#if a\n a()\n#endif\n}; func g() {« a() »}",
        "func f() { func g<T: A>() { a { b() } } }; func h() {« a { b() } »}",
        "func f() { a? { b() } }; func g() { a.b?.c!\n{ b() } }; func h() {« a != b »}",
        // Comments.
        "func f() {« /* } /* { */ } */ a() »} // }", "func f() {« // }\n a() »}", "/**/func f() {« /*/ } */ a() »}",
        // Strings.
        #"func f() {« a("}") »}"#, #"func f() {« a("\"}") »}"#, #"func f() {« a("\(b { "}" })}") »}"#,
        #"func f() {« a("\(b("\(c { d })"))") »}"#, #"let a = "{\(b[{ 1 }()])\\"; func f() {« a() »}"#,
        ##"let a = #"\"}\#(b { c })"#; func f() {« a() »}"##,
        ###"let a = ##"}"#\#(}"##; func f() {« a() »}"###,
        "func f() {« a(\"\"\"\n } \"\" \\\"\"\" \\(b { 1 }) {\n \"\"\") »}",
        "let a = #\"\"\"\n } \"\"\" \\(\n \"\"\"#; func f() {« a() »}",
        // Operators.
        "func f() {« a(b / c, d/2, (e)/f / g, h[0]/2,\n i\n / 2) »}",
        // Words that declare nothing, and declarations without braces.
        "func actor() {« a() »}; let a = b.init {« 1 »}", "import func A.b\nactor B { func f() {« a() »} }",
        "enum A { case `init`, `func`; var a: B {« a() »} }", "func f()\n#a { b() }\nfunc g() {« a() »}",
        "protocol A { func f(); var a: Int { get } }\nextension A { func f() {« a() »} }",
        "func f(a: () -> Void = { b { 1 } }) {« a() »}; func g() {}",
        "enum A { static let a = 1...\nstruct B { private let c: Int } }\nfunc f() {« a() »}",
        "struct A<let b: Int, C> { private var c: Int }\nfunc f() {« a() »}",
        "struct A<B,\n let c: Int> { private var d: Int }\nfunc f<let b: Int>() {« a() »}",
        // Conditions.
        "class A {\n#if a\n func f() {« a() »}\n#else\n init() {« a() »}\n#endif\n}",
    ])
    func bodiesWithoutFormsAreNotParsed(marked: String) {
        let pieces = marked.split(whereSeparator: { "«»".contains($0) })
        let text = pieces.joined()
        var expected: [UInt8] = []
        for (number, piece) in pieces.enumerated() {
            let isBody = number % 2 == 1
            expected += piece.utf8.map { isBody && $0 != 0x0A && $0 != 0x0D ? UInt8(ascii: " ") : $0 }
        }
        #expect(masked(text) == String(decoding: expected, as: UTF8.self))
        expectEqualResults([text])
    }

    @Test(arguments: [
        // Slashes that may begin regular expressions.
        "let a = /}/", "let a = b(/{/)", "let a = #/}/#", "let a = ##/}/##", "func g() { return/}/ }", "let a = b /}/",
        "let a = b\n/}/.c", "let a = !/b/",
        // Braces that aren't in pairs.
        "func g() {", "func g() }", "func g() { ( }", "func g() { [) }",
        "#if a\nfunc g() {\n#else\nfunc g() { a()\n#endif\n}", "class A {\n#if a\n}\n#endif",
        // Strings and comments without an end, and other marks.
        "let a = \"", "let a = \"\\(b\"", "let a = \"\"\"\nb", "/* /* */", "let a = '}'", "let `a", "let a = #\"\"\"#",
        "let a = <#b#>", "func g() { super[1] }", "func g() { a.super.b }", "func g() { super\n.b }",
        "var a: Int\nstruct\u{A0}A { func f() {} }",
    ])
    func filesWithOtherConstructsAreParsedAsAWhole(construct: String) {
        for text in ["func f() { a() }\n\(construct)\n", "\(construct)\nfunc f() { a() }\n"] {
            #expect(masked(text) == nil)
            expectEqualResults([text])
        }
    }

    @Test func filesWithoutSuchBodiesAreParsedAsTheyAre() {
        for text in ["", "let a = 1", "func f() { a?(1) }"] { #expect(masked(text) == nil) }
    }

    /// Interpolations and comments that hostile files nest don't nest calls of functions.
    @Test func deepNestingIsScanned() {
        let deep = [("\"\\(", ")\""), ("/*", "*/"), ("{", "}"), ("(", ")"), ("#if a\n", "\n#endif\n")]
        for (start, end) in deep {
            let text = String(repeating: start, count: 100_000) + String(repeating: end, count: 100_000)
            #expect(masked("func f() { a() }\n" + text) == "func f() {     }\n" + text)
        }
    }

    // MARK: Results

    @Test func appsAreLoweredAlike() throws {
        let files = try CompiledApp.files.merging(CompiledApp.corpus()) { first, _ in first }.sorted { $0.key < $1.key }
        #expect(files.count { masked($0.value) != nil } > files.count / 2)
        expectEqualResults(files.map(\.value))
    }

    @Test func randomModulesAreLoweredAlike() {
        for seed in 0..<40 {
            var random = RandomModule(seed: UInt64(seed))
            expectEqualResults((0..<6).map { _ in random.file() })
        }
    }

    // MARK: Errors

    @Test func errorsOutsideOfBodiesAreReported() {
        let file = lower(["func f() { a() }\nlet = \n@objc func g() {}"], parsesAll: false)[0]
        #expect(file.diagnostics.map(\.description) == ["0.swift:2: error: doesn't parse, and is left as it is"])
    }

    /// The compiler reports them, with the line of the original.
    @Test func errorsInBodiesAreLeftToTheCompiler() {
        let text = "@objc func f() {\n    let =\n}"
        #expect(lowered(text) == "      func f() {\n    let =\n}")
        #expect(loweredFile(text).diagnostics.isEmpty)
    }
}
