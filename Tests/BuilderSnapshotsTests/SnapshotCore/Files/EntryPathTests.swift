import Testing

@testable import SnapshotCore

@Suite struct EntryPathTests {
    @Test(arguments: [
        ("a", "a"), ("./a//b/", "a/b"), ("..x/a..b/...", "..x/a..b/..."), ("ä: b", "ä: b"),
    ])
    func pathsAreBroughtIntoOneForm(path: String, form: String) throws {
        #expect(try EntryPath.checked(path).get() == form)
        #expect(EntryPath.isPath(form))
        #expect(EntryPath.isPath(path) == (path == form))
    }

    @Test(arguments: [
        ("", EntryPathError.empty), ("./", .empty), ("/a", .absolute), ("c:a", .absolute), ("a/../b", .upwards),
        ("a\\b", .backslash), ("a\0b", .zero),
    ])
    func whatLeavesTheFolderIsNone(path: String, error: EntryPathError) throws {
        #expect(throws: error) { try EntryPath.checked(path).get() }
        #expect(!EntryPath.isPath(path))
    }
}
