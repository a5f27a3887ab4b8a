import BuilderUIKit
import Foundation
import Render

/// The folder of recorded pictures: `<screen>/<configuration>.png`, `<screen>/<state>.<configuration>.png`.
public struct BaselineStore: Hashable, Sendable {
    /// The folder of the baselines.
    public var folder: String
    /// The folder of pictures of failures, as `<screen>/<configuration>.actual.png` and `….difference.png`.
    public var failures: String

    /// Creates a store; the folders are created when the first picture is written.
    public init(folder: String, failures: String) {
        self.folder = folder
        self.failures = failures
    }

    /// Creates the store of a package's folder: `Snapshots` and `.build/snapshot-failures`; pictures of failures go to
    /// the folder in `SNAPSHOT_ARTIFACTS`, if it is set.
    public init(package: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment[Self.artifactsVariable] ?? ""
        self.init(
            folder: "\(package)/Snapshots", failures: named.isEmpty ? "\(package)/.build/snapshot-failures" : named)
    }

    /// The environment variable that names the folder for pictures of failures.
    public static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

    /// Creates the store of a source file's package: of the nearest folder around it with a `Package.swift`.
    ///
    /// Without one, it is the folder of the file itself.
    public init(
        packageOf sourceFile: String = #filePath,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        var folder = FilePaths.folder(of: sourceFile)
        while folder != "/", folder != ".", !FilePaths.exists("\(folder)/Package.swift") {
            folder = FilePaths.folder(of: folder)
        }
        let isFound = FilePaths.exists("\(folder)/Package.swift")
        self.init(package: isFound ? folder : FilePaths.folder(of: sourceFile), environment: environment)
    }

    /// The path of a baseline.
    public func path(of screen: String, _ configuration: SnapshotConfiguration) -> String {
        "\(folder)/\(screen)/\(configuration.name).png"
    }

    /// The path of a declared picture's baseline.
    public func path(of picture: DeclaredPicture) -> String { "\(folder)/\(picture.name).png" }

    /// The files of a declared picture.
    public func paths(of picture: DeclaredPicture) -> BaselinePaths { paths(named: picture.name) }

    /// The older name of `paths(of:)`.
    @available(*, deprecated, renamed: "paths(of:)")
    public func place(of picture: DeclaredPicture) -> BaselinePaths { paths(of: picture) }

    func paths(of screen: String, _ configuration: SnapshotConfiguration) -> BaselinePaths {
        paths(named: "\(screen)/\(configuration.name)")
    }

    private func paths(named name: String) -> BaselinePaths {
        BaselinePaths(
            path: "\(folder)/\(name).png", actual: "\(failures)/\(name).actual.png",
            difference: "\(failures)/\(name).difference.png")
    }
}

/// The paths of a baseline and of the pictures of its failure.
public struct BaselinePaths: Hashable, Sendable {
    /// The baseline.
    public var path: String
    /// The path of the drawn picture, if it isn't the same.
    public var actual: String
    /// The path of the picture of the differences.
    public var difference: String

    /// Creates the paths; nothing is read or written.
    public init(path: String, actual: String, difference: String) {
        self.path = path
        self.actual = actual
        self.difference = difference
    }

    func removeFailures() {
        unlink(actual)
        unlink(difference)
    }
}

/// The older name of `BaselinePaths`.
@available(*, deprecated, renamed: "BaselinePaths")
public typealias BaselinePlace = BaselinePaths

extension BaselineStore {
    /// The environment variable that makes tests and `verify` record everything if it is 1.
    public static let recordVariable = "RECORD_SNAPSHOTS"

    /// Records a display as the baseline.
    /// - Throws: `RenderError` when the display can't be painted, `AtomicFileError` and others when the file can't be
    ///   written, which is then unchanged.
    public func record(
        _ display: Display, as screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineRecording {
        try BaselineRecorder().record(RenderedSnapshot(display), to: path(of: screen, configuration))
    }

    /// Compares a display with the baseline, pixel by pixel; see `BaselineComparer.compare(_:with:)`.
    public func compare(
        _ display: Display, with screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineVerdict {
        let comparer = BaselineComparer()
        let paths = paths(of: screen, configuration)
        if try comparer.isSurelyEqual(display, with: paths) { return .equal }
        return try comparer.compare(RenderedSnapshot(display), with: paths)
    }

    /// Compares a picture in a test, or records it, depending on the mode.
    ///
    /// ```swift
    /// let verdict = try await BaselineStore().verify(picture)
    /// #expect(verdict.isSuccess, "\(verdict)")
    /// ```
    ///
    /// Recording isn't a success either, since nothing was checked.
    /// - Parameter mode: by default the mode of the environment; see `RecordMode.init(environment:)`.
    @MainActor
    public func verify(
        _ picture: DeclaredPicture, input: ScreenInput = ScreenInput(), recording mode: RecordMode = RecordMode()
    ) async throws -> BaselineVerdict {
        let display = try await picture.screen.display(for: picture.configuration, input: input)
        return try verify(display, of: picture, recording: mode, by: comparer(for: picture), with: BaselineRecorder())
    }

    /// Compares or records a picture that has already been drawn.
    public func verify(
        _ drawn: RenderedSnapshot, of picture: DeclaredPicture, recording mode: RecordMode = RecordMode(),
        allowsOtherFingerprint: Bool = false
    ) throws -> BaselineVerdict {
        var comparer = comparer(for: picture)
        comparer.allowsOtherFingerprint = allowsOtherFingerprint
        return try verify(drawn, of: picture, recording: mode, by: comparer, with: BaselineRecorder())
    }

    private func comparer(for picture: DeclaredPicture) -> BaselineComparer {
        BaselineComparer(tolerance: picture.screen.tolerance, masks: picture.screen.masks)
    }

    /// Compares or records a screen, which is painted only as far as necessary.
    func verify(
        _ display: Display, of picture: DeclaredPicture, recording mode: RecordMode, by comparer: BaselineComparer,
        with recorder: BaselineRecorder
    ) throws -> BaselineVerdict {
        if mode != .all, try comparer.isSurelyEqual(display, with: paths(of: picture)) { return .equal }
        return try verify(RenderedSnapshot(display), of: picture, recording: mode, by: comparer, with: recorder)
    }

    func verify(
        _ drawn: RenderedSnapshot, of picture: DeclaredPicture, recording mode: RecordMode,
        by comparer: BaselineComparer,
        with recorder: BaselineRecorder
    ) throws -> BaselineVerdict {
        let paths = paths(of: picture)
        func record() throws -> BaselineVerdict {
            let recording = try recorder.record(drawn, to: paths.path)
            paths.removeFailures()
            return recording == .unchanged ? .equal : .recorded(recording, path: paths.path)
        }
        if mode == .all { return try record() }
        let verdict = try comparer.compare(drawn, with: paths)
        switch (verdict, mode) {
        case (.missing, .missing), (.missing, .failed), (.differs, .failed), (.otherFingerprint, .failed),
            (.unreadable, .failed):
            return try record()
        default: return verdict
        }
    }

    /// The paths of baselines without a declared picture, sorted: PNG files anywhere below the folder.
    ///
    /// The result is exact, since all screens, states and configurations are declared. Other files aren't baselines,
    /// nor are pictures that another program has created. Hidden folders and links to folders are skipped.
    public func orphans(of catalog: Catalog) -> [String] {
        var declared = DeclaredFiles(catalog)
        return pictureFiles { !declared.contains($0) }.map { "\(folder)/\($0)" }.filter(Self.isBaseline)
    }

    /// Returns whether a name is that of a baseline without a declared picture, or of a folder that contains one.
    package func hasOrphans(named name: String, of catalog: Catalog) -> Bool {
        orphans(of: catalog).contains { $0 == "\(folder)/\(name).png" || $0.hasPrefix("\(folder)/\(name)/") }
    }

    /// Returns whether a file may be a baseline. A complete PNG without a fingerprint isn't one; a truncated or empty
    /// one may be.
    private static func isBaseline(_ path: String) -> Bool {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)), let info = try? PNGInspector.inspect(file)
        else { return true }
        return info.texts[PNGEncoder.Keyword.fingerprint] != nil
    }

    /// Returns the paths of the PNG files below the folder, relative to it, sorted, without temporary files that killed
    /// processes left.
    package func pictureFiles(where isIncluded: (_ path: String) -> Bool = { _ in true }) -> [String] {
        var files: [String] = []
        var pending = [""]
        while let subfolder = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(subfolder)")) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = subfolder.isEmpty ? name : "\(subfolder)/\(name)"
                if FilePaths.isFolder("\(folder)/\(path)") {
                    if !FilePaths.isLink("\(folder)/\(path)") { pending.append(path) }
                } else if name.lowercased().hasSuffix(".png"), !AtomicFile.isTemporary(name), isIncluded(path) {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }

    /// Returns whether pictures in another folder, which may not exist yet, would count as baselines: it is this folder
    /// or lies below it, and isn't hidden.
    package func reaches(_ other: String) -> Bool {
        guard let root = FilePaths.real(folder) else { return false }
        let path = FilePaths.resolvedPath(of: other)
        if path == root { return true }
        let start = root == "/" ? root : root + "/"
        guard path.hasPrefix(start) else { return false }
        return !path.dropFirst(start.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}

/// The files that a catalog declares, as paths below the folder of the baselines. Only the names of one folder, which
/// is a screen's, are in memory at a time.
private struct DeclaredFiles {
    private let screens: [Screen]
    /// The indices of the screens by their names.
    private let order: [Int32]
    private var shared = SharedPictures()
    private var folder: String?
    private var files: Set<String> = []

    init(_ catalog: Catalog) {
        let screens = catalog.screens
        self.screens = screens
        order = screens.indices.map { Int32($0) }.sorted { screens[Int($0)].name < screens[Int($1)].name }
    }

    mutating func contains(_ path: String) -> Bool {
        guard let slash = path.lastIndex(of: "/") else { return false }
        let folder = path[..<slash]
        if self.folder.map({ $0 == folder }) != true {
            self.folder = String(folder)
            files = names(inFolder: String(folder))
        }
        return files.contains(path)
    }

    private mutating func names(inFolder folder: String) -> Set<String> {
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if screens[Int(order[middle])].name < folder { low = middle + 1 } else { high = middle }
        }
        var names: Set<String> = []
        while low < order.count, screens[Int(order[low])].name == folder {
            for picture in shared.pictures(of: screens[Int(order[low])]) { names.insert("\(picture.name).png") }
            low += 1
        }
        return names
    }
}

extension SnapshotTool {
    /// Returns the folder for pictures of failures and `results.json`.
    /// - Parameter option: the value of `--artifacts`; nil for that of the environment, else
    ///   `.build/snapshot-failures`.
    package func artifactsFolder(
        named option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let option { return resolve(option) }
        let named = environment[BaselineStore.artifactsVariable] ?? ""
        return resolve(named.isEmpty ? ".build/snapshot-failures" : named)
    }
}
