import Foundation
import Render
import SnapshotCore

/// Compares the versions that drew the recorded pictures with those here.
enum BaselineDiagnostics {
    /// - Parameter drawsReferences: A Boolean value that indicates whether the reference pictures have their pixels
    ///   here, so that other versions of libraries change none; fonts and patterns of hyphenation are compared
    ///   nevertheless.
    static func diagnostics(
        of catalog: Catalog, in store: BaselineStore, drawsReferences: Bool
    ) -> [DoctorDiagnostic] {
        var groups: [String: [String]] = [:]
        var unreadable: [DoctorDiagnostic] = []
        var count = 0
        for picture in catalog.pictures {
            let path = store.path(of: picture)
            guard FilePaths.exists(path) else { continue }
            count += 1
            do {
                let info = try PNGInspector.inspect(try Data(contentsOf: URL(fileURLWithPath: path)))
                let changes =
                    info.fingerprint.map { Self.changes(of: $0, usedOnly: drawsReferences) } ?? "no fingerprint"
                if !changes.isEmpty { groups[changes, default: []].append(picture.name) }
            } catch {
                unreadable.append(
                    DoctorDiagnostic(
                        .pixels, .warning, path, "can't be read: \(error)",
                        remedy: "Restore the file, or record it again."))
            }
        }
        guard count > 0 else { return [] }
        let others = groups.sorted { $0.key < $1.key }.map { changes, names in
            DoctorDiagnostic(
                .pixels, .warning, "\(Plural.of(names.count, "baseline")) of \(count)",
                "drawn with different versions: \(changes). Example: \(names[0])",
                remedy:
                    "If “verify” fails for them, draw with the versions that they were recorded with, or record them again."
            )
        }
        if others.isEmpty, unreadable.isEmpty {
            return [
                DoctorDiagnostic(
                    .pixels, .ok, Plural.of(count, "baseline"),
                    "drawn with these versions, or with others that draw the same")
            ]
        }
        return others + unreadable
    }

    /// Describes the changes; fonts and patterns are compared only if a picture uses them.
    private static func changes(of recorded: Fingerprint, usedOnly: Bool) -> String {
        let faces = recorded.pixels.keys.filter { $0.hasPrefix("font:") }.map {
            FontFace(name: String($0.dropFirst(5)))
        }
        let here = Fingerprint.current(
            fonts: FontLibrary.shared.digests(of: faces), vectors: recorded.vectorFormats,
            hyphenating: recorded.hyphenatedLanguages)
        return here.differences(from: recorded)
            .filter { difference in
                let isUsed = ["font:", Fingerprint.hyphenationPrefix].contains { difference.component.hasPrefix($0) }
                return difference.affectsPixels && (!usedOnly || isUsed)
            }
            .map(\.description).joined(separator: "; ")
    }
}
