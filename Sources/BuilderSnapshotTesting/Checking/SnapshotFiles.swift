import Foundation
import Render
import SnapshotCore

/// The files of one snapshot: its baseline, and those of a failure.
struct SnapshotFiles {
    /// The snapshot's name: the test, a dot, and the given name or the number of the call.
    let name: String
    /// The name as it was given, for messages.
    let givenName: String
    let baseline: String
    /// The beginning of the paths of a failure's files.
    private let failure: String
    private let pathExtension: String?

    /// Creates the paths of a request's files; no file is touched.
    /// - Throws: `SnapshotError` for invalid names.
    init(
        of request: SnapshotRequest, pathExtension: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment, registry: SnapshotRegistry = .shared
    ) throws(SnapshotError) {
        let given = try Self.identifier(of: request, registry)
        let file = URL(fileURLWithPath: request.file)
        let source = file.deletingPathExtension().lastPathComponent
        name = "\(PathComponent.of(request.testName)).\(PathComponent.of(given))"
        givenName = given
        self.pathExtension = pathExtension.flatMap { $0.isEmpty ? nil : $0 }
        let folder =
            request.directory
            ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source).path
        baseline = "\(folder)/\(name)" + (self.pathExtension.map { ".\($0)" } ?? "")
        let module = request.fileID.split(separator: "/").first.map { PathComponent.of(String($0)) } ?? "Tests"
        let failures = URL(fileURLWithPath: BaselineStore(packageOf: file.path, environment: environment).failures).path
        failure = "\(failures)/\(module)/\(PathComponent.of(source))/\(name)"
    }

    private static func identifier(
        of request: SnapshotRequest, _ registry: SnapshotRegistry
    ) throws(SnapshotError) -> String {
        if let name = request.name {
            guard !name.isEmpty else { throw .emptyName }
            return name
        }
        let calls = try SourceCalls.of(request.file, line: request.line)
        let isOtherFile = FilePaths.name(of: request.fileID) != FilePaths.name(of: request.file)
        if !calls.isHandedOn(
            line: request.line, column: request.column, testName: request.testName, isOtherFile: isOtherFile),
            let name = calls.identifier(
                line: request.line, column: request.column, index: request.index.map { $0 - 1 } ?? 0)
        {
            return name
        }
        let count = registry.nextNumber(ofTest: request.testName, in: request.file)
        return "\(calls.handedOnNumber(count, inFunction: request.testName))"
    }

    /// Returns the nearest folder with pinned fonts: `__Snapshots__` or `Snapshots` in the test's folder or one around
    /// it, up to the package's; nil if there is none.
    static func folderWithFonts(of file: String) -> String? {
        var folder = FilePaths.folder(of: file)
        while true {
            for name in ["__Snapshots__", "Snapshots"] {
                let candidate = "\(folder)/\(name)"
                if FilePaths.isFolder("\(candidate)/\(PinnedFonts.folderName)") { return candidate }
            }
            if FilePaths.exists("\(folder)/Package.swift") { return nil }
            let parent = FilePaths.folder(of: folder)
            if parent == folder { return nil }
            folder = parent
        }
    }

    /// The path of the snapshot that was taken instead of the baseline.
    var actual: String { path("actual") }

    /// Returns the path of a failure's file, with a word before the extension.
    func path(_ kind: String) -> String { path(named: kind + (pathExtension.map { ".\($0)" } ?? "")) }

    func path(named fileName: String) -> String { "\(failure).\(fileName)" }

    /// Returns the name of a file that is attached to a test's result.
    func attachmentName(_ kind: String) -> String { "\(name).\(kind)" + (pathExtension.map { ".\($0)" } ?? "") }

    /// Returns the baseline's content; nil if there is no such file.
    /// - Throws: An error if it can't be read.
    func readBaseline() throws -> Data? { try FilePaths.content(of: baseline) }

    /// Writes a file and its missing folders; at any time, the file has either its old or its new content.
    static func write(
        _ data: Data, to path: String, surviving: AtomicFile.Durability = .process
    ) throws(SnapshotError) {
        do {
            try FilePaths.write(data, to: path, surviving: surviving)
        } catch {
            throw .cannotWrite("\(error)")
        }
    }

    /// Deletes the files of an earlier failure.
    func removeFailures() {
        let folder = FilePaths.folder(of: failure)
        let start = FilePaths.name(of: failure) + "."
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where name.hasPrefix(start) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}

/// Converts text to a path component: words are kept, and each sequence of other characters becomes one hyphen.
enum PathComponent {
    /// The maximum length in bytes; file systems mostly allow 255 for the whole name.
    private static let limit = 100

    /// Returns the component for a text. If more than spaces and punctuation is lost, a short hash of the text is
    /// appended, so that different texts stay different.
    static func of(_ text: String) -> String {
        var words = ""
        var isBetween = false
        var losesMore = false
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                if isBetween, !words.isEmpty { words += "-" }
                words.append(character)
                isBetween = false
            } else {
                isBetween = true
                losesMore = losesMore || !isHarmless(character)
            }
        }
        losesMore = losesMore || text.contains("..")
        guard !words.isEmpty, !losesMore, words.utf8.count <= limit else {
            var start = words
            while start.utf8.count > limit { start.removeLast() }
            return start + (start.isEmpty ? "" : "-") + mark(of: text)
        }
        return words
    }

    /// Returns whether a character between words is insignificant, as in names of functions and devices.
    private static func isHarmless(_ character: Character) -> Bool { " ()_:,.-+'\"’“”".contains(character) }

    private static func mark(of text: String) -> String {
        let hash = FastHash()
        hash.update(text)
        return String(hash.text.prefix(8))
    }
}
