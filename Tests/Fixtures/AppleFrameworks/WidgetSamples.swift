import ActivityKit
import AppIntents
import AuthenticationServices
import CoreData
import Intents
import SwiftUI
import WidgetKit

struct AlbumEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct PickAlbum: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Pick Album"
    @Parameter(title: "Name", default: "All") var name: String
}

struct AlbumProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> AlbumEntry { AlbumEntry(date: .now, name: "") }
    func snapshot(for configuration: PickAlbum, in context: Context) async -> AlbumEntry {
        AlbumEntry(date: .now, name: configuration.name)
    }
    func timeline(for configuration: PickAlbum, in context: Context) async -> Timeline<AlbumEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }
}

struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "album", intent: PickAlbum.self, provider: AlbumProvider()) { entry in
            Text(entry.name)
        }
        .configurationDisplayName("Album")
        .supportedFamilies([.systemSmall])
    }
}

struct UploadAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var progress: Double
    }
    var name: String
}

struct UploadWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: UploadAttributes.self) { context in
            Text(context.attributes.name).activityBackgroundTint(.black).activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
                DynamicIslandExpandedRegion(.bottom) { ProgressView(value: context.state.progress) }
            } compactLeading: {
                Image(systemName: "arrow.up")
            } compactTrailing: {
                Text("\(context.state.progress)")
            } minimal: {
                Text("m")
            }
            .keylineTint(.red)
        }
    }
}

struct SelectedAlbumKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    var selectedAlbum: Binding<String>? {
        get { self[SelectedAlbumKey.self] }
        set { self[SelectedAlbumKey.self] = newValue }
    }
}

struct AlbumCommands: Commands {
    @FocusedBinding(\.selectedAlbum) var album
    var body: some Commands {
        CommandGroup(replacing: .importExport) { Button("Import") {}.disabled(album == nil) }
        SidebarCommands()
    }
}

public final class StoredAlbum: NSManagedObject, Identifiable {
    public var name = ""
    public var artist = ""
}

public struct StoredAlbumsView: View {
    @SectionedFetchRequest(
        sectionIdentifier: \.artist, sortDescriptors: [SortDescriptor(\StoredAlbum.name)], animation: .default)
    private var sections: SectionedFetchResults<String, StoredAlbum>
    @FetchRequest(sortDescriptors: []) private var albums: FetchedResults<StoredAlbum>
    @State private var selection = ""

    public init() {}

    public var body: some View {
        List {
            ForEach(sections) { section in
                Section(section.id) { ForEach(section) { Text($0.name) } }
            }
        }
        .focusedSceneValue(\.selectedAlbum, $selection)
    }

    /// Searches, and returns a Boolean value that indicates whether the results have the condition and the order.
    @MainActor public func search(_ text: String) -> Bool {
        let predicate = NSPredicate(format: "name CONTAINS %@", text)
        albums.nsPredicate = predicate
        sections.sortDescriptors = [SortDescriptor(\.name, order: .reverse)]
        return albums.nsPredicate === predicate && sections.sortDescriptors.map(\.order) == [.reverse]
    }
}

public final class PlayHandler: INExtension, INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
}

final class PasswordsViewController: ASCredentialProviderViewController {
    override func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {
        guard credentialIdentity.recordIdentifier != nil else {
            return extensionContext.cancelRequest(
                withError: NSError(
                    domain: ASExtensionErrorDomain, code: ASExtensionError.userInteractionRequired.rawValue))
        }
        extensionContext.completeRequest(
            withSelectedCredential: ASPasswordCredential(user: "ada", password: "x"), completionHandler: nil)
    }
}
