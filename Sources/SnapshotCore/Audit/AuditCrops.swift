import Foundation

/// The files of the pictures of findings, `audit/<screen>/<configuration>.<number>-<rule>.png` in the folder of
/// artifacts.
struct AuditCrops: Sendable {
    private let folder: String

    init(artifacts: String) { folder = "\(artifacts)/audit" }

    /// Returns the path of the picture of a finding.
    func path(of picture: DeclaredPicture, number: Int, rule: AuditRule) -> String {
        "\(folder)/\(picture.name).\(number)-\(rule.rawValue).png"
    }

    /// Removes what a former run has written of pictures that are audited again, and of those that aren't in the
    /// catalog. Other files stay.
    func removeOld(of pictures: [DeclaredPicture], in catalog: Catalog) throws {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
        let kept = Set(catalog.pictures.map(\.name)).subtracting(pictures.map(\.name))
        for case let path as String in paths {
            guard let name = Self.picture(ofCrop: path), !kept.contains(name) else { continue }
            do {
                try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
            } catch {
                throw CommandError.cannotCreate(path: "\(folder)/\(path)", reason: FilePaths.reason(error))
            }
        }
    }

    /// Returns the name of the picture whose finding a file shows; nil for other files.
    private static func picture(ofCrop path: String) -> String? {
        guard let parts = path.wholeMatch(of: /(.+)\.[0-9]+-([a-z-]+)\.png/)?.output,
            AuditRule(rawValue: String(parts.2)) != nil
        else { return nil }
        return String(parts.1)
    }
}
