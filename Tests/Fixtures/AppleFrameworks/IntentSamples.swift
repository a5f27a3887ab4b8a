import AppIntents
import UIKit

struct AlbumEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static var defaultQuery = AlbumQuery()
    let id: UUID
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    init(name: String) {
        id = UUID()
        self.name = name
    }
}

struct AlbumQuery: EntityStringQuery {
    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] { [] }
    func entities(matching string: String) async throws -> [AlbumEntity] { [AlbumEntity(name: string)] }
    func suggestedEntities() async throws -> [AlbumEntity] { [] }
}

enum AlbumStyle: String, AppEnum {
    case grid, list
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Style") }
    static var caseDisplayRepresentations: [AlbumStyle: DisplayRepresentation] = [.grid: "Grid", .list: "List"]
}

public struct CountAlbums: AppIntent {
    public static var title: LocalizedStringResource = "Count Albums"
    public static var description = IntentDescription("Counts the albums.", categoryName: "Albums")
    public static let openAppWhenRun = true

    @Parameter(title: "Album", description: "The album.") var album: AlbumEntity?
    @Parameter(title: "Style", default: .grid) var style: AlbumStyle
    @Parameter(title: "Limit", default: 10, controlStyle: .stepper, inclusiveRange: (1, 20)) public var limit: Int
    public static var parameterSummary: some ParameterSummary {
        Summary("Count \(\.$album)") {
            \.$style
            \.$limit
        }
    }

    public init() {}

    @MainActor
    public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard album == nil else { throw $album.needsValueError("Which one?") }
        return .result(value: limit, dialog: "There are \(limit) albums.")
    }
}

struct OpenAlbums: AppIntent {
    static var title: LocalizedStringResource = "Open Albums"
    func perform() async throws -> some IntentResult { .result() }
}

struct AlbumShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CountAlbums(), phrases: ["Count albums in \(.applicationName)", "Count \(\.$album)"],
            shortTitle: "Count", systemImageName: "photo")
        AppShortcut(intent: OpenAlbums(), phrases: ["Open \(.applicationName)"])
    }
}
