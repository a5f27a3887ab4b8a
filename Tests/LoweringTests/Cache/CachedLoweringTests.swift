import Foundation
import Testing

@testable import Lowering

@Suite final class CachedLoweringTests {
    private struct Interruption: Error {}

    private let folder = FileManager.default.temporaryDirectory.appending(path: "lowering-\(UUID().uuidString)")
    private var names = ["A.swift", "B.swift", "C.swift"]
    /// The names of the copies that don't have their sources' names.
    private var copyNames: [String: String] = [:]
    private var conditions: Set = ["DEBUG"]

    init() throws {
        for name in ["sources", "copies"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try write("class A: UIView { @objc func f() {} }", to: "A.swift")
        try write("class B { let s = #selector(A.f) }", to: "B.swift")
        try write("@objc class C { func g() {} }", to: "C.swift")
        try write("tool 1", to: "tool")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String {
        folder.appending(path: name.hasSuffix(".swift") ? "sources/\(name)" : name).path
    }

    private var manifest: String { path("manifest") }
    private func copy(of name: String) -> String { folder.appending(path: "copies/\(copyNames[name] ?? name)").path }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Gives a file times at which the manifest's are later by far.
    private func makeOld(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path(name))
    }

    /// Lowers what changed, and returns the names of the lowered files; nil if the sources weren't read.
    private func lower(failing: Bool = false) throws -> [String]? {
        let lowering = CachedLowering(manifest: manifest, tool: path("tool"))
        if try lowering.reportsIfUnchanged() != nil { return nil }
        let request = CachedLowering.Request(
            module: "M", files: names.map { .init(source: path($0), copy: copy(of: $0)) },
            configuration: LoweringConfiguration(customConditions: conditions),
            options: Array(conditions.sorted().joined(separator: " ").utf8), inputs: [path("settings")])
        let result = try lowering.lower(request) { module, _ in
            if failing { throw Interruption() }
            return CachedLowering.Additions(
                files: [(path("declarations"), Array(module.sourcesDeclaration.utf8))], reports: ["a report"])
        }
        return result.lowered.map { ($0 as NSString).lastPathComponent }
    }

    /// Indicates whether the copies are those of lowering all files.
    private func isRight() -> Bool {
        let files = names.map {
            SourceFile(path: path($0), bytes: [UInt8](FileManager.default.contents(atPath: path($0)) ?? Data()))
        }
        let all = ModuleLowering(files: files, configuration: LoweringConfiguration(customConditions: conditions))
            .lower()
        return zip(names, all).allSatisfy { name, file in
            FileManager.default.contents(atPath: copy(of: name)) == Data(file.bytes)
        }
    }

    @Test func nothingIsLoweredIfNothingChanged() throws {
        #expect(try lower() == names)
        #expect(try lower() == nil)
        #expect(isRight())
        #expect(try CachedLowering(manifest: manifest, tool: path("tool")).reportsIfUnchanged() == ["a report"])
    }

    @Test func aChangedFileIsLoweredAlone() throws {
        _ = try lower()
        try write("@objc class C { func g() { print(1) } }", to: "C.swift")
        #expect(try lower() == ["C.swift"])
        #expect(isRight())
        #expect(try lower() == nil)
    }

    @Test func aChangedMemberIsSeenInOtherFiles() throws {
        _ = try lower()
        try write("class A: UIView { @objc func f(_ sender: Any) {} }", to: "A.swift")
        #expect(try lower() == ["A.swift", "B.swift"])
        #expect(isRight())
    }

    @Test func filesWithAnotherTimeAreCompared() throws {
        _ = try lower()
        try makeOld("A.swift")
        let before = FileStamp(path: manifest)
        #expect(try lower() == nil)
        #expect(FileStamp(path: manifest) != before)
        #expect(LoweringManifest(path: manifest)?.inputs[0].stamp == FileStamp(path: path("A.swift")))
    }

    /// A file that was changed twice in a step of the file system's clock.
    @Test func filesThatAreAsNewAsTheManifestAreRead() throws {
        _ = try lower()
        try write("@objc class D { func g() {} }", to: "C.swift")
        var manifest = try #require(LoweringManifest(path: manifest))
        manifest.inputs[2].stamp = FileStamp(path: path("C.swift"))
        try manifest.write(to: self.manifest)
        #expect(try lower() == ["C.swift"])
        #expect(isRight())
    }

    @Test func stampsAreConclusiveAfterTwoSeconds() throws {
        var stamp = try #require(FileStamp(path: path("A.swift")))
        (stamp.modified, stamp.changed) = (1_000_000_000, 5_000_000_000)
        #expect(!stamp.isConclusive(at: 7_000_000_000))
        #expect(stamp.isConclusive(at: 7_000_000_001))
    }

    @Test func removedAddedAndRenamedFilesAreSeen() throws {
        _ = try lower()
        names = ["A.swift", "C.swift"]
        try FileManager.default.removeItem(atPath: path("B.swift"))
        #expect(try lower()?.isEmpty == true)
        #expect(isRight())
        try write("class D { let s = #selector(A.f) }", to: "D.swift")
        try FileManager.default.moveItem(atPath: path("A.swift"), toPath: path("E.swift"))
        names = ["C.swift", "D.swift", "E.swift"]
        #expect(try lower()?.contains("C.swift") == false)
        #expect(isRight())
        #expect(try lower() == nil)
    }

    /// The plugin numbers copies of equal names, so that a file gets the name that a removed one's copy had.
    @Test func copiesOfRemovedFilesArentThoseOfOthers() throws {
        copyNames = ["A.swift": "Same.swift", "C.swift": "Same-2.swift"]
        _ = try lower()
        names = ["B.swift", "C.swift"]
        copyNames = ["C.swift": "Same.swift"]
        try FileManager.default.removeItem(atPath: path("A.swift"))
        #expect(try lower()?.contains("C.swift") == true)
        #expect(isRight())
        #expect(try lower() == nil)
    }

    @Test func copiesThatChangeNamesAreWritten() throws {
        copyNames = ["B.swift": "1.swift", "C.swift": "2.swift"]
        _ = try lower()
        copyNames = ["B.swift": "2.swift", "C.swift": "1.swift"]
        // The plan, which has the names, is an input.
        try write("{}", to: "settings")
        #expect(try lower() == ["B.swift", "C.swift"])
        #expect(isRight())
    }

    @Test func sourcesThatAreGoneAreReported() throws {
        _ = try lower()
        try FileManager.default.removeItem(atPath: path("C.swift"))
        #expect(try lower() == ["C.swift"])
        let reports = try CachedLowering(manifest: manifest, tool: path("tool")).reportsIfUnchanged()
        #expect(reports == ["\(path("C.swift")):1:1: warning: can't be read, and is left out", "a report"])
        try write("class C {}", to: "C.swift")
        #expect(try lower() == ["C.swift"])
        #expect(isRight())
    }

    @Test func copiesThatAreGoneOrChangedAreWrittenAgain() throws {
        _ = try lower()
        try FileManager.default.removeItem(atPath: copy(of: "A.swift"))
        try Data("changed".utf8).write(to: URL(fileURLWithPath: copy(of: "B.swift")))
        #expect(try lower() == ["A.swift", "B.swift"])
        #expect(isRight())
    }

    @Test func otherInputsAndResultsAreSeen() throws {
        _ = try lower()
        try write("{}", to: "settings")
        #expect(try lower()?.isEmpty == true)
        #expect(try lower() == nil)
        try FileManager.default.removeItem(atPath: path("declarations"))
        #expect(try lower()?.isEmpty == true)
        #expect(FileManager.default.fileExists(atPath: path("declarations")))
    }

    @Test func otherOptionsAndToolsLowerAllFiles() throws {
        _ = try lower()
        conditions = ["OTHER"]
        // The settings are an input, as in a plan.
        try write("OTHER", to: "settings")
        #expect(try lower() == names)
        try write("tool 2", to: "tool")
        #expect(try lower() == names)
        #expect(try lower() == nil)
    }

    @Test func damagedManifestsAreIgnored() throws {
        _ = try lower()
        let whole = try Data(contentsOf: URL(fileURLWithPath: manifest))
        for count in [0, 5, 20, 40, whole.count / 2, whole.count - 1] {
            try whole.prefix(count).write(to: URL(fileURLWithPath: manifest))
            #expect(LoweringManifest(path: manifest) == nil)
            #expect(try lower() == names)
        }
        // The head is read in any case, the body if something changed.
        for index in stride(from: 0, to: whole.count, by: 41) {
            var damaged = whole
            damaged[index] ^= 0x10
            try damaged.write(to: URL(fileURLWithPath: manifest))
            let records = LoweringManifest(path: manifest)?.records
            #expect(records == nil)
        }
        try write("@objc class C {}", to: "C.swift")
        #expect(try lower() == names)
        #expect(isRight())
    }

    /// A run that ends between the copies and the manifest leaves the old manifest.
    @Test func interruptedRunsAreDoneAgain() throws {
        _ = try lower()
        let before = try Data(contentsOf: URL(fileURLWithPath: manifest))
        let original = try String(contentsOfFile: path("A.swift"), encoding: .utf8)
        try write("class A: UIView { @objc func f(_ sender: Any) {} }", to: "A.swift")
        #expect(throws: Interruption.self) { _ = try self.lower(failing: true) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: manifest)) == before)
        // The sources are as they were at first, the copies aren't.
        try write(original, to: "A.swift")
        #expect(try lower() == ["A.swift", "B.swift"])
        #expect(isRight())
    }
}
