import BuilderAppIntents
import BuilderSwiftUI

/// A source of the contents of a widget that users configure by an intent, which nothing calls.
public protocol AppIntentTimelineProvider {
    /// The type of the contents.
    associatedtype Entry: TimelineEntry
    /// The intent that configures the widget.
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    /// Returns the content before there is another one.
    func placeholder(in context: Context) -> Entry
    /// Returns the content at once.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the contents.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns configurations that users may choose; none by default.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that users may choose.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public let intent: Intent
    public let description: String
    public init(intent: Intent, description: String) { (self.intent, self.description) = (intent, description) }
}

/// A widget whose content users configure by an intent.
public nonisolated struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    _PrimitiveWidgetConfiguration
{
    /// Creates a widget whose intent starts with its default values.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}
