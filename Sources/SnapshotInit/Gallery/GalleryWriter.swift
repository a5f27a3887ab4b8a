import Foundation
import GallerySources
import Render
import SnapshotCore

/// Writes a gallery's folder under a temporary name first, so that all of it exists or nothing.
struct GalleryWriter {
    let plan: GalleryPlan

    /// Writes the gallery.
    /// - Throws: `InitError.alreadyThere` or `.cannotWrite`.
    func write() throws(InitError) {
        try Self.checkFree(plan.output)
        sweep()
        let texts = self.texts
        let aside = "\(plan.root)/.\(plan.name)-\(getpid())-\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
        do {
            try fill(aside, texts)
        } catch {
            try? FileManager.default.removeItem(atPath: aside)
            throw .cannotWrite(path: plan.output, reason: SystemReason.of(error))
        }
        // A renamed folder replaces only an empty folder.
        guard rename(aside, plan.output) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(atPath: aside)
            try Self.checkFree(plan.output)
            throw .cannotWrite(path: plan.output, reason: reason)
        }
    }

    /// Replaces the catalog of a gallery that was just written.
    func rewrite(_ catalog: GalleryCatalog) throws {
        try AtomicFile.write(Data(catalog.catalog.utf8), to: "\(plan.output)/Sources/\(plan.name)/Catalog.swift")
    }

    /// Replaces the manifest of a gallery that was just written.
    func rewriteManifest() throws {
        try AtomicFile.write(Data(GalleryManifest(plan: plan).text.utf8), to: "\(plan.output)/\(Self.manifest)")
    }

    /// Checks that there is nothing at the gallery's path.
    /// - Throws: `InitError.alreadyThere`.
    static func checkFree(_ folder: String) throws(InitError) {
        // A link that leads nowhere counts, too.
        guard (try? FileManager.default.attributesOfItem(atPath: folder)) != nil else { return }
        throw .alreadyThere(path: folder, gallery: content(of: folder))
    }

    static func gallery(around path: String) -> String? {
        var folder = path
        while folder.count > 1 {
            if let data = FileManager.default.contents(atPath: "\(folder)/Package.swift"),
                String(decoding: data, as: UTF8.self).contains(GalleryManifest.mark)
            {
                return folder
            }
            folder = FilePaths.folder(of: folder)
        }
        return nil
    }

    /// Returns the content of a gallery; nil if the folder isn't one.
    static func content(of folder: String) -> [String]? {
        guard let sources = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources"),
            FilePaths.exists("\(folder)/Package.swift")
        else { return nil }
        return ["Package.swift", launcher].filter { FilePaths.exists("\(folder)/\($0)") }
            + sources.filter { $0.first != "." }.sorted().map { "Sources/\($0)" }
    }

    /// Removes the folders that a killed process has left.
    private func sweep() {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: plan.root)) ?? [] where name.hasPrefix(".\(plan.name)-") {
            let parts = name.dropFirst(plan.name.count + 2).split(separator: "-")
            let folder = "\(plan.root)/\(name)"
            guard parts.count == 2, let process = pid_t(parts[0]), kill(process, 0) != 0, errno == ESRCH,
                let content = try? manager.contentsOfDirectory(atPath: folder),
                Set(content).isSubset(of: [Self.manifest, Self.launcher, ".gitignore", "Sources"])
            else { continue }
            try? manager.removeItem(atPath: folder)
        }
    }

    private static let manifest = "Package.swift"
    /// The script that builds and runs the gallery.
    static let launcher = "snapshot"

    /// The texts of the files to write.
    private var texts: [String: String] {
        let catalog = GalleryCatalog(plan: plan)
        return [
            Self.manifest: GalleryManifest(plan: plan).text,
            ".gitignore": ".build/\n\(AtomicFile.temporaryPrefix)*\(AtomicFile.temporarySuffix)\n",
            Self.launcher: GalleryLauncher(plan: plan).text,
            "Sources/\(plan.name)/main.swift": catalog.main,
            "Sources/\(plan.name)/Catalog.swift": catalog.catalog,
        ]
    }

    private func fill(_ folder: String, _ texts: [String: String]) throws {
        let sources = "\(folder)/Sources"
        try FilePaths.makeFolder("\(sources)/\(plan.name)")
        for (name, text) in texts { try AtomicFile.write(Data(text.utf8), to: "\(folder)/\(name)") }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(Self.launcher)")
        for target in plan.targets {
            let place = "\(sources)/\(target.name)"
            try FilePaths.makeFolder(place)
            try AtomicFile.write(Data(Self.module.utf8), to: "\(place)/\(GalleryManifest.sourceFile)")
            try AtomicFile.write(
                plan.loweringSettings(of: target).json, to: "\(place)/\(LoweringSettings.fileName)")
            let destination = target.folder.isEmpty ? "../../.." : "../../../\(target.folder)"
            try Self.link("\(place)/\(LoweringSettings.linkName)", to: destination)
        }
    }

    /// The text of the file that each target of the app has beside its lowered files.
    private static let module = """
        // The app's own files are behind the link Files. The plugin LowerSources rewrites them for Linux; lowering.json
        // names what it leaves out.

        """

    /// Creates a symbolic link.
    static func link(_ path: String, to destination: String) throws(CommandError) {
        guard symlink(destination, path) == 0 else {
            throw .cannotCreate(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
