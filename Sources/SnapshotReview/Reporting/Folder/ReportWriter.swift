import Foundation
import Render
import SnapshotCore
import Synchronization

/// Makes the folder of a report: pictures by number, `report.json` for programs, `index.html` for people.
package struct ReportWriter: Sendable {
    let source: ReportSource
    let tool: ReportRecord.Tool

    package init(_ source: ReportSource, tool: SnapshotTool) {
        self.source = source
        self.tool = ReportRecord.Tool(name: tool.name, version: tool.version)
    }

    /// - Returns: the path of the page.
    /// - Throws: `ReportError` or `CommandError`; the folder is as before then, but where `ReportError.notBroughtBack`
    ///   says it.
    package func write(to folder: ReportFolder, signals: DeferredSignals) throws -> String {
        try folder.replace(through: signals) { new in
            let (files, infos) = try copyPictures(to: new)
            let count = source.results.entries.count
            let record = ReportRecord(
                tool: tool, results: source.results, files: Array(files[..<count]), orphans: Array(files[count...]))
            let text = Data((try JSONText.of(record) + "\n").utf8)
            try new.write(text, to: ReportRecord.fileName)
            let page = ReportPage(ReportData(record, infos: infos, hash: FileDigest(text).text))
            try new.write(try page.data(), to: "index.html")
        }
        return "\(folder.shownPath)/index.html"
    }

    private typealias Copied = (files: ReportRecord.Files, infos: RunImageInfos)

    /// Copies the pictures, on all cores, each as it is.
    private func copyPictures(to folder: StagedDirectory) throws -> ([ReportRecord.Files], [RunImageInfos]) {
        let entries = source.results.entries
        let orphans = source.results.orphans
        let total = entries.count + orphans.count
        let copied = Mutex<[Int: Result<Copied, any Error>]>([:])
        let failed = Mutex(false)
        DispatchQueue.concurrentPerform(iterations: total) { index in
            if failed.withLock({ $0 }) { return }
            let result = Result<Copied, any Error> {
                if index < entries.count {
                    let entry = entries[index]
                    return try copy(source.pictures(of: entry), of: entry.name, number: index + 1, to: folder)
                }
                let path = orphans[index - entries.count]
                let pictures = ReportSource.Pictures(baseline: source.picture(ofOrphan: path))
                return try copy(pictures, of: path, number: index + 1, to: folder)
            }
            if case .failure = result { failed.withLock { $0 = true } }
            copied.withLock { $0[index] = result }
        }
        let results = copied.withLock { $0 }
        // The first that failed: on several cores later ones may have failed before it.
        for index in 0..<total { if case .failure(let error) = results[index] { throw error } }
        let all = try (0..<total).compactMap { try results[$0]?.get() }
        return (all.map(\.files), all.map(\.infos))
    }

    private func copy(
        _ pictures: ReportSource.Pictures, of name: String, number: Int, to folder: StagedDirectory
    ) throws -> Copied {
        var files = ReportRecord.Files(name: name)
        var infos = RunImageInfos()
        func write(_ picture: RunImage?, _ kind: String) throws -> ReportRecord.File? {
            guard let picture else { return nil }
            let path = "pictures/\(number)/\(kind).png"
            let file = ReportRecord.File(path: path, sha256: FileDigest(picture.data).text)
            try folder.write(picture.data, to: path)
            return file
        }
        files.baseline = try write(pictures.baseline, "baseline")
        files.actual = try write(pictures.actual, "actual")
        files.difference = try write(pictures.difference, "difference")
        infos.baseline = pictures.baseline.map { RunImageInfos.Info($0) }
        infos.actual = pictures.actual.map { RunImageInfos.Info($0) }
        infos.difference = pictures.difference.map { RunImageInfos.Info($0) }
        return (files, infos)
    }
}
