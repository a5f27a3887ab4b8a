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
        ("", EntryPath.Fault.empty), ("./", .empty), ("/a", .absolute), ("c:a", .absolute), ("a/../b", .upwards),
        ("a\\b", .backslash), ("a\0b", .zero),
    ])
    func whatLeavesTheFolderIsNone(path: String, fault: EntryPath.Fault) throws {
        let problem = try #require(throws: EntryPath.Problem.self) { try EntryPath.checked(path).get() }
        #expect(problem.fault == fault)
        #expect(!EntryPath.isPath(path))
    }
}
