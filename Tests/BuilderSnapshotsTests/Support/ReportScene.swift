import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// A small gallery that was recorded and changed since: a folder in which `verify` fails.
@MainActor
struct ReportScene {
    static let names = ["box/iphone-se-1st.light", "box/iphone-se-1st.dark"]

    let folder: TemporaryFolder
    let catalog: Catalog

    static func catalog(_ color: UIColor) -> Catalog {
        Catalog([Screen("box", configurations: Gallery.configurations) { Gallery.makeBox(color) }])
    }

    /// Records red boxes; those to come are of another color.
    init(_ color: UIColor = .green) async throws {
        folder = try TemporaryFolder()
        catalog = Self.catalog(color)
        let run = await ToolRun(["record"], in: folder, catalog: Self.catalog(.red))
        #expect(run.status == .success)
    }

    func run(_ arguments: String...) async -> ToolRun {
        await ToolRun(arguments, in: folder, catalog: catalog)
    }

    /// A run of `verify` and what it left in a folder.
    func verified(artifacts: String = ".build/snapshot-failures") async throws -> RunResults {
        let run = await run("verify", "--artifacts", artifacts)
        #expect(run.status.rawValue == 1)
        return try results(artifacts)
    }

    func results(_ artifacts: String = ".build/snapshot-failures") throws -> RunResults {
        try JSONDecoder().decode(RunResults.self, from: folder.read("\(artifacts)/results.json"))
    }

    func write(_ results: RunResults, to artifacts: String = ".build/snapshot-failures") throws {
        try folder.write(JSONText.of(results), to: "\(artifacts)/results.json")
    }

    func record(_ report: String = "report") throws -> ReportRecord {
        try JSONDecoder().decode(ReportRecord.self, from: folder.read("\(report)/report.json"))
    }

    func page(_ report: String = "report") throws -> String {
        String(decoding: try folder.read("\(report)/index.html"), as: UTF8.self)
    }

    /// The files of a report, without what killed processes leave.
    func files(_ report: String = "report") -> [String] {
        folder.files.filter { $0.hasPrefix("\(report)/") }
    }
}
