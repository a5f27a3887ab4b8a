import BuilderUIKit
import Foundation
import Render

/// Screens in several configurations in one picture: a row for each screen, a column for each configuration, and a
/// caption below each thumbnail.
///
/// Thumbnails are scaled layers of the screens, so that they are sharp at each density. All thumbnails of a column have
/// the same scale factor.
public struct ContactSheetDrawing: Sendable {
    /// The display to paint; its size is in whole points, and its scale 1 by default.
    public var display: Display
    /// The warnings of the screens, each with its cell.
    public var warnings: [String] { display.warnings }

    /// Receives the name of each cell before its screen is laid out, so that a time limit applies to cells and not to
    /// the sheet.
    @TaskLocal package static var willDrawCell: @Sendable (_ name: String) -> Void = { _ in }

    /// The pixels per point of the sheet's file: 2, or fewer for a sheet with more pixels than can be painted.
    var density: Double {
        let most = (Double(Painter.pixelLimit) / Double(display.size.width * display.size.height)).squareRoot()
        // Quarters, so that hairlines look alike in all of the sheet.
        return most >= 2 ? 2 : max(0.25, (most * 4).rounded(.down) / 4)
    }

    /// Lays all screens out, one after the other.
    /// - Parameters:
    ///   - screens: a row for each.
    ///   - configurations: a column for each; nil for those that the screens have baselines for, each once.
    ///   - appearance: that of the sheet; the screens have those of the configurations.
    ///   - zoom: the factor by which thumbnails are enlarged, 0.1…10.
    ///   - padding: the padding around the sheet, in points, 0…1000.
    ///   - ground: the background; `plain` is the system's background.
    ///   - showsStatusBar: a Boolean value that indicates whether whole screens have a status bar.
    ///   - input: the input of the screens.
    /// - Throws: `ContactSheetError`, or `RenderError` if the captions can't be drawn.
    @MainActor
    public init(
        of screens: [Screen], in configurations: [SnapshotConfiguration]? = nil, appearance: Appearance = .light,
        zoom: Double = 1, padding: Double = 0, ground: DocumentationPicture.Ground = .plain,
        showsStatusBar: Bool = false, input: ScreenInput = ScreenInput()
    ) async throws {
        try Self.check(zoom: zoom, padding: padding)
        let columns = configurations ?? Self.declared(by: screens)
        guard !screens.isEmpty, !columns.isEmpty else { throw ContactSheetError.empty }
        var rows: [[ContactSheetCell]] = []
        var warnings: [String] = []
        var missingTexts: [MissingText] = []
        for screen in screens {
            var row: [ContactSheetCell] = []
            for configuration in columns {
                let cell = try await Self.cell(
                    screen, configuration, showsStatusBar: showsStatusBar, input: input)
                for warning in cell.warnings where !warnings.contains(warning) { warnings.append(warning) }
                missingTexts += cell.missingTexts.filter { !missingTexts.contains($0) }
                row.append(cell)
            }
            rows.append(row)
        }
        let grid = ContactSheetGrid(rows, zoom: CGFloat(zoom), padding: CGFloat(padding))
        display = try grid.display(appearance: appearance)
        display.background = ground == .plain ? .systemBackground(for: appearance) : nil
        display.warnings += warnings
        display.missingTexts += missingTexts
    }

    private static func check(zoom: Double, padding: Double) throws(ContactSheetError) {
        guard (0.1...10).contains(zoom) else {
            throw .invalidNumber(name: "zoom", value: zoom, range: "a factor from 0.1 to 10")
        }
        guard (0...1000).contains(padding) else {
            throw .invalidNumber(name: "padding", value: padding, range: "points from 0 to 1000")
        }
    }

    /// Returns the configurations of all screens, each once, in the order of the first screen that has it.
    private static func declared(by screens: [Screen]) -> [SnapshotConfiguration] {
        var seen: Set<SnapshotConfiguration> = []
        return screens.flatMap(\.configurations).filter { seen.insert($0).inserted }
    }

    @MainActor
    private static func cell(
        _ screen: Screen, _ configuration: SnapshotConfiguration, showsStatusBar: Bool, input: ScreenInput
    ) async throws -> ContactSheetCell {
        willDrawCell("\(screen.fullName) (\(configuration.name))")
        do {
            return ContactSheetCell(
                try await LaidOutScreen(screen, for: configuration, showsStatusBar: showsStatusBar, input: input))
        } catch {
            throw ContactSheetError.cell(screen: screen.fullName, configuration: configuration.name, cause: error)
        }
    }
}

/// An error of drawing a contact sheet.
public enum ContactSheetError: Error, Sendable {
    /// There is nothing to show.
    case empty
    /// A number out of its range.
    case invalidNumber(name: String, value: Double, range: String)
    /// A screen fails in one of the configurations, with an error as the cause.
    case cell(screen: String, configuration: String, cause: any Error)
}

extension ContactSheetError: CustomStringConvertible, LocalizedError, StatusError {
    public var description: String {
        switch self {
        case .empty: "a contact sheet needs a screen and a configuration"
        case .invalidNumber(let name, let value, let range):
            "a contact sheet can't have a \(name) of \(value): use \(range)"
        case .cell(let screen, let configuration, let cause):
            "the contact sheet's cell of “\(screen)” for “\(configuration)” can't be drawn: \(cause)"
        }
    }

    public var errorDescription: String? { description }

    public var commandStatus: CommandStatus {
        switch self {
        case .empty, .invalidNumber: .usage
        case .cell(_, _, let cause): (cause as? any StatusError)?.commandStatus ?? .renderFailed
        }
    }
}

extension SnapshotTool {
    /// Draws a contact sheet of the pictures that screens declare, and writes it.
    /// - Parameters:
    ///   - screens: names in the catalog; empty for all screens in all states.
    ///   - timeout: the time limit of each screen, in seconds.
    @MainActor
    package func writeContactSheet(
        of screens: [String], to path: String, timeout: Double
    ) async throws -> CommandStatus {
        let found = screens.isEmpty ? catalog.screens.flatMap(\.variants) : try catalog.find(screens)
        return try await writeContactSheet(
            of: found, in: nil, input: ScreenInput(warn: { [console] in console.warn($0) }), to: path, timeout: timeout)
    }

    /// Draws a contact sheet at two pixels per point if it isn't too large, in the light appearance, and writes it.
    /// - Parameters:
    ///   - configurations: a column for each; nil for those that the screens have baselines for.
    ///   - timeout: the time limit of each screen, and of the sheet's painting, in seconds.
    @MainActor
    package func writeContactSheet(
        of screens: [Screen], in configurations: [SnapshotConfiguration]?, showsStatusBar: Bool = false,
        input: ScreenInput, to path: String, timeout: Double
    ) async throws -> CommandStatus {
        let target = try SheetTarget(path, for: self)
        let deadline = target.deadline(seconds: timeout, for: self)
        defer { deadline?.end() }
        let drawing = try await ContactSheetDrawing.$willDrawCell.withValue({ deadline?.begin($0) }) {
            try await ContactSheetDrawing(
                of: screens, in: configurations, showsStatusBar: showsStatusBar, input: input)
        }
        for warning in drawing.warnings { console.warn(warning) }
        deadline?.begin("the contact sheet")
        var display = drawing.display
        display.scale = drawing.density
        if display.scale < 2 {
            console.warn("the contact sheet has \(display.scale) pixels per point in place of 2, since it is large")
        }
        try target.write(try display.png())
        try console.result(path)
        return .success
    }
}

/// The PNG file of a contact sheet, checked for writing before the sheet is drawn.
package struct SheetTarget {
    package let path: String
    private let signals: DeferredSignals

    /// Checks the path.
    /// - Throws: `CommandError.cannotCreate` or `AtomicFileError`, before anything is created.
    package init(_ path: String, for tool: SnapshotTool) throws {
        self.path = path
        signals = tool.deferSignals()
        if FilePaths.isFolder(path) { throw CommandError.cannotCreate(path: path, reason: "it is a folder") }
        try signals.whileDeferred { try FileTransaction.checkFolders([FilePaths.folder(of: path)]) }
    }

    /// Starts the time limit of drawing; nil in a process that isn't the tool's.
    func deadline(seconds: Double, for tool: SnapshotTool) -> DrawingDeadline? {
        guard tool.ownsProcess else { return nil }
        return DrawingDeadline(seconds: seconds, status: .renderFailed, signals: signals, console: tool.console)
    }

    /// Writes the file and the missing folders.
    /// - Throws: `FileTransactionError`, `AtomicFileError` or `CommandError`.
    package func write(_ png: Data) throws {
        var files = FileTransaction()
        files.add(png, to: path)
        try signals.whileDeferred { [files] in try files.write() }
    }
}
