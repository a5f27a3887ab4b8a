import Testing

@testable import SnapshotCore

@Suite struct SourceTextTests {
    @Test(arguments: [
        ("a // @objc\nb", "a         \nb"),
        ("a /* x /* y */ z */ b", "a                   b"),
        ("f(\"@objc\")", "f(       )"),
        ("f(\"\\\"@objc\\\"\") + g", "f(           ) + g"),
        ("f(#\"a\"b\\(x)\"#) + g", "f(           ) + g"),
        ("f(\"\\(g(\"@objc\") + h)\") + i", "f(                   ) + i"),
        ("\"\"\"\n@objc \"x\"\n\"\"\" + a", "   \n         \n    + a"),
        ("let a = \"open\nlet b", "let a =      \nlet b"),
        ("#selector(a)", "#selector(a)"),
        ("a /* open", "a        "),
    ])
    func commentsAndStringsAreBlank(source: String, code: String) {
        let text = SourceText(Array(source.utf8))
        #expect(String(decoding: text.bytes, as: UTF8.self) == code)
        #expect(text.bytes.count == source.utf8.count)
    }

    @Test(arguments: [
        ("os(iOS)", false), ("os(Linux)", true), ("!os(Linux)", false), ("os(iOS) || os(Linux)", true),
        ("os(iOS) && DEBUG", false), ("DEBUG", nil), ("DEBUG || os(Linux)", true), ("canImport(UIKit)", true),
        ("canImport(SwiftUI)", false), ("canImport(Nobody)", nil), ("!(os(iOS) || os(macOS))", true),
        ("targetEnvironment(simulator)", false), ("swift(>=5.9)", nil), ("canImport(Darwin) || canImport(Glibc)", true),
        ("", nil), ("&& (", nil),
    ])
    func conditionsAreWhatTheyAreOnLinux(condition: String, holds: Bool?) {
        #expect(LinuxCondition.holds(condition) == holds)
    }

    @Test func whatIsNotForLinuxIsBlank() {
        let source = """
            #if os(iOS)
            apple
            #if DEBUG
            nested
            #endif
            #else
            linux
            #endif
            #if DEBUG
            perhaps
            #else
            otherwise
            #endif
            #if os(Linux)
            here
            #elseif DEBUG
            never
            #endif
            after
            """
        let code = String(decoding: SourceText(Array(source.utf8)).bytes, as: UTF8.self)
        #expect(code.split(whereSeparator: \.isWhitespace) == ["linux", "perhaps", "otherwise", "here", "after"])
        #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count == 19)
    }
}
