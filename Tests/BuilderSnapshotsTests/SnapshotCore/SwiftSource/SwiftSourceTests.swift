import Testing

@testable import SnapshotCore

@Suite struct SwiftSourceTests {
    /// Comments, strings and expressions between slashes, each of which is one token or none.
    @Test(arguments: [
        ("a // @objc\nb", "a b"),
        ("a /* x /* y */ z */ b", "a b"),
        ("a /* open", "a"),
        ("a /*/ b */ c", "a c"),
        ("f(\"@objc\")", "f ( \"@objc\" )"),
        ("f(\"\\\"@objc\\\"\") + g", "f ( \"\\\"@objc\\\"\" ) + g"),
        ("f(#\"a\"b\\(x)\"#) + g", "f ( #\"a\"b\\(x)\"# ) + g"),
        ("#\"a\\#(b(\"c\"))\"# d", "#\"a\\#(b(\"c\"))\"# d"),
        ("##\"a\"# \\#(\" b\"## c", "##\"a\"# \\#(\" b\"## c"),
        ("\"\\(g(\"@objc\") + h)\" + i", "\"\\(g(\"@objc\") + h)\" + i"),
        ("\"\\(a[\"\\(b ? \"(\" : \")\")\"])\" c", "\"\\(a[\"\\(b ? \"(\" : \")\")\"])\" c"),
        ("\"\\(a /* ) */)\" b", "\"\\(a /* ) */)\" b"),
        ("let a = \"open\nlet b", "let a = \"open let b"),
        ("\"\\\\\" a", "\"\\\\\" a"),
        ("\"\" a", "\"\" a"),
        ("#selector(a)", "# selector ( a )"),
        ("let a = /[/\"]\\/x/.b", "let a = /[/\"]\\/x/ . b"),
        ("#/a\"/# b", "#/a\"/# b"),
        ("a / b / c", "a / b / c"),
        ("(a)/b/c", "( a ) / b / c"),
        ("a! / b! /c", "a ! / b ! / c"),
        ("return /a/", "return /a/"),
        ("a =/b/", "a = /b/"),
        ("a?.b!.c ?? d!", "a ? . b ! . c ?? d !"),
        ("a != b, !c, x?=nil", "a != b , ! c , x ? = nil"),
        ("0..<1.5e-3 ... 0xFp-2.x", "0 ..< 1.5e-3 ... 0xFp-2 . x"),
        ("\\.a, $0, @B<C<D>>() -> E", "\\ . a , $ 0 , @ B < C < D >> ( ) -> E"),
        ("`class` func `a b`()", "`class` func `a b` ( )"),
        ("a+/* b */c//d", "a + c"),
        ("\u{FEFF}größe = \"👩‍👩‍👧\"", "größe = \"👩‍👩‍👧\""),
    ])
    func tokensAreThoseOfTheCompiler(source: String, tokens: String) {
        let source = SwiftSource(Array(source.utf8))
        #expect(source.tokens.map { source.text($0) }.joined(separator: " ") == tokens)
    }

    @Test func stringsOfSeveralLinesAreOneToken() {
        let text = "a\n\"\"\"\n\\\"\"\" \"\" \\(b(\"\"\"\n}\n\"\"\"))\n\"\"\" + c\n#\"\"\"\n\"\"\"\n\"\"\"#\nd"
        let source = SwiftSource(Array(text.utf8))
        #expect(source.tokens.map(\.kind) == [.identifier, .string, .operator, .identifier, .string, .identifier])
        #expect(source.tokens.map(\.line) == [1, 2, 6, 6, 7, 10])
        #expect(source.tokens.map(\.isFirstOnLine) == [true, true, false, false, true, true])
    }

    @Test func offsetsAndColumnsAreBytes() throws {
        let text = "\u{FEFF}\"👍🏽\" a\r\n\t/* é\r\n */ b // c\r\n/// d\r\n"
        let source = SwiftSource(Array(text.utf8))
        let (a, b) = (source.tokens[1], source.tokens[2])
        #expect(source.tokens.map { source.text($0) } == ["\"👍🏽\"", "a", "b"])
        #expect(a.range == 14..<15 && a.line == 1 && source.column(of: a.range.lowerBound) == 15)
        #expect(b.line == 3 && source.column(of: b.range.lowerBound) == 5 && b.isFirstOnLine)
        #expect(
            source.comments.map { String(decoding: source.bytes[$0.range], as: UTF8.self) } == [
                "/* é\r\n */", "// c", "/// d",
            ])
        #expect(source.comments.map(\.isDocumentation) == [false, false, true])
        #expect(source.comments.map(\.isFirstOnLine) == [true, false, true])
    }

    /// Nothing is read twice or left out, whatever the bytes are.
    @Test func everyByteBelongsToOneTokenAtMost() {
        let marks = Array("\"\"\"#\\()/*`{}@.!?<>-\n\r a1é".utf8)
        for seed in 0..<2_000 {
            var state = UInt64(seed)
            let bytes = (0..<40).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return marks[Int(state >> 33) % marks.count]
            }
            let source = SwiftSource(bytes)
            var end = 0
            for token in source.tokens {
                #expect(token.range.lowerBound >= end && !token.range.isEmpty)
                end = token.range.upperBound
                #expect(token.line == 1 + bytes[..<token.range.lowerBound].count { $0 == 10 })
            }
            #expect(end <= bytes.count)
        }
    }

    @Test func bracketsArePaired() {
        let source = SwiftSource(Array("f(a < b, [c, d], { e, f } , g > h) (i".utf8))
        #expect(source.parts(ofBracket: 1).map(source.text) == ["a < b", "[c, d]", "{ e, f }", "g > h"])
        #expect(source.closingBracket(of: source.tokens.count - 2) == nil)
        let text = "(a: D<E, F /* , */>, b: (G, H) -> I, c: J<K<L, M>> = 1 << 2, d: Int = 1 >> 2, e: N)"
        let function = SwiftSource(Array(text.utf8))
        #expect(
            function.parts(ofBracket: 0, isDeclaration: true).map(function.text) == [
                "a: D<E, F >", "b: (G, H) -> I", "c: J<K<L, M>> = 1 << 2", "d: Int = 1 >> 2", "e: N",
            ])
    }

    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("!os(Linux)", true), ("os(iOS) || os(Linux)", true),
        ("os(iOS) && RELEASE", nil), ("DEBUG", true), ("RELEASE && os(Linux)", false), ("canImport(UIKit)", true),
        ("canImport(SwiftUI)", true), ("canImport(RealityKit)", false),
        ("canImport(Nobody)", nil), ("!(os(iOS) || os(macOS))", false),
        ("targetEnvironment(simulator)", false), ("swift(>=5.9)", nil), ("canImport(Darwin) || canImport(Glibc)", true),
        ("", nil), ("&& (", nil),
    ])
    func conditionsAreWhatTheyAreOnAnIPhone(condition: String, holds: Bool?) {
        #expect(PlatformCondition.holds(condition, on: .iPhone) == holds)
    }

    @Test(arguments: [("os(iOS)", false), ("os(Linux)", true), ("os(iOS) && DEBUG", false), ("DEBUG", nil)])
    func conditionsOnLinux(condition: String, holds: Bool?) {
        #expect(PlatformCondition.holds(condition, on: .linux) == holds)
    }

    @Test func tokensThatAreNotForAnIPhoneAreDropped() {
        let source = """
            #if os(iOS)
            apple
            #if RELEASE
            nested
            #endif
            #else
            linux
            #endif
            #if RELEASE
            perhaps
            #else
            otherwise
            #endif
            #if os(Linux)
            here
            #elseif RELEASE
            unlikely
            #endif
            after
            """
        let code = SwiftSource(Array(source.utf8), compiledFor: .iPhone)
        #expect(
            code.tokens.map { code.text($0) } == ["apple", "nested", "perhaps", "otherwise", "unlikely", "after"])
        #expect(code.tokens.map(\.line) == [2, 4, 10, 12, 17, 19])
    }
}
