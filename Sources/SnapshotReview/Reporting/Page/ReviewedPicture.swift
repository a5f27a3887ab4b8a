import Foundation
import Render
import SnapshotCore

/// A compared picture as the report's script shows it, with files at other addresses than a report's.
package struct ReviewedPicture: Encodable, Sendable {
    private let entry: ReportData.ReportedEntry

    /// Creates the data of a picture; its files are read.
    /// - Parameter address: returns the address of a file of a kind (`baseline`, `actual`, `difference`) and a hash.
    package init(_ entry: RunEntry, address: (_ kind: String, _ hash: String) -> String) {
        func file(_ kind: String, _ path: String?) -> ReportData.ImageFile? {
            guard let path, let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
                let info = try? PNGInspector.inspect(data)
            else { return nil }
            let hash = FileDigest(data).text
            return ReportData.ImageFile(
                path: address(kind, hash), sha256: hash, width: info.width, height: info.height, scale: info.scale,
                bytes: data.count)
        }
        self.entry = ReportData.ReportedEntry(
            name: entry.name, outcome: entry.outcome.rawValue, screen: entry.screen, state: entry.state,
            configuration: entry.configuration,
            message: entry.outcome == .differs && entry.difference != nil ? "" : entry.message,
            warnings: entry.warnings, seconds: entry.seconds,
            difference: entry.difference.map { ReportData.Difference($0) },
            pictures: ReportData.EntryImages(
                baseline: file("baseline", entry.files.baseline), actual: file("actual", entry.files.actual),
                difference: file("difference", entry.files.difference)))
    }

    package func encode(to encoder: any Encoder) throws { try entry.encode(to: encoder) }

    /// The name of an outcome in pages, and the tone of its color.
    package struct OutcomeLabel: Encodable, Hashable, Sendable {
        package var key: String
        package var label: String
        package var tone: String
    }

    /// The outcomes, those that need a decision first.
    package static let outcomes = ReportOutcome.all.map {
        OutcomeLabel(key: $0.key, label: $0.label, tone: $0.tone.rawValue)
    }
}

/// The parts of the report's page that other pages use.
package enum ReviewAssets {
    /// The colors of light and dark, the page's frame, lists, the stage, and forced colors.
    package static let style = [
        PackageResources.colors_css, PackageResources.frame_css, PackageResources.list_css, PackageResources.entry_css,
        PackageResources.forced_css,
    ].map(text).joined()

    /// The creation of elements, and storage.
    package static let elements = text(PackageResources.elements_js)
    package static let appearance = text(PackageResources.appearance_js)
    /// The stage of two pictures, colors under the pointer, regions that differ, and the texts below.
    package static let stage = [
        PackageResources.stage_js, PackageResources.pointer_js, PackageResources.regions_js, PackageResources.words_js,
    ].map(text).joined()

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
