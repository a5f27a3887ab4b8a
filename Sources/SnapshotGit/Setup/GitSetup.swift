import Foundation
import Render
import SnapshotCore

/// Configures git to show and merge baselines as pictures, or removes that configuration; all of it, or nothing.
package struct GitSetup {
    let repository: GitRepository
    /// The folder of the baselines, from the top of the repository.
    let baselines: String
    let driver: String
    /// The changes, and further notes.
    package struct Report: Equatable {
        /// One line for each change.
        package var done: [String] = []
        package var notes: [String] = []
    }

    package init(baselines folder: String, driver: String) throws(GitError) {
        try GitDrivers.check(name: driver)
        repository = try GitRepository(around: folder)
        baselines = try repository.relativePath(of: folder)
        self.driver = driver
    }

    private var configuration: GitConfiguration { GitConfiguration(git: repository.git) }
    private var attributesPath: String { "\(repository.top)/.gitattributes" }
    private var pattern: String { GitAttributes.pattern(below: baselines) }

    // MARK: Installing

    /// Installs the drivers.
    /// - Parameter wantsLFS: true to store the baselines in Git LFS; nil to keep the setting in the line of attributes.
    /// - Throws: `GitError`, `AtomicFileError`; nothing has changed then.
    package func install(executable: String, wantsLFS: Bool?) throws -> Report {
        if wantsLFS == true { try checkLFS() }
        let drivers = GitDrivers(name: driver, executable: executable, baselines: baselines)
        let before = try attributesFile()
        var attributes = GitAttributes(before ?? "")
        try checkDriver(attributes)
        let usedLFS = attributes.lines(pattern: pattern, driver: driver).contains(where: GitAttributes.usesLFS)
        let usesLFS = wantsLFS ?? usedLFS
        let line = GitAttributes.line(pattern: pattern, driver: driver, usesLFS: usesLFS)
        var isNew = attributes.set(line, pattern: pattern, driver: driver)
        let changes = try configuration.set(drivers.values.map { ($0.key, $0.value) })
        var report = Report()
        var written: String?
        do {
            if isNew {
                try write(attributes.text, replacing: before)
                written = attributes.text
            }
            if !(try isInForce()) {
                // A later line overrides it.
                attributes.moveToEnd(line, pattern: pattern, driver: driver)
                let now = try attributesFile()
                if attributes.text != now {
                    try write(attributes.text, replacing: now)
                    written = attributes.text
                    isNew = true
                }
            }
            if !(try isInForce()) {
                report.notes.append(
                    "another attributes file overrides the drivers of these pictures: see “git check-attr diff merge "
                        + "-- \(sample)”")
            }
        } catch {
            configuration.takeBack(changes)
            if let written { try? restore(before, in: written) }
            throw error
        }
        if isNew { report.done.append(".gitattributes: \(line)") }
        if !usedLFS, usesLFS {
            report.notes.append("to move baselines that are already committed, run \(renormalizing)")
        } else if usedLFS, !usesLFS {
            report.notes.append(stayingInLFS)
        }
        if !FilePaths.isFolder("\(repository.top)/\(baselines)") {
            report.notes.append(
                "there is no folder \(baselines) in the repository yet: record baselines, or set their folder with "
                    + "--baselines")
        }
        report.done += changes.map { "\($0.key) = \($0.new[0])" }
        for change in changes where change.key.hasSuffix(".command") && !change.old.isEmpty {
            report.notes.append("\(change.key) was \(change.old.joined(separator: ", "))")
        }
        return report
    }

    /// Checks that no other line conflicts: git uses the last of two lines for a folder. Drivers are configured for one
    /// folder, so another one with the same drivers would be merged under wrong names.
    private func checkDriver(_ attributes: GitAttributes) throws(GitError) {
        if let other = attributes.otherDrivers(than: driver, pattern: pattern).first {
            throw .otherDriver(name: other, pattern: pattern)
        }
        guard let other = attributes.otherPatterns(than: pattern, driver: driver).first,
            let merge = try configuration.values(of: "merge.\(driver).driver").last,
            !GitDrivers.isMerge(merge, for: baselines)
        else { return }
        throw .takenDriver(name: driver, pattern: other)
    }

    private func checkLFS() throws(GitError) {
        guard try repository.git.result(["lfs", "version"]).status == 0 else { throw .noLFS }
        guard try repository.git.result(["config", "--get", "filter.lfs.clean"]).status == 0 else { throw .unusedLFS }
    }

    // MARK: Removing

    /// Removes the drivers and this tool's line of attributes; drivers in another line are kept.
    /// - Throws: `GitError`, `AtomicFileError`; nothing has changed then.
    package func remove() throws -> Report {
        let before = try attributesFile()
        var attributes = GitAttributes(before ?? "")
        let lines = attributes.remove(pattern: pattern, driver: driver)
        let others = attributes.otherPatterns(than: pattern, driver: driver)
        let keys = others.isEmpty ? GitDrivers.keys(of: driver) : []
        let changes = try configuration.set(keys.map { ($0, nil) })
        do {
            if !lines.isEmpty {
                guard try attributesFile() == before else { throw GitError.changedMeanwhile(path: attributesPath) }
                if attributes.isEmpty { try deleteAttributes() } else { try write(attributes.text, replacing: before) }
            }
        } catch {
            // The file is written or deleted in one step, which was the last one.
            configuration.takeBack(changes)
            throw error
        }
        var report = Report()
        report.done = lines.map { "removed from .gitattributes: \($0)" } + changes.map { "removed \($0.key)" }
        if lines.contains(where: GitAttributes.usesLFS) { report.notes.append(stayingInLFS) }
        if let other = others.first { report.notes.append("the drivers are kept: \(PlainText.of(other)) uses them") }
        return report
    }

    private var stayingInLFS: String {
        "pictures in Git LFS stay there until they are committed again: run \(renormalizing)"
    }

    /// The command that stores all baselines again.
    private var renormalizing: String {
        let folder = ShellWord.quoted(baselines.isEmpty ? "." : baselines)
        return "“git add --renormalize -- \(folder)”, at the top of the repository"
    }

    // MARK: Attributes

    /// Returns the content of the file; nil if there is none.
    private func attributesFile() throws(GitError) -> String? {
        let path = attributesPath
        if FilePaths.isLink(path) { throw .linkedAttributes(path: path) }
        guard FilePaths.exists(path) else { return nil }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            guard let text = String(validating: data, as: UTF8.self) else {
                throw GitError.unreadableAttributes(path: path, reason: "it isn't UTF-8")
            }
            return text
        } catch let error as GitError {
            throw error
        } catch {
            throw .unreadableAttributes(path: path, reason: FilePaths.reason(error))
        }
    }

    private func write(_ text: String, replacing old: String?) throws {
        guard try attributesFile() == old else { throw GitError.changedMeanwhile(path: attributesPath) }
        var status = stat()
        let hadFile = stat(attributesPath, &status) == 0
        if hadFile, access(attributesPath, W_OK) != 0 || status.st_mode & 0o222 == 0 {
            throw CommandError.cannotCreate(path: attributesPath, reason: "it is read-only")
        }
        try AtomicFile.write(Data(text.utf8), to: attributesPath)
        if hadFile { chmod(attributesPath, status.st_mode & 0o7777) }
    }

    /// Restores the previous content, unless another process has written the file meanwhile.
    private func restore(_ text: String?, in written: String) throws {
        guard try attributesFile() == written else { return }
        guard let text else { return try deleteAttributes() }
        try AtomicFile.write(Data(text.utf8), to: attributesPath)
    }

    private func deleteAttributes() throws {
        guard unlink(attributesPath) == 0 || errno == ENOENT else {
            throw CommandError.cannotCreate(path: attributesPath, reason: String(cString: strerror(errno)))
        }
    }

    /// An example of a baseline's path.
    private var sample: String { (baselines.isEmpty ? "" : "\(baselines)/") + "screen/iphone-12.light.png" }

    /// Returns whether git uses the drivers for a baseline.
    private func isInForce() throws(GitError) -> Bool {
        let output = try repository.git.run(["check-attr", "-z", "diff", "merge", "--", sample])
        let fields = String(decoding: output, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
        return fields.count >= 6 && fields[2] == driver && fields[5] == driver
    }
}
