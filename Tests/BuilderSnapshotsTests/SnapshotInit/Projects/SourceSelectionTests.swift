import Testing

@testable import SnapshotInit

/// The entries of `lowering.json` for a target's files.
@Suite struct SourceSelectionTests {
    private func select(
        _ files: Set<String>, folders: Set<String> = [], resources: [String] = [], among all: [String]
    ) throws -> SourceSelection {
        let folder = try SampleApp.make(Dictionary(uniqueKeysWithValues: all.map { ($0, "") }))
        let listing = SwiftFileListing("\(folder.path)/Sample", ignoring: "Gallery")
        return SourceSelection(files, folders: folders, resources: resources, in: listing)
    }

    @Test func aWholeFolderNeedsNoList() throws {
        let selection = try select(["A/B/b.swift", "A/a.swift"], among: ["A/B/b.swift", "A/a.swift", "C/c.swift"])
        #expect(selection == SourceSelection("A", sources: nil))
    }

    @Test func foldersAreListedWhereAllFilesBelong() throws {
        let selection = try select(
            ["A/B/b.swift", "A/B/C/c.swift", "A/a.swift"],
            among: ["A/B/b.swift", "A/B/C/c.swift", "A/a.swift", "A/other.swift", "A/D/d.swift", "Gallery/g.swift"])
        #expect(selection == SourceSelection("A", sources: ["B", "a.swift"]))
    }

    @Test func aFolderOfTheProjectHasExceptions() throws {
        let selection = try select(
            ["A/B/b.swift", "A/a.swift"], folders: ["A"], resources: ["R/x.ttf"],
            among: ["A/B/b.swift", "A/B/mock.swift", "A/a.swift", "A/Old/o.swift", "Z/z.swift"])
        #expect(selection == SourceSelection("", sources: ["A"], exclude: ["A/B/mock.swift", "A/Old"]))
    }

    @Test func whatThePluginDoesntFindIsLeftOut() throws {
        let selection = try select(
            ["A/a.swift", "P/p.swift"], among: ["A/a.swift", "P/Package.swift", "P/p.swift"])
        #expect(selection == SourceSelection("A", sources: nil))
    }

    @Test func nothingIsListedWithoutFiles() throws {
        #expect(try select([], among: ["A/a.swift"]).sources == [])
    }
}

extension SourceSelection {
    fileprivate init(_ folder: String, sources: [String]?, exclude: [String] = []) {
        self.init([], folders: [], resources: [], in: SwiftFileListing("/nowhere", ignoring: nil))
        self.folder = folder
        self.sources = sources
        self.exclude = exclude
    }
}
