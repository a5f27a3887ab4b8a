import Testing

@testable import SnapshotInit

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("/a/**", "/a/b.swift", true), ("/a/**", "/a/b/c.swift", true), ("/a/**", "/b/c.swift", false),
        ("/a/**/*.swift", "/a/b.swift", true), ("/a/**/*.swift", "/a/b/c/d.swift", true),
        ("/a/**/*.swift", "/a/b/c.m", false), ("/a/*.swift", "/a/b.swift", true), ("/a/*.swift", "/a/b/c.swift", false),
        ("/a/b", "/a/b/c.swift", true), ("/a/?.swift", "/a/b.swift", true), ("/a/?.swift", "/a/bb.swift", false),
        ("/a/{b,c}/*", "/a/c/d", true), ("/a/{b,c}/*", "/a/d/d", false), ("/a/[b-d]x", "/a/cx", true),
        ("/a/[!b-d]x", "/a/cx", false), ("/a/**/b/*", "/a/x/y/b/c", true), ("/a/[", "/a/[", true),
    ])
    func patternsMatch(pattern: String, path: String, matches: Bool) {
        #expect(GlobPattern(pattern).matches(path) == matches)
    }

    @Test func theFolderIsTheFixedPart() {
        #expect(GlobPattern("/a/b/**/*.swift").folder == "/a/b")
        #expect(GlobPattern("/*").folder == "/")
        #expect(GlobPattern("/a/**/*.swift").matchesAllSources)
        #expect(!GlobPattern("/a/*.swift").matchesAllSources)
    }
}
