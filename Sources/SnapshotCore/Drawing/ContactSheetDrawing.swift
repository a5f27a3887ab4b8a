import BuilderUIKit
import Render

/// Screens in several configurations in one picture: a row for each screen, a column for each configuration, and below
/// each thumbnail what it shows.
///
/// Thumbnails are the screens' layers made smaller, so that they are sharp at each density. In a column all have one
/// factor.
public struct ContactSheetDrawing: Sendable {
    /// The display to paint; its size is in whole points, and its scale 1 unless set.
    public var display: Display
    /// The warnings of the screens, each with its cell.
    public var warnings: [String] { display.warnings }

    /// Lays all screens out, one after the other.
    /// - Parameters:
    ///   - screens: a row for each.
    ///   - configurations: a column for each; nil for those that the screens have baselines for, each once.
    ///   - appearance: the sheet's own; the screens have those of the configurations.
    ///   - zoom: how much larger than usual the thumbnails are, 0.1…10.
    ///   - padding: what is left free around, in points, 0…1000.
    ///   - ground: `plain` is the system's background.
    ///   - input: what the screens are made from.
    /// - Throws: `ContactSheetError`, or `RenderError` where the captions can't be drawn.
    @MainActor
    public init(
        of screens: [Screen], in configurations: [SnapshotConfiguration]? = nil, appearance: Appearance = .light,
        zoom: Double = 1, padding: Double = 0, ground: DocumentationPicture.Ground = .plain,
        input: ScreenInput = ScreenInput()
    ) async throws {
        try Self.check(zoom: zoom, padding: padding)
        let columns = configurations ?? Self.declared(by: screens)
        guard !screens.isEmpty, !columns.isEmpty else { throw ContactSheetError.empty }
        var rows: [[ContactSheetCell]] = []
        var warnings: [String] = []
        for screen in screens {
            var row: [ContactSheetCell] = []
            for configuration in columns {
                let cell = try await Self.cell(screen, configuration, input: input)
                for warning in cell.warnings where !warnings.contains(warning) { warnings.append(warning) }
                row.append(cell)
            }
            rows.append(row)
        }
        let grid = ContactSheetGrid(rows, zoom: CGFloat(zoom), padding: CGFloat(padding))
        display = try grid.display(appearance: appearance)
        display.background = ground == .plain ? .systemBackground(for: appearance) : nil
        display.warnings += warnings
    }

    private static func check(zoom: Double, padding: Double) throws(ContactSheetError) {
        guard (0.1...10).contains(zoom) else {
            throw .invalidNumber(name: "zoom", value: zoom, range: "a factor from 0.1 to 10")
        }
        guard (0...1000).contains(padding) else {
            throw .invalidNumber(name: "padding", value: padding, range: "points from 0 to 1000")
        }
    }

    /// The configurations of all screens, each once, in the order of the first that has it.
    private static func declared(by screens: [Screen]) -> [SnapshotConfiguration] {
        var seen: Set<SnapshotConfiguration> = []
        return screens.flatMap(\.configurations).filter { seen.insert($0).inserted }
    }

    @MainActor
    private static func cell(
        _ screen: Screen, _ configuration: SnapshotConfiguration, input: ScreenInput
    ) async throws -> ContactSheetCell {
        do {
            return ContactSheetCell(try await LaidOutScreen(screen, for: configuration, input: input))
        } catch {
            throw ContactSheetError.cell(screen: screen.fullName, configuration: configuration.name, cause: error)
        }
    }
}
