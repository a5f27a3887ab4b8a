import BuilderFoundation

/// The weight of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The weight among an app's entries.
    public var score: Float
    /// The seconds for which it holds.
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The content of a widget from a date on.
public protocol TimelineEntry {
    /// The date.
    var date: Date { get }
    /// The weight.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The contents of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    /// The contents.
    public let entries: [EntryType]
    /// The time of the next contents.
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// The time of a widget's next contents.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date
    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(date: .distantPast)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(date: .distantFuture)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// The surroundings of a widget.
public struct TimelineProviderContext: Sendable {
    /// The size's name.
    public let family: WidgetFamily
    /// A Boolean value that indicates whether the widget is shown in a gallery.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: CGSize
}

/// A source of a widget's contents, which nothing calls.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// Returns the content before there is another one.
    func placeholder(in context: Context) -> Entry
    /// Calls a closure with the content at once.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Calls a closure with the contents.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
