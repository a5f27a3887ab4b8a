import BuilderUIKit
import Foundation
import ImageDiff
import Render

@testable import SnapshotCore
@testable import SnapshotReview

/// A folder with baselines of red boxes, and a run that failed as they are green by now.
@MainActor
struct FailedRun {
    static let names = ["box/iphone-se-1st.light", "box/iphone-se-1st.dark"]
    static let failures = ".build/snapshot-failures"

    let folder: TemporaryFolder

    /// - Parameter recorded: false for a run without baselines.
    init(recorded: Bool = true, verify options: [String] = []) async throws {
        folder = try TemporaryFolder()
        if recorded { _ = await ToolRun(["record"], in: folder, catalog: Self.catalog(.red)) }
        _ = await ToolRun(
            ["verify", "--record", "never"] + options, in: folder, catalog: Self.catalog(.green))
    }

    static func catalog(_ color: UIColor, tolerance: Tolerance = .exact) -> Catalog {
        Catalog([
            Screen("box", configurations: Gallery.configurations) { Gallery.makeBox(color) }.tolerance(tolerance)
        ])
    }

    func approve(_ arguments: [String] = [], catalog: Catalog = catalog(.green)) async -> ToolRun {
        await ToolRun(["approve"] + arguments, in: folder, catalog: catalog)
    }

    func verify() async -> CommandStatus {
        await ToolRun(["verify", "--record", "never"], in: folder, catalog: Self.catalog(.green)).status
    }

    /// The bytes of all baselines.
    var baselines: [String: Data] {
        get throws {
            var all: [String: Data] = [:]
            for name in folder.files where name.hasPrefix("Snapshots/") { all[name] = try folder.read(name) }
            return all
        }
    }

    func baseline(_ name: String = names[0]) throws -> Data { try folder.read("Snapshots/\(name).png") }

    func candidate(_ name: String = names[0]) throws -> Data {
        try folder.read("\(Self.failures)/\(name).actual.png")
    }

    /// Changes the run's results as text.
    func editResults(_ old: String, _ new: String) throws {
        let path = "\(Self.failures)/results.json"
        let text = String(decoding: try folder.read(path), as: UTF8.self)
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    var results: RunResults {
        get throws { try RunResults.read("\(folder.path)/\(Self.failures)/results.json") }
    }

    func write(_ results: RunResults) throws {
        try folder.write(try JSONText.of(results), to: "\(Self.failures)/results.json")
    }

    /// Makes a report's folder of the run, or of some of its pictures, and gives the hash of its record.
    func makeReport(_ place: String = "report", of pictures: [String] = names) throws -> String {
        var results = try results
        results.entries.removeAll { !pictures.contains($0.name) }
        var record = ReportRecord(
            tool: .init(name: "snapshot", version: "1.2.3"), results: results, files: [], orphans: [])
        for (index, entry) in results.entries.enumerated() {
            var files = ReportRecord.EntryFiles(name: entry.name)
            if let actual = entry.files.actual {
                let file = "pictures/\(index + 1)/actual.png"
                try copy(actual, to: "\(place)/\(file)")
                files.actual = .init(path: file, sha256: FileDigest(ofFile: actual)?.text ?? "")
            }
            record.files.append(files)
        }
        let text = try JSONText.of(record)
        try FilePaths.makeFolder("\(folder.path)/\(place)")
        try folder.write(text, to: "\(place)/report.json")
        return FileDigest(text).text
    }

    func copy(_ path: String, to place: String) throws {
        let target = "\(folder.path)/\(place)"
        try FilePaths.makeFolder(FilePaths.folder(of: target))
        try FileManager.default.copyItem(atPath: path, toPath: target)
    }

    /// Writes decisions about the run's pictures.
    func decide(
        _ decisions: [(name: String, decision: String)], report: String? = nil, format: Int = 1, actual: String? = nil,
        to place: String = "decisions.json"
    ) throws {
        let items = try decisions.map { name, decision in
            let picture = Self.names.contains(name) ? name : Self.names[0]
            let hash = try actual ?? FileDigest(candidate(picture)).text
            return "{\"name\": \"\(name)\", \"decision\": \"\(decision)\", \"actual\": \"\(hash)\"}"
        }
        let head = report.map { "\"report\": \"\($0)\", " } ?? ""
        try folder.write(
            "{\"format\": \(format), \(head)\"decisions\": [\(items.joined(separator: ", "))]}", to: place)
    }
}
